/** The sign of a seat among the drawn pieces: each game has its own. */
import type { SeatIndex } from './wire'

const SIGNS: Record<string, string> = { hardback: 'hb', himalaya: 'hm' }

export const emblem = (game: string, seat: SeatIndex): string => `${SIGNS[game] ?? 'em'}-${seat}`
