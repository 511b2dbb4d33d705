/** Cards travel whenever the table is drawn anew, and what they brought flies to the players. */
import { tick, untrack } from 'svelte'
import { settings } from '../../settings.svelte'
import type { Told } from '../../wire'
import { places, play, type Places } from './flip'
import { flights, gains, type Flight } from './gains'

export interface Around {
  root: () => HTMLElement | undefined
  /** Reads all that the table is drawn by. */
  drawn: () => unknown
  /** What happened in the step that is drawn. */
  told: () => readonly Told[]
  /** Whose turn it is. */
  seat: () => number
  /** The card in somebody's hand. */
  held: () => string | null
}

/** To be made while the table is. */
export class Moving {
  /** What is on its way to a player. */
  flying = $state.raw<readonly Flight[]>([])
  private readonly around: Around
  private before: Places = new Map()
  private spelling = 0
  /** The step whose gains have flown already. */
  private flown: readonly Told[] = []

  constructor(around: Around) {
    this.around = around
    // Where everything lay is noted before the table is drawn anew; then it comes from there.
    $effect.pre(() => {
      around.drawn()
      this.before = settings.animate ? untrack(() => places(around.root())) : new Map()
    })
    $effect(() => {
      around.drawn()
      untrack(() => this.drawn())
    })
  }

  landed = (flight: Flight): void => {
    this.flying = this.flying.filter((one) => one !== flight)
  }

  private drawn(): void {
    const { around, before, spelling } = this
    const told = around.told()
    this.spelling = around.seat()
    void tick().then(() => {
      this.fly(before, told)
      play(around.root(), before, told, spelling, around.held())
    })
  }

  private fly(before: Places, told: readonly Told[]): void {
    const root = this.around.root()
    const isNew = told !== this.flown
    this.flown = told
    if (!root || before.size === 0 || !isNew) return
    this.flying = [...this.flying, ...flights(root, before, gains(told))]
  }
}
