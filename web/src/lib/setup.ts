/** From what somebody chose in the form for a table to the wish that is sent. */
import type { Chair, GameInfo, GameOption, NewTable, Pace } from './wire'

/** Who sits somewhere: whoever comes, another person here, or a computer player after “bot:”. */
export type Sitter = 'open' | 'me' | `bot:${string}`
export type First = 'lot' | 'me' | 'them'
export type PaceKind = 'none' | 'live' | 'days'

/** A board of one's own: its file, what stands in it, and what can be chosen on it. */
export interface OwnBoard {
  file: string
  data: Record<string, unknown>
  options: GameOption[]
}

export interface Wish {
  /** How many play, and who sits on the seats that are not mine. */
  players: number
  others: Sitter[]
  first: First
  /** Values of options as texts; what is missing takes its default. */
  options: Record<string, string>
  board: OwnBoard | null
  pace: PaceKind
  bank: number
  increment: number
  days: number
  open: boolean
  chat: boolean
  byHand: boolean
  standIn: string
}

/** Clocks to choose from: seconds in the bank, seconds more a turn. */
export const CLOCKS = [
  { bank: 300, increment: 5 },
  { bank: 600, increment: 10 },
  { bank: 1200, increment: 20 },
] as const
export const DAYS = [1, 2, 3, 7] as const

/** What the form begins with: a friend by a link, without a clock. */
export function firstWish(game: GameInfo): Wish {
  const players = Math.max(Math.min(2, Math.max(...game.seats)), Math.min(...game.seats))
  return {
    players,
    others: sitters(players - 1, []),
    first: 'lot',
    options: {},
    board: null,
    pace: 'none',
    bank: CLOCKS[1].bank,
    increment: CLOCKS[1].increment,
    days: 2,
    open: false,
    chat: true,
    byHand: false,
    standIn: game.bots[0] ?? '',
  }
}

/** So many sitters: those there are, and whoever comes on the seats that are new. */
export const sitters = (count: number, now: readonly Sitter[]): Sitter[] =>
  Array.from({ length: count }, (_, at) => now[at] ?? 'open')

/** Does anybody come from elsewhere? Else there is nobody to chat with, or to wait for. */
export const invites = (wish: Wish): boolean => wish.others.includes('open')

/** Does another person play, here or elsewhere? */
export const peopled = (wish: Wish): boolean => invites(wish) || wish.others.includes('me')

const chairOf = (sitter: Sitter): Chair =>
  sitter === 'open' || sitter === 'me' ? { kind: sitter } : { kind: 'bot', bot: sitter.slice(4) }

function shuffled<T>(things: readonly T[], random: () => number): T[] {
  const all = [...things]
  for (let last = all.length - 1; last > 0; last -= 1) {
    const at = Math.floor(random() * (last + 1))
    ;[all[last], all[at]] = [all[at] as T, all[last] as T]
  }
  return all
}

function seatsOf(wish: Wish, random: () => number): Chair[] {
  const me: Chair = { kind: 'me' }
  const others = wish.others.map(chairOf)
  if (wish.first === 'me') return [me, ...others]
  if (wish.first === 'them') return [...others, me]
  return shuffled([me, ...others], random)
}

function paceOf(wish: Wish): Pace | null {
  if (!peopled(wish)) return null
  if (wish.pace === 'live') return { kind: 'live', bank: wish.bank, increment: wish.increment }
  return wish.pace === 'days' ? { kind: 'days', days: wish.days } : null
}

/** Some games have the number of players among their options: the seats say it already. */
const PLAYERS = 'players'

/** The options that a number of seats settles. */
export const settled = (game: GameInfo, seats: number): Record<string, unknown> =>
  game.options.some(({ name }) => name === PLAYERS) ? { [PLAYERS]: seats } : {}

/** What there is to choose: on a board of one's own it may be something else. */
const optionsOf = (game: GameInfo, wish: Wish): GameOption[] => wish.board?.options ?? game.options

/** The value of an option as it stands, spelled. */
const valueOf = (game: GameInfo, wish: Wish, name: string): string | undefined =>
  name === PLAYERS ? String(wish.players) : wish.options[name] ?? optionsOf(game, wish).find((option) => option.name === name)?.default.toString()

/** The options to be asked for: some mean something only together with another. */
export const asked = (game: GameInfo, wish: Wish): GameOption[] =>
  optionsOf(game, wish).filter(
    ({ name, values, only_with: other }) =>
      name !== PLAYERS && values.length > 1 && (!other || valueOf(game, wish, other[0]) === String(other[1])),
  )

export function tableOf(game: GameInfo, wish: Wish, random: () => number = Math.random): NewTable {
  const options: Record<string, unknown> = settled(game, wish.players)
  for (const option of asked(game, wish)) {
    const value = option.values.find((one) => String(one) === wish.options[option.name])
    if (value !== undefined) options[option.name] = value
  }
  const invited = invites(wish)
  return {
    game: game.name,
    options,
    board: wish.board?.data ?? null,
    seats: seatsOf(wish, random),
    public: wish.open && invited,
    by_hand: wish.byHand && invited,
    chat: wish.chat && invited,
    pace: paceOf(wish),
    stand_in: wish.standIn === '' ? null : wish.standIn,
  }
}
