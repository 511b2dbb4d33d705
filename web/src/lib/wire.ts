/** What travels between server and browser. One source: the wire contract of the project. */

export type Lang = 'en' | 'pt-BR' | 'it'
export type SeatIndex = number

export interface Me {
  id: string
  name: string
  account: boolean
}

export interface GameOption {
  name: string
  values: (string | boolean | number)[]
  default: string | boolean | number
}

export interface GameInfo {
  name: string
  rules: number | string
  seats: number[]
  options: GameOption[]
  bots: string[]
}

export type Chair = { kind: 'me' } | { kind: 'open' } | { kind: 'bot'; bot: string }

export interface NewTable {
  game: string
  options: Record<string, unknown>
  seats: Chair[] | null
  public: boolean
}

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

export interface Item<V = unknown> {
  version: number
  entry: Entry | null
  told: Told[]
  view: V
  legal: Record<string, string[]>
  to_act: SeatIndex[]
  awaited: SeatIndex[]
  can_undo: Record<string, number>
  outcome: Outcome | null
  prompt: string
}

export interface Replay {
  items: Item[]
  table: Partial<TableInfo> & { game: string }
}

export interface ApiErrorBody {
  code: string
  data: Record<string, unknown>
  message: string
}

/* ---- the live channel ---- */

export type ServerFrame =
  | { type: 'hello'; table: TableInfo; now: Item | null; missed: Item[]; game: string }
  | ({ type: 'item' } & Item)
  | { type: 'table'; table: TableInfo }
  | { type: 'accepted'; id: string; version: number }
  | {
      type: 'refused'
      id: string
      code: string
      data: Record<string, unknown>
      message: string
      version: number
    }
  | { type: 'bye'; reason: 'restart' | 'elsewhere' }
  | { type: 'pong' }

export type ClientFrame =
  | { type: 'act'; id: string; version: number; seat: SeatIndex; do: string }
  | { type: 'why'; id: string; seat: SeatIndex; do: string }
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

export interface NangaParbatView {
  phase:
    | 'setup'
    | 'place-guide'
    | 'before-trap'
    | 'relocated'
    | 'after-guide'
    | 'after-scoring'
    | 'over'
  active: 0 | 1 | null
  guide: number | null
  sections: SectionView[]
  chart: SpotView[]
  players: [PlayerView, PlayerView]
  outcome: Outcome | null
}
