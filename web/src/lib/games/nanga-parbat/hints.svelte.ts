/** What is said beside the pieces: a card on what is pointed at, and why something cannot be. */
import { boxesOf } from '../../beside'
import type { Explained } from './selection'

/** What a card should leave in sight: the places, the flags, the chart, the bar. */
const IN_SIGHT = '.hit, [data-region], [data-guide], .chart, .key, .np-bar, .side'

export interface Pointed {
  target: Explained
  at: DOMRect
  near: DOMRect[]
  /** Asked for by a long press: it stays to be read. */
  held: boolean
}

export interface Around {
  root: () => HTMLElement | undefined
  /** Is something carried? Then that says itself what it is over. */
  carries: () => boolean
  /** Why an action is not possible; null if it would be. */
  why: (text: string) => Promise<string | null>
  /** What is said about an action that would be possible. */
  possible: () => string
}

export const spot = (x: number, y: number): DOMRect => new DOMRect(x, y, 0, 0)

export class Hints {
  pointed = $state.raw<Pointed | null>(null)
  toast = $state.raw<{ text: string; at: DOMRect } | null>(null)
  private readonly around: Around

  constructor(around: Around) {
    this.around = around
  }

  clear = (): void => {
    this.pointed = this.toast = null
  }

  /** The pointer, or the keyboard's cursor, came to something or left it. */
  point = (target: Explained | null, at?: DOMRect): void => {
    if (!this.around.carries() && !this.pointed?.held) this.explain(target, at)
  }

  explain(target: Explained | null, at?: DOMRect, held = false): void {
    if (!target || !at) {
      this.pointed = null
      return
    }
    const near = target.kind === 'animal' ? [] : boxesOf(this.around.root(), IN_SIGHT)
    this.pointed = { target, at, held, near }
  }

  say(text: string, at: DOMRect): void {
    this.toast = { text, at }
  }

  /** Say why an action is not possible; where none is meant, something else. */
  async tell(action: string | null, at: DOMRect, otherwise: string): Promise<void> {
    const said = action ? await this.around.why(action) : otherwise
    this.say(said ?? this.around.possible(), at)
  }
}
