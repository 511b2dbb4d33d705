/**
 * A tutorial as one person goes through it. Every action is tried out by the server on the
 * prepared position of the step; the browser knows no rules here either.
 */
import type { Item, Lessons, Tried } from './wire'

/** Why an action was refused, or null when it was carried out. */
export type Refusal = string | null

export interface TutorialOptions {
  /** Try an action out on the position of a step, from 1. Throws what the server refuses. */
  tryOut: (step: number, text: string) => Promise<Tried>
  /** The sentence of what was thrown. */
  sentence: (error: unknown) => string
}

export class Tutorial {
  readonly lessons: Lessons
  /** The step, from 1. */
  step = $state(1)
  /** What came of the last action; null while the position is as it was prepared. */
  tried = $state.raw<Tried | null>(null)
  /** What the server said to the last action that could not be done. */
  refused = $state('')
  busy = $state(false)
  /** Counts the positions laid out: each begins afresh. */
  laid = $state(0)

  private readonly options: TutorialOptions
  private readonly lesson = $derived.by(() => {
    const found = this.lessons.steps[this.step - 1]
    if (!found) throw new Error(`There is no step ${this.step}`)
    return found
  })

  readonly title = $derived(this.lesson.title)
  readonly task = $derived(this.lesson.task)
  readonly item = $derived.by((): Item => this.tried?.item ?? this.lesson.item)
  /** The prepared position, and what came of an action there. */
  readonly past = $derived.by((): Item[] => (this.tried ? [this.lesson.item, this.tried.item] : []))
  /** The seat the learner acts for. */
  readonly seat = $derived(this.lesson.item.to_act[0] ?? 0)
  readonly legal = $derived(
    this.tried ? [] : (this.lesson.item.legal[String(this.seat)] ?? []),
  )
  readonly count: number
  readonly last = $derived.by(() => this.step === this.count)

  constructor(lessons: Lessons, from: number, options: TutorialOptions) {
    this.lessons = lessons
    this.options = options
    this.count = lessons.steps.length
    this.step = Math.min(Math.max(1, from), this.count)
  }

  /** Do something; what is possible but leads elsewhere is carried out as well, and answered. */
  async act(text: string): Promise<void> {
    if (this.busy || this.tried) return
    this.busy = true
    this.refused = ''
    try {
      this.tried = await this.options.tryOut(this.step, text)
    } catch (error) {
      this.refused = this.options.sentence(error)
    }
    this.busy = false
  }

  /** Could this be done? Else why not. */
  async why(text: string): Promise<Refusal> {
    try {
      await this.options.tryOut(this.step, text)
      return null
    } catch (error) {
      return (this.refused = this.options.sentence(error))
    }
  }

  /** Let the person see how the goal is reached. */
  show(): Promise<void> {
    const goal = this.lesson.goals[0]
    return goal === undefined ? Promise.resolve() : this.act(goal)
  }

  /** The same position once more. */
  again(): void {
    this.go(this.step)
  }

  go(step: number): void {
    this.step = Math.min(Math.max(1, step), this.count)
    this.tried = null
    this.refused = ''
    this.laid += 1
  }
}
