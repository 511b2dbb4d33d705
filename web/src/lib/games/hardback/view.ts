/** The table as the server tells it: the shape of HardbackView. */
import type { Form, Outcome, SeatIndex } from '../../wire'

export type InkState = '' | 'inked' | 'removed'

export interface Held {
  id: string
  ink: InkState
}

/** A card of the word in play, or an own Timeless Classic beside it. */
export interface Placed {
  id: string
  owner: SeatIndex
  standing: boolean
  wild: string
  uncovered: boolean
  ink: InkState
  times: number
  used: number
}

export interface PlayerView {
  hand: Held[]
  hand_count: number
  draw: string[] | null
  draw_count: number
  known_top: string[] | null
  discard: string[] | null
  discard_count: number
  genres: Record<string, number>
  timeless: string[]
  jail: string
  coins: number
  ink: number
  remover: number
  score: number
  adverts: number
  award: number
  left: boolean
}

export type StepName =
  | 'spell'
  | 'vote'
  | 'uncover'
  | 'double'
  | 'trash'
  | 'dump'
  | 'preview'
  | 'place'
  | 'either'
  | 'jail'
  | 'flush'
  | 'purchase'

export interface CardPromise {
  coins: number
  points: number
  /** Genres that would become active. */
  genres: string[]
}

export interface TurnView {
  seat: SeatIndex
  step: StepName
  word: Placed[]
  beside: Placed[]
  genres: Record<string, number>
  coins: number
  points: number
  votes: (boolean | null)[]
  placing: string[] | null
  placing_count: number
  jailings: number
  choice: [string, number] | null
  advert: [number, number] | null
  convert: number
  /** What each card that can be uncovered or doubled now would add to the word. */
  promises: Record<string, CardPromise>
}

export interface Spelled {
  seat: SeatIndex
  word: string
  coins: number
  points: number
}

export interface HardbackView {
  players: PlayerView[]
  turn: TurnView
  /** The oldest first. */
  offers: string[]
  deck_count: number
  discard: string[]
  gone: [string, number][]
  words: Spelled[]
  round: number
  final: boolean
  target: number
  cooperative: boolean
  team: number
  penny: number
  genre: string
  /** Actions that would let Penny reach her target at once. */
  risks: string[]
  outcome: Outcome | null
}

/** A card that a word can be made of. */
export interface Part {
  card: string
  may_be_wild: boolean
  needed: boolean
}

export interface WordForm extends Form {
  form: 'word'
  cards: Part[]
}

export interface Brought {
  card: string
  coins: number
  points: number
  times: number
  active: boolean
  /** It lies wild and will be turned face up. */
  uncovered: boolean
}

/** What a word would bring before anything is chosen. */
export interface WordPreview extends Form {
  form: 'word'
  word: string
  coins: number
  points: number
  genres: Record<string, number>
  cards: Brought[]
  then: StepName | null
}

export interface LookedUp {
  word: string
  listed: boolean
  repeated: boolean
  list: string
}

export const wordForm = (forms: readonly Form[]): WordForm | null =>
  (forms.find(({ form }) => form === 'word') as WordForm | undefined) ?? null
