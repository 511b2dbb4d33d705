/** What a player is about now, in one word, as far as all may know. */
import type { HimalayaView } from './view'

export type Status = 'ready' | 'planning' | 'chooses' | 'out' | 'won' | 'left'

export function statusOf(view: HimalayaView, seat: number): Status | null {
  const player = view.players[seat]
  if (!player) return null
  if (view.outcome) {
    if (view.outcome.out.includes(seat)) return 'out'
    return view.outcome.ranks?.[seat] === 1 ? 'won' : null
  }
  if (player.left) return 'left'
  if (view.choice) return view.choice.seat === seat ? 'chooses' : null
  if (view.phase !== 'program' || player.committed === null) return null
  return player.committed ? 'ready' : 'planning'
}
