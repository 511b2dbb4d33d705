/** The line that says how a game ended, for the reader. */
import type { Translate } from './texts'
import type { Outcome, SeatIndex } from './wire'

export interface Result {
  line: string
  reason: string
  winner: SeatIndex | null
}

export function result(
  outcome: Outcome,
  names: readonly string[],
  mine: readonly SeatIndex[],
  t: Translate,
): Result {
  const reason = t('result-reason', { reason: outcome.reason })
  const ranks = outcome.ranks
  if (!ranks) return { line: t('result-none'), reason, winner: null }
  if (outcome.reason === 'team' || outcome.reason === 'penny') {
    // Together against the rival: all have the same rank.
    const line = t(ranks[0] === 1 ? 'result-team-won' : 'result-team-lost', { best: outcome.scores[0] ?? 0 })
    return { line, reason, winner: null }
  }
  const first = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []))
  const sorted = [...outcome.scores].sort((a, b) => b - a)
  const winner = first[0] ?? 0
  if (first.length > 1) {
    const line = t('result-draw', { best: sorted[0] ?? 0, other: sorted[1] ?? 0 })
    return { line, reason, winner: null }
  }
  const best = outcome.scores[winner] ?? 0
  const other = Math.max(0, ...outcome.scores.filter((_, seat) => seat !== winner))
  const who = mine.length === 1 && mine.includes(winner) ? 'you' : 'other'
  const name = names[winner] ?? ''
  // Where some are eliminated before, more points need not have won.
  const plain = outcome.reason === 'resigned' || outcome.out !== undefined
  const kind = plain ? 'result-resigned' : 'result-won'
  return { line: t(kind, { who, name, best, other }), reason, winner }
}
