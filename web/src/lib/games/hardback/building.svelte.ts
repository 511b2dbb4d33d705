/** The word being built: what lies where, and what the server says it would bring. */
import { untrack } from 'svelte'
import type { Translate } from '../../texts'
import type { TriedOut } from '../../wire'
import type { Part, WordForm, WordPreview } from './view'
import * as word from './word'
import { EMPTY, type Laying } from './word'

/** How long somebody may still be typing, and how often others are shown what lies there. */
const PAUSE = 150
const SHOWN_EVERY = 1000

export interface Around {
  form: () => WordForm | null
  /** It is this person's turn to spell, even if nothing can be done at this moment. */
  spells: () => boolean
  /** Another one whenever a word counts or the turn goes on. */
  turn: () => string
  hand: () => readonly string[]
  try: (text: string) => Promise<TriedOut | null>
  /** Let others see it; null where they are not to. */
  show: () => ((laid: string[]) => void) | null
  /** A letter that no card shows. */
  none: (letter: string) => void
}

interface Answered {
  text: string
  told: TriedOut
}

export class Building {
  laying = $state.raw<Laying>(EMPTY)
  /** The card touched last: it is moved and turned. */
  touched = $state<string | null>(null)
  private answered = $state.raw<Answered | null>(null)
  /** What was submitted: it comes back if it is voted down. */
  private sent: Laying = EMPTY
  private turn = ''
  private readonly around: Around
  private trying: ReturnType<typeof setTimeout> | undefined
  private showing: ReturnType<typeof setTimeout> | undefined
  private shownLast = 0

  readonly parts = $derived.by((): readonly Part[] => this.around.form()?.cards ?? [])
  readonly text = $derived.by(() => word.actionOf(this.laying.word))
  readonly spelled = $derived.by(() => word.spelled(this.laying.word))
  readonly missing = $derived.by(() => word.missing(this.parts, this.laying.word))
  /** The answer to what lies there now. */
  private readonly told = $derived.by(() =>
    this.laying.waits === null && this.answered?.text === this.text ? this.answered.told : null,
  )
  readonly refused = $derived.by(() => this.told?.refused ?? null)
  readonly preview = $derived.by(() => (this.told?.preview ?? null) as WordPreview | null)
  readonly known = $derived.by(() => this.told !== null)
  /** The card that is meant when none is named. */
  readonly cursor = $derived.by(() => {
    const { word: laid } = this.laying
    if (this.touched !== null && word.has(laid, this.touched)) return this.touched
    return laid.at(-1)?.card ?? null
  })

  constructor(around: Around) {
    this.around = around
    $effect(() => {
      const form = around.form()
      const spells = around.spells()
      const turn = around.turn()
      untrack(() => this.follow(form, spells, turn))
    })
    $effect(() => {
      const text = this.text
      const count = this.laying.word.length
      const form = around.form()
      untrack(() => this.changed(text, count, form !== null))
    })
    $effect(() => () => {
      clearTimeout(this.trying)
      clearTimeout(this.showing)
    })
  }

  /** The word and what it is worth, for those who hear it. */
  said(t: Translate): string {
    const { preview, spelled, refused } = this
    if (!preview) return refused?.message ?? spelled
    return t('hb-said-worth', { word: spelled, coins: preview.coins, points: preview.points })
  }

  type(letter: string): void {
    const next = word.type(this.parts, this.laying, letter)
    if (next) this.become(next)
    else this.around.none(letter)
  }

  /** The card that is meant, else the last one, becomes wild with the next letter. */
  wait(card?: string): boolean {
    const next = word.wait(this.parts, this.laying, card ?? this.cursor ?? undefined)
    if (!next) return false
    this.become(next, next.waits)
    return true
  }

  tap(card: string): void {
    if (word.has(this.laying.word, card)) this.become(word.remove(this.laying, card))
    else this.put(card)
  }

  put(card: string, at?: number): void {
    if (!this.parts.some((part) => part.card === card)) return
    this.become(word.add(this.laying, card, at), card)
  }

  take(card: string): void {
    this.become(word.remove(this.laying, card))
  }

  moveTo(card: string, at: number): void {
    this.become(word.move(this.laying, card, at), card)
  }

  shift(by: number): void {
    if (this.cursor) this.become(word.shift(this.laying, this.cursor, by), this.cursor)
  }

  turnUp(card: string): void {
    this.become(word.turn(this.laying, card, null), card)
  }

  back(): void {
    this.become(word.back(this.laying))
  }

  all(): void {
    this.become(word.all(this.parts, this.laying, this.around.hand()))
  }

  none(): void {
    this.become(EMPTY)
  }

  uncoverAll(): void {
    this.become(word.uncovered(this.laying))
  }

  /** It was submitted. */
  send(): void {
    this.sent = this.laying
  }

  private become(next: Laying, touched: string | null = null): void {
    this.laying = next
    this.touched = touched
  }

  private follow(form: WordForm | null, spells: boolean, turn: string): void {
    // A word that counts does not come back with the next hand.
    if (turn !== this.turn) this.laying = this.sent = EMPTY
    this.turn = turn
    if (form) {
      const from = this.laying.word.length === 0 ? this.sent : this.laying
      this.laying = word.keep(form.cards, from)
      this.sent = EMPTY
      if (this.answered) this.answered = null
    } else if (!spells) {
      this.laying = EMPTY
    }
  }

  private changed(text: string, count: number, open: boolean): void {
    clearTimeout(this.trying)
    if (!open) return
    this.letSee()
    if (count === 0 || this.laying.waits !== null) return
    this.trying = setTimeout(() => void this.ask(text), PAUSE)
  }

  private async ask(text: string): Promise<void> {
    const told = await this.around.try(text)
    if (told && text === this.text) this.answered = { text, told }
  }

  private letSee(): void {
    const show = this.around.show()
    if (!show || this.showing !== undefined) return
    const wait = Math.max(0, this.shownLast + SHOWN_EVERY - performance.now())
    this.showing = setTimeout(() => {
      this.showing = undefined
      this.shownLast = performance.now()
      this.around.show()?.(this.laying.word.map(word.textOf))
    }, wait)
  }
}
