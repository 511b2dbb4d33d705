/** What the seats of a table are called on the screen. */
import type { Translate } from './texts'
import type { Seat, TableInfo } from './wire'

/** What the server calls computer players, with a number where there are several. */
const COMPUTER = /^Computer(?: (\d+))?$/

/** A computer player by its kind, in the reader's language; one with a name of its own keeps it. */
function botName({ name, bot }: Seat, t: Translate): string {
  const found = COMPUTER.exec(name ?? 'Computer')
  if (!found) return name ?? ''
  const [, number] = found
  return number === undefined
    ? t('bot-name', { bot: bot ?? '' })
    : t('bot-name-numbered', { bot: bot ?? '', number })
}

export function seatName(seat: Seat, t: Translate): string {
  if (seat.kind === 'open') return t('waiting-free')
  if (seat.kind === 'bot') return botName(seat, t)
  return seat.name ?? t('player-number', { number: seat.seat + 1 })
}

/** Names in seat order. One's own seat is “You”; two seats of one person are numbered. */
export function tableNames(table: Pick<TableInfo, 'seats' | 'your_seats'>, t: Translate): string[] {
  const own = table.your_seats
  return table.seats.map((seat) => {
    if (own.length === 1 && own[0] === seat.seat) return t('you')
    if (own.length > 1 && own.includes(seat.seat)) return t('player-number', { number: seat.seat + 1 })
    return seatName(seat, t)
  })
}

/** The others at a table, as a list in the reader's language. */
export function others(table: TableInfo, lang: string, t: Translate): string {
  const names = table.seats
    .filter((seat) => !table.your_seats.includes(seat.seat) && seat.kind !== 'open')
    .map((seat) => seatName(seat, t))
  return listed(names, lang)
}

/** Names as a list in the reader's language. */
export const listed = (names: readonly string[], lang: string): string =>
  new Intl.ListFormat(lang, { style: 'short', type: 'conjunction' }).format(names)
