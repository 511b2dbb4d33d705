/** Himalaya in the middle of a game, as a picture: a view made up from the board file. */
import board from '../../../../../src/parbat/games/himalaya/data/standard.json'
import type { Goods, HimalayaView, Kind, Pair, PlayerView } from './view'

const LYING: Record<number, Goods> = {
  8: { salt: 1, barley: 2, jade: 1 },
  16: { barley: 1, tea: 1 },
  11: { salt: 1, tea: 2, jade: 1, gold: 1 },
  4: { salt: 2, barley: 1, tea: 1 },
  20: { salt: 2, barley: 1, jade: 1 },
}
const ORDERS: Record<number, number> = { 5: 7, 7: 31, 17: 21, 14: 35, 1: 18 }
const STUPAS: Record<number, number> = { 5: 0, 6: 0, 12: 3, 15: 2, 18: 1 }
const STANDING = [10, 18, 13, 6]
const LEADERS: (number | null)[] = [0, 3, 1, 3, null, 1, 0, null]

const player = (village: number): PlayerView => ({
  caravan: { village, ahead: null, collected: [] },
  goods: null,
  orders: null,
  markers: null,
  yaks: null,
  programme: null,
  committed: null,
  counters: [],
  stupas: 5,
  delegations: 15,
  religion: 0,
  politics: 0,
  left: false,
})

/** A bare one is the country alone: a table that waits. */
export function scene(bare: boolean): HimalayaView {
  return {
    phase: 'program',
    turn: 7,
    first: 0,
    slot: null,
    acting: null,
    choice: null,
    to_act: [],
    canvas: board.canvas as unknown as Pair,
    villages: board.villages.map(({ number, level, x, y }) => ({
      number,
      level,
      x,
      y,
      goods: bare ? {} : (LYING[number] ?? {}),
      order: bare ? null : (ORDERS[number] ?? null),
      stupa: bare ? null : (STUPAS[number] ?? null),
    })),
    tracks: board.tracks.map(({ low, high, kind }) => ({ low, high, kind: kind as Kind })),
    regions: board.regions.map(({ number, border, label }, at) => {
      const leader = bare ? null : (LEADERS[at] ?? null)
      const delegations = STANDING.map((_, seat) => (seat === leader ? 2 : 0))
      return { number, border, label: label as unknown as Pair, delegations, leader }
    }),
    orders: board.orders.map(({ id, goods, yaks }) => ({ id, goods: goods as Goods, yaks })),
    players: bare ? [] : STANDING.map(player),
    counters: [],
    deck: null,
    advanced: false,
    outcome: null,
  }
}
