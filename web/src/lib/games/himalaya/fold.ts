/** The table after something that was told: what lies and stands where, so that it can be shown step by step. */
import type { GameEvent } from '../../wire'
import type { CounterView, Good, Goods, HimalayaView, PlayerView, RegionView, Step, VillageView } from './view'

const num = (value: unknown): number => Number(value)
const nums = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : [])
const goodsOf = (value: unknown): Good[] => (Array.isArray(value) ? (value as Good[]) : [])

const player = (view: HimalayaView, seat: number, change: (one: PlayerView) => Partial<PlayerView>): HimalayaView => ({
  ...view,
  players: view.players.map((one, at) => (at === seat ? { ...one, ...change(one) } : one)),
})

const village = (view: HimalayaView, number: number, change: Partial<VillageView>): HimalayaView => ({
  ...view,
  villages: view.villages.map((one) => (one.number === number ? { ...one, ...change } : one)),
})

/** Some goods more or, with -1, fewer. */
function added(goods: Goods, more: readonly Good[], by = 1): Goods {
  const found: Goods = { ...goods }
  for (const good of more) found[good] = Math.max(0, (found[good] ?? 0) + by)
  return found
}

const soleLeader = (counts: readonly number[]): number | null => {
  const most = Math.max(0, ...counts)
  return most > 0 && counts.filter((count) => count === most).length === 1 ? counts.indexOf(most) : null
}

/** What the panels say of influence, from what lies on the map. */
function weighed(view: HimalayaView): HimalayaView {
  const players = view.players.map((one, seat) => ({
    ...one,
    religion: view.villages.reduce((sum, { stupa, level }) => sum + (stupa === seat ? level : 0), 0),
    politics: view.regions.filter(({ leader }) => leader === seat).length,
  }))
  return { ...view, players }
}

function stupa(view: HimalayaView, seat: number, number: number): HimalayaView {
  const placed = village(view, number, { stupa: seat })
  return weighed(player(placed, seat, ({ stupas }) => ({ stupas: Math.max(0, stupas - 1) })))
}

function sent(view: HimalayaView, seat: number, to: readonly number[]): HimalayaView {
  const regions = view.regions.map((region): RegionView => {
    const more = to.filter((number) => number === region.number).length
    if (more === 0) return region
    const delegations = region.delegations.map((count, at) => (at === seat ? count + more : count))
    return { ...region, delegations, leader: soleLeader(delegations) }
  })
  return weighed(player({ ...view, regions }, seat, ({ delegations }) => ({ delegations: delegations - to.length })))
}

const walked = (view: HimalayaView, seat: number, to: number, ahead: number | null): HimalayaView =>
  player(view, seat, ({ caravan }) => ({ caravan: { collected: [], ...caravan, village: to, ahead } }))

type Change = (view: HimalayaView, event: GameEvent) => HimalayaView

const CHANGES: Record<string, Change> = {
  turn_began: (view, { turn, seat }) => ({ ...view, turn: num(turn), first: num(seat) }),
  caravan_placed: (view, event) => walked(view, num(event.seat), num(event.village), null),
  counter_placed: (view, { counter, villages, seat }) => {
    const placed = { counter, villages: nums(villages), seat: num(seat) } as CounterView
    return { ...view, counters: [...view.counters, placed] }
  },
  counters_removed: (view) => ({ ...view, counters: [] }),
  revealed: (view, { programmes }) => ({
    ...view,
    phase: 'resolve',
    players: view.players.map((one, seat) => ({
      ...one,
      committed: true,
      programme: ((programmes as Step[][] | undefined)?.[seat] ?? null),
    })),
  }),
  moved: (view, event) => walked(view, num(event.seat), num(event.village), null),
  storm_crossed: (view, event) => walked(view, num(event.seat), num(event.village), null),
  storm_entered: (view, event) => walked(view, num(event.seat), num(event.origin), num(event.village)),
  collected: (view, event) => {
    const [good] = [event.good as Good]
    const here = view.villages.find(({ number }) => number === event.village)
    const left = village(view, num(event.village), { goods: added(here?.goods ?? {}, [good], -1) })
    return player(left, num(event.seat), ({ goods }) => ({ goods: goods && added(goods, [good]) }))
  },
  delivered: (view, event) =>
    player(view, num(event.seat), ({ goods }) => ({ goods: goods && added(goods, goodsOf(event.goods), -1) })),
  offering_made: (view, event) => stupa(view, num(event.seat), num(event.village)),
  house_honoured: (view, event) => stupa(view, num(event.seat), num(event.village)),
  delegations_sent: (view, event) => sent(view, num(event.seat), nums(event.regions)),
  envoys_sent: (view, event) => sent(view, num(event.seat), nums(event.regions)),
  bartered: (view, event) =>
    player(village(view, num(event.village), { order: null }), num(event.seat), ({ orders, yaks }) => ({
      orders: orders && [...orders, num(event.order)].sort((a, b) => a - b),
      yaks: yaks === null ? null : yaks + num(event.yaks),
    })),
  order_returned: (view, event) => village(view, num(event.village), { order: null }),
  marker_taken: (view, event) =>
    player(view, num(event.seat), ({ markers, yaks }) => ({
      markers: markers === null ? null : markers + 1,
      yaks: yaks === null ? null : yaks + num(event.yaks),
    })),
  goods_placed: (view, event) => village(view, num(event.village), { goods: added({}, goodsOf(event.goods)) }),
  order_placed: (view, event) => village(view, num(event.village), { order: num(event.order) }),
}

export function fold(view: HimalayaView, event: GameEvent): HimalayaView {
  const change = CHANGES[event.event]
  if (!change) return view
  const slot = typeof event.slot === 'number' ? event.slot : view.slot
  const acting = typeof event.slot === 'number' && typeof event.seat === 'number' ? event.seat : view.acting
  return { ...change(view, event), slot, acting }
}

/** Events that stand on the screen for a moment, and those that only for a blink. */
const SHOWN = new Set([
  ...['revealed', 'moved', 'storm_entered', 'storm_crossed', 'collected', 'delivered', 'lost', 'declined'],
  ...['offering_made', 'delegations_sent', 'bartered', 'counted', 'marker_taken', 'envoys_sent', 'house_honoured'],
  ...['counter_placed', 'religion_counted', 'politics_counted', 'economy_counted', 'eliminated', 'game_over'],
])
const BRIEF = new Set(['goods_placed', 'order_placed', 'card_turned', 'caravan_placed', 'turn_began'])

/** How long an event is shown, as a share of the pace; 0 for what is not shown by itself. */
export const weight = ({ event }: GameEvent): number => (SHOWN.has(event) ? 1 : BRIEF.has(event) ? 0.35 : 0)

/** The villages an event has to do with. */
export const touched = (event: GameEvent | null): number[] => {
  if (!event) return []
  const villages = nums(event.villages)
  return typeof event.village === 'number' ? [event.village, ...villages] : villages
}
