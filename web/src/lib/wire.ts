/** What travels between server and browser. One source: the wire contract of the project. */

/** The last one is for tests only: pseudo.ts. */
export type Lang = 'en' | 'pt-BR' | 'it' | 'xx-pseudo'
export type SeatIndex = number

export interface Me {
  id: string
  name: string
  /** The account's name; null for a guest. */
  account: string | null
}

export interface SessionInfo {
  id: string
  created: number
  seen: number
  agent: string
  current: boolean
}

export interface GameOption {
  name: string
  values: (string | boolean | number)[]
  default: string | boolean | number
  /** Another option and the value of it under which this one means anything. */
  only_with: [string, string | boolean | number] | null
}

export interface GameInfo {
  name: string
  rules: number | string
  seats: number[]
  options: GameOption[]
  bots: string[]
  /** How many steps its tutorial has. */
  lessons?: number
  /** Whether it can be played on a board of one's own. */
  boards?: boolean
}

/** What is wrong with a board; the options of a game on it if nothing is. */
export interface CheckedBoard {
  problems: { code: string; message: string }[]
  options: GameOption[]
}

export type Chair = { kind: 'me' } | { kind: 'open' } | { kind: 'bot'; bot: string }

export interface NewTable {
  game: string
  options: Record<string, unknown>
  /** The asker's own board, as its file has it. */
  board?: Record<string, unknown> | null
  seats: Chair[] | null
  public: boolean
  by_hand?: boolean
  chat?: boolean
  pace?: Pace | null
  stand_in?: string | null
}

/** A clock each with seconds more for each turn, or some days for each turn. */
export type Pace =
  | { kind: 'live'; bank: number; increment: number }
  | { kind: 'days'; days: number }

/** Seconds left when the message was sent, and whose clock runs. */
export interface Clock {
  left: Record<string, number>
  running: SeatIndex[]
}

export interface Proposal {
  id: string
  what: 'undo' | 'abandon'
  seat: SeatIndex
  agreed: SeatIndex[]
  /** Seats whose people have not answered yet. */
  asked: SeatIndex[]
}

/**
 * A person's seat with a bot is played on by that computer player until they come back; an open
 * seat with a name is kept for somebody, for this person if `you`.
 */
export interface Seat {
  seat: SeatIndex
  kind: 'open' | 'person' | 'bot'
  name: string | null
  bot: string | null
  you: boolean
  here: boolean
}

export interface Outcome {
  scores: number[]
  ranks: number[] | null
  reason: string
  /** The seats in the order in which they were eliminated, where that can happen. */
  out?: SeatIndex[]
}

export type TableState = 'open' | 'playing' | 'over'

export interface TableInfo {
  id: string
  game: string
  options: Record<string, unknown>
  state: TableState
  public: boolean
  owner: boolean
  secret: string | null
  your_seats: SeatIndex[]
  seats: Seat[]
  version: number
  to_act: SeatIndex[]
  outcome: Outcome | null
  /** The table of the next game between the same people, once there is one. */
  rematch?: string | null
  created: number
  changed: number
  by_hand?: boolean
  chat?: boolean
  pace?: Pace | null
  stand_in?: string | null
  clock?: Clock | null
  proposal?: Proposal | null
}

export interface Lobby {
  mine: TableInfo[]
  open: TableInfo[]
  watch: TableInfo[]
}

/** What a game says has happened: the event as data, and one sentence in the reader's language. */
export interface Told<E = GameEvent> {
  event: E
  text: string
}

/** An event carries its kind in `event` (trapped, guide_moved ...), and whatever the game adds. */
export interface GameEvent {
  event: string
  [field: string]: unknown
}

export interface Entry {
  by: SeatIndex | 'chance' | 'table'
  do: string
  t?: number | null
}

/** A number of a finished game: what it means, and its values as they are shown. */
export interface Figure {
  name: string
  text: string
  values: string[]
}

/** A finished game in numbers: one value each for the game, one for each seat. */
export interface Statistics {
  table: Figure[]
  players: Figure[]
}

export interface Item<V = unknown> {
  version: number
  entry: Entry | null
  told: Told[]
  view: V
  legal: Record<string, string[]>
  /** What actions can be put together from that are too many to list, such as words. */
  forms?: Record<string, Form[]>
  to_act: SeatIndex[]
  awaited: SeatIndex[]
  /** To which version each of my seats may take back without asking. */
  can_undo: Record<string, number>
  /** The seats of mine that may ask the others for their last action back. */
  ask_undo?: SeatIndex[]
  outcome: Outcome | null
  prompt: string
  clock?: Clock | null
  /** Once the game is over. */
  statistics?: Statistics | null
}

/** Parts that actions are made of; what they are like is known to the game's own table. */
export interface Form {
  form: string
}

/** What an action of a form would bring, and why it would be refused. */
export interface TriedOut {
  refused: { code: string; message: string } | null
  preview: Form | null
}

export interface ChatMessage {
  number: number
  seat: SeatIndex
  name: string
  text: string
  said: number
  you: boolean
}

export interface Replay {
  items: Item[]
  table: Partial<TableInfo> & { game: string }
  /** Sentences on what the record needs that the server does not have. */
  remarks?: string[]
}

/** A step of a tutorial: what to do, the position, and the texts that reach the goal. */
export interface Lesson {
  title: string
  task: string
  item: Item
  goals: string[]
}

export interface Lessons {
  game: string
  options: Record<string, unknown>
  names: string[]
  steps: Lesson[]
}

/** What came of an action that was tried out. */
export interface Tried {
  reached: boolean
  said: string
  item: Item
}

export interface ApiErrorBody {
  code: string
  data: Record<string, unknown>
  message: string
}

/* ---- the live channel ---- */

export type ServerFrame =
  | { type: 'hello'; table: TableInfo; now: Item | null; missed: Item[]; game: string; chat?: ChatMessage[] }
  | ({ type: 'item' } & Item)
  | { type: 'table'; table: TableInfo }
  | ({ type: 'message' } & ChatMessage)
  | { type: 'accepted'; id: string; version: number }
  | {
      type: 'refused'
      id: string
      code: string
      data: Record<string, unknown>
      message: string
      version: number
    }
  | ({ type: 'tried'; id: string; version: number } & TriedOut)
  | { type: 'answer'; id: string; answer: Record<string, unknown> }
  | { type: 'shown'; seat: SeatIndex; laid: string[] }
  | { type: 'bye'; reason: 'restart' | 'elsewhere' }
  | { type: 'pong' }

export type ClientFrame =
  | { type: 'act'; id: string; version: number; seat: SeatIndex; do: string }
  | { type: 'why'; id: string; seat: SeatIndex; do: string }
  | { type: 'try'; id: string; seat: SeatIndex; do: string }
  | { type: 'ask'; id: string; question: string }
  | { type: 'show'; seat: SeatIndex; laid: string[] }
  | { type: 'propose'; id: string; seat: SeatIndex; what: 'undo' | 'abandon' }
  | { type: 'reply'; id: string; proposal: string; agree: boolean }
  | { type: 'say'; id: string; text: string }
  | { type: 'return'; id: string; seat: SeatIndex }
  | { type: 'ping' }

/* ---- Nanga Parbat ---- */

export type Species = 'leopard' | 'tahr' | 'deer' | 'yak' | 'bharal' | 'panda'
export type RowName = 'camps' | 'different' | 'same'
export type SpotName = '6' | '5' | '4' | '3' | '3b'

export interface SectionView {
  id: string
  animal?: Species
  hiker?: 0 | 1
  camp?: 0 | 1
}

export interface SpotView {
  row: RowName
  spot: SpotName
  items: number
  points: number
  owner: 0 | 1 | null
}

export interface PlayerView {
  score: number
  hikers_left: number
  camps_left: number
  cubes_left: number
  fresh: Record<Species, number>
  used: Partial<Record<Species, number>>
}

/** Where the guide will stand after an action, and how many animals will be left there. */
export interface LeadView {
  region: number
  animals: number
}

export interface NangaParbatView {
  phase:
    | 'setup'
    | 'place-guide'
    | 'before-trap'
    | 'relocated'
    | 'after-guide'
    | 'after-scoring'
    | 'over'
  /** Counted from 1; `turns` is the most there can be. */
  turn: number
  turns: number
  active: 0 | 1 | null
  guide: number | null
  /** By the text of each action that sends the guide somewhere now. */
  leads: Record<string, LeadView>
  sections: SectionView[]
  chart: SpotView[]
  players: [PlayerView, PlayerView]
  outcome: Outcome | null
}
