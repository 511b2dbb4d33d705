/** The end as a story: what was counted, who went, and who was left, from the figures of the outcome. */
import type { GameEvent } from '../../wire'
import type { Influence } from './influence'
import type { HimalayaOutcome } from './view'

export interface Chapter {
  what: Influence
  figures: { seat: number; value: number }[]
  /** Who goes at its end. */
  out: number[]
  /** Who has won, at the end of the last one. */
  won: number[]
}

const figuresOf = (values: readonly (number | null)[], gone: readonly number[]): Chapter['figures'] =>
  values
    .flatMap((value, seat) => (value === null || gone.includes(seat) ? [] : [{ seat, value }]))
    .toSorted((a, b) => b.value - a.value || a.seat - b.seat)

/** Three chapters; nobody is eliminated where three play. */
export function chapters(outcome: HimalayaOutcome): Chapter[] {
  const { religion, politics, scores, out, ranks } = outcome
  if (religion === undefined || ranks === null) return []
  const first = out.slice(0, 1)
  const won = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []))
  return [
    { what: 'religion', figures: figuresOf(religion, []), out: first, won: [] },
    { what: 'politics', figures: figuresOf(politics, first), out: out.slice(1), won: [] },
    { what: 'economy', figures: figuresOf(scores, out), out: [], won },
  ]
}

const ENDS: Record<string, number> = { religion_counted: 1, politics_counted: 2, economy_counted: 3 }

/** How many chapters are told at an event of the countdown; null where it has nothing to do with it. */
export function toldAt(event: GameEvent | null): number | null {
  if (!event) return null
  if (event.event === 'eliminated') return event.influence === 'religion' ? 1 : 2
  if (event.event === 'game_over') return 3
  return ENDS[event.event] ?? null
}
