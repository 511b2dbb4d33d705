/** A month as it unrolls: what was told is shown one thing after the other, as fast as somebody wants. */
import { settings } from '../../settings.svelte'
import type { GameEvent, Told } from '../../wire'
import type { Past } from '../contract'
import { fold, weight } from './fold'
import { isLine } from './story'
import type { HimalayaView } from './view'

export interface Frame {
  /** The table as it is now. */
  view: HimalayaView
  event: GameEvent
  text: string
  /** How many lines of the log tell this, and what happened before it unseen. */
  lines: number
}

/** Milliseconds for one thing, from slow to fast. */
export const PACES = [1600, 850, 380] as const
/** What was missed for long is not shown from its beginning. */
const MOST = 90

/** The frames of what was told in one step of the game. */
export function frames(before: HimalayaView, told: readonly Told[]): Frame[] {
  let view = before
  let lines = 0
  return told.flatMap(({ event, text }) => {
    view = fold(view, event)
    lines += isLine(event) ? 1 : 0
    if (weight(event) === 0) return []
    const frame = { view, event, text, lines }
    lines = 0
    return [frame]
  })
}

const linesOf = (queue: readonly Frame[]): number => queue.reduce((sum, { lines }) => sum + lines, 0)

/** A month begins with all programmes turned over. */
export const begins = ({ event }: { event: GameEvent }): boolean => event.event === 'revealed'

/**
 * The frames of the last month, or of what was told of it so far. They are made from the steps of the
 * game and not kept from what was shown, so whoever comes back or comes late sees the same.
 */
export function lastMonth(steps: readonly Past<HimalayaView>[]): Frame[] {
  const start = steps.findLastIndex(({ told }) => told.some(begins))
  const month = steps.slice(start).flatMap(({ told }, at) => {
    const before = steps[start + at - 1]
    return start > 0 && before ? frames(before.view, told) : []
  })
  return month.slice(Math.max(0, month.findIndex(begins)))
}

export class Reveal {
  /** What is shown now; null when the table itself is. */
  frame = $state.raw<Frame | null>(null)
  paused = $state(false)
  /** What was left out as the film ended: nothing at its end, null where something else is told instead. */
  left: readonly Frame[] | null = null
  private queue: Frame[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private before: HimalayaView | null = null
  readonly playing = $derived(this.frame !== null)
  /** How many lines of the log tell what is still to be shown for the first time. */
  ahead = $state(0)
  private count = $state(0)
  private todo = $state(0)
  /** How much of what is to be shown was shown. */
  readonly share = $derived(this.count === 0 ? 1 : 1 - this.todo / this.count)

  /** Something was told, and this is the table after it. Is it shown step by step? */
  feed(view: HimalayaView, told: readonly Told[], plays: boolean): boolean {
    const before = this.before
    this.before = view
    if (!before || told.length === 0) return false
    const more = frames(before, told)
    if (!plays) {
      // Where nothing moves by itself, the table is at once what it has become.
      if (more.length > 0) this.stop()
      return false
    }
    this.queue = [...this.queue, ...more].slice(-MOST)
    this.todo = this.queue.length
    this.count = Math.max(this.count, this.todo)
    this.ahead = linesOf(this.queue)
    if (this.frame === null && this.timer === undefined) this.next()
    return more.length > 0
  }

  /** Show a month once more: by itself, or one thing after the other as somebody asks for it. */
  again(month: readonly Frame[], plays: boolean): void {
    this.stop()
    this.queue = [...month]
    this.todo = this.count = this.queue.length
    this.paused = !plays
    this.next()
  }

  /** Go on by one. */
  next(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    const frame = this.queue.shift() ?? null
    this.frame = frame
    this.todo = this.queue.length
    if (this.ahead > 0) this.ahead = linesOf(this.queue)
    if (frame === null) {
      this.left = []
      this.count = 0
      this.paused = false
    } else if (!this.paused) this.wait(frame)
  }

  private wait(frame: Frame): void {
    this.timer = setTimeout(() => this.next(), (PACES[this.pace] ?? 850) * weight(frame.event))
  }

  pause(): void {
    this.paused = !this.paused
    clearTimeout(this.timer)
    this.timer = undefined
    if (!this.paused && this.frame) this.wait(this.frame)
  }

  /** By hand, one by one. */
  step(): void {
    this.paused = true
    this.next()
  }

  /** Which of the paces; it is kept. */
  get pace(): number {
    return settings.pace
  }

  faster(): void {
    settings.pace = (settings.pace + 1) % PACES.length
  }

  /** To the table as it is, without what is still to be shown. */
  skip(): void {
    const left = this.queue
    this.stop()
    this.left = left
  }

  /** To the table as it is, where something else is told instead. */
  stop(): void {
    this.left = null
    clearTimeout(this.timer)
    this.timer = undefined
    this.queue = []
    this.frame = null
    this.todo = this.count = this.ahead = 0
    this.paused = false
  }
}
