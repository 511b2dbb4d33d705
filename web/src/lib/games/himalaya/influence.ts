/** Who leads in religion, politics and economy, as far as the reader may know. */
import type { HimalayaView, PlayerView } from './view'

export type Influence = 'religion' | 'politics' | 'economy'

export interface Ranked {
  seat: number
  value: number
  /** Pieces still in the reserve. */
  spare: number | null
}

export interface Ranking {
  what: Influence
  rows: Ranked[]
  /** Seats whose figure is behind their screen. */
  hidden: number[]
}

const VALUES: Record<Influence, (player: PlayerView) => { value: number | null; spare: number | null }> = {
  religion: ({ religion, stupas }) => ({ value: religion, spare: stupas }),
  politics: ({ politics, delegations }) => ({ value: politics, spare: delegations }),
  economy: ({ yaks }) => ({ value: yaks, spare: null }),
}

export function rankings(view: HimalayaView): Ranking[] {
  return (['religion', 'politics', 'economy'] as const).map((what) => {
    const rows: Ranked[] = []
    const hidden: number[] = []
    for (const [seat, player] of view.players.entries()) {
      const { value, spare } = VALUES[what](player)
      if (value === null) hidden.push(seat)
      else rows.push({ seat, value, spare })
    }
    rows.sort((a, b) => b.value - a.value || a.seat - b.seat)
    return { what, rows, hidden }
  })
}
