/** The sign of a seat among the drawn pieces: each game has its own. */
import type { SeatIndex } from './wire'

export const emblem = (game: string, seat: SeatIndex): string =>
  `${game === 'hardback' ? 'hb' : 'em'}-${seat}`
