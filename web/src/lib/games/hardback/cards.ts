/** What is printed on the cards: read from the data of the rules, not copied. */
import data from '../../../../../src/parbat/games/hardback/data/cards.json'

export const GENRES = ['adventure', 'horror', 'mystery', 'romance'] as const
export type Genre = (typeof GENRES)[number] | 'starter'

export type Kind =
  | 'coins'
  | 'points'
  | 'coins_or_points'
  | 'ink_or_remover'
  | 'uncover'
  | 'double'
  | 'jail'
  | 'trash_for_coins'
  | 'trash_for_points'
  | 'dump'
  | 'preview'
  | 'per_adventure'
  | 'per_inked'
  | 'per_wild'

export type Benefit = readonly [kind: Kind, amount: number]

export interface Card {
  id: string
  genre: Genre
  letter: string
  cost: number
  /** Scored at once by whoever buys it. */
  points: number
  timeless: boolean
  basic: readonly Benefit[]
  active: readonly Benefit[]
}

const printed = data as unknown as {
  cards: Card[]
  awards: [number, number][]
  adverts: [number, number][]
}

const byId = new Map(printed.cards.map((card) => [card.id, card]))

/** Points of the award for so many letters, and price and points of each advert. */
export const AWARDS = printed.awards
export const ADVERTS = printed.adverts

export const awardOf = (letters: number): number =>
  AWARDS.findLast(([least]) => letters >= least)?.[1] ?? 0

const UNKNOWN: Card = {
  id: '',
  genre: 'starter',
  letter: '?',
  cost: 0,
  points: 0,
  timeless: false,
  basic: [],
  active: [],
}

/** What is printed on a card; something blank for one that this client does not know. */
export const cardOf = (id: string): Card => byId.get(id) ?? { ...UNKNOWN, id }

const GENRE_ORDER: Record<Genre, number> = { adventure: 0, horror: 1, mystery: 2, romance: 3, starter: 4 }

export const genreRank = (id: string): number => GENRE_ORDER[cardOf(id).genre]
