/** The table as the server tells it: the shape of HimalayaView. */
import type { Form, GameEvent, Outcome, SeatIndex } from '../../wire'

export const GOODS = ['salt', 'barley', 'tea', 'jade', 'gold'] as const
export type Good = (typeof GOODS)[number]
export const KINDS = ['dirt', 'ice', 'stone'] as const
export type Kind = (typeof KINDS)[number]
export const STEPS = ['dirt', 'ice', 'stone', 'deal', 'rest'] as const
export type Step = (typeof STEPS)[number]
export const SLOTS = 6
export const MONTHS = 12
/** The months whose goods are counted. */
export const INVENTORIES: readonly number[] = [4, 8, 12]

export type Goods = Partial<Record<Good, number>>
export type Pair = readonly [number, number]

export interface VillageView {
  number: number
  level: number
  x: number
  y: number
  goods: Goods
  order: number | null
  stupa: SeatIndex | null
}

export interface TrackView {
  low: number
  high: number
  kind: Kind
}

export interface RegionView {
  number: number
  border: number[]
  label: Pair
  /** By seat. */
  delegations: number[]
  /** The seat that alone has most. */
  leader: SeatIndex | null
}

export interface OrderView {
  id: number
  goods: Goods
  yaks: number
}

export interface CaravanView {
  village: number
  /** Set while it is on the snowstorm counter. */
  ahead: number | null
  collected: number[]
}

/** What is behind a screen that the viewer does not see is null. */
export interface PlayerView {
  caravan: CaravanView | null
  goods: Goods | null
  orders: number[] | null
  markers: number | null
  yaks: number | null
  programme: Step[] | null
  committed: boolean | null
  counters: string[]
  stupas: number
  delegations: number
  religion: number
  politics: number
  left: boolean
}

export interface CounterView {
  counter: 'yeti' | 'snowstorm' | 'market'
  villages: number[]
  seat: SeatIndex
}

export interface DeckView {
  face_down: number[]
  under: number[]
  used: number[]
  shown: number | null
}

export type Choosing = 'start' | 'event' | 'deal' | 'take' | 'reward' | 'inventory'

export interface ChoiceView {
  seat: SeatIndex
  what: Choosing
  village: number | null
  order: number | null
  delegations: number
  good: Good | null
  counts: number[]
}

export interface HimalayaOutcome extends Outcome {
  religion: number[]
  politics: (number | null)[]
  out: SeatIndex[]
}

export interface HimalayaView {
  phase: 'setup' | 'start' | 'event' | 'program' | 'resolve' | 'refill' | 'inventory' | 'over'
  /** The month, from 1 to 12. */
  turn: number
  first: SeatIndex
  slot: number | null
  acting: SeatIndex | null
  choice: ChoiceView | null
  to_act: SeatIndex[]
  canvas: Pair
  villages: VillageView[]
  tracks: TrackView[]
  regions: RegionView[]
  orders: OrderView[]
  players: PlayerView[]
  counters: CounterView[]
  deck: DeckView | null
  advanced: boolean
  outcome: HimalayaOutcome | null
}

/** What a programme would bring if nobody came between: what would be told, slot by slot. */
export interface ProgramPreview extends Form {
  form: 'program'
  steps: GameEvent[]
}

export const villageOf = (view: HimalayaView, number: number): VillageView | undefined =>
  view.villages.find((village) => village.number === number)

export const orderOf = (view: HimalayaView, id: number | null): OrderView | undefined =>
  view.orders.find((order) => order.id === id)

/** Goods one by one, the lowest rank first. */
export const blocks = (goods: Goods): Good[] =>
  GOODS.flatMap((good) => Array.from({ length: goods[good] ?? 0 }, () => good))

export const regionsOf = (view: HimalayaView, village: number): number[] =>
  view.regions.filter(({ border }) => border.includes(village)).map(({ number }) => number)

export const trackBetween = (view: HimalayaView, a: number, b: number): TrackView | undefined =>
  view.tracks.find(({ low, high }) => low === Math.min(a, b) && high === Math.max(a, b))
