/** What the lists of tables say about each: what it asks of me, and which one stands first. */
import type { TableInfo } from './wire'

export const isMyTurn = (table: TableInfo): boolean =>
  table.state === 'playing' && table.to_act.some((seat) => table.your_seats.includes(seat))

/** Is a seat kept for me on which I do not sit yet? */
export const isKeptForMe = (table: TableInfo): boolean =>
  table.state === 'open' && table.seats.some(({ kind, you }) => kind === 'open' && you)

/** Is everybody here, and I am the one who says when it begins? */
export const isReadyToStart = (table: TableInfo): boolean =>
  table.state === 'open' &&
  table.owner &&
  table.by_hand === true &&
  table.seats.every(({ kind }) => kind !== 'open')

/** Does a table wait for me? */
export const asksMe = (table: TableInfo): boolean =>
  isMyTurn(table) || isKeptForMe(table) || isReadyToStart(table)

const STATES = ['playing', 'open', 'over'] as const

const rank = (table: TableInfo): number => (asksMe(table) ? 0 : STATES.indexOf(table.state) + 1)

/** What waits for me first, what is over last, and the latest first among equals. */
export const inOrder = (tables: readonly TableInfo[]): TableInfo[] =>
  tables.toSorted((a, b) => rank(a) - rank(b) || b.changed - a.changed)

/** Those who sit at a table already, without me. */
export const seated = (table: TableInfo): TableInfo['seats'] =>
  table.seats.filter(({ kind, you }) => kind === 'person' && !you)
