/** Small facts the drawing needs about a position. */
import type { NangaParbatView, Species } from '../../wire'
import { given, type Plan } from './selection'

/** Hikers both players bring: each turn places one. */
export const TURNS = 30

/** The turn that is played now, counted from 1. */
export function turnOf(view: NangaParbatView): number {
  const placed = TURNS - view.players[0].hikers_left - view.players[1].hikers_left
  const trapped = view.phase === 'after-guide' || view.phase === 'after-scoring'
  return Math.max(1, Math.min(TURNS, placed + (trapped ? 0 : 1)))
}

/** Species to be marked in the player's own row: in hand, or given in a trade. */
export function chosenAnimals(plan: Plan): ReadonlySet<Species> {
  if (plan.kind === 'animal') return new Set([plan.animal])
  return plan.kind === 'trade' ? given(plan.text) : new Set()
}

/** The spot of the chart the plan aims at, as `row spot`. */
export function chosenSpot(plan: Plan): string | null {
  if (plan.kind === 'trade') return plan.text.split(' ').slice(0, 2).join(' ')
  return plan.kind === 'camps' && plan.spot ? `camps ${plan.spot}` : null
}
