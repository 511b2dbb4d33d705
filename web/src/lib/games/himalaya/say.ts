/** What lies on the map in words, for those who hear it and for the small card that explains. */
import { listed } from '../../names'
import { settings } from '../../settings.svelte'
import type { Translate } from '../../texts'
import { KINDS, blocks, orderOf, regionsOf, trackBetween, villageOf, type Goods, type HimalayaView } from './view'
import { exitsOf } from './paths'

const spoken = (): string => (settings.lang === 'xx-pseudo' ? 'en' : settings.lang)
export const list = (words: readonly string[]): string => listed(words, spoken())

/** Goods with their numbers: “2 salt, barley”. */
export function goodsLine(goods: Goods, t: Translate): string {
  const kinds = [...new Set(blocks(goods))]
  return list(kinds.map((good) => t('hm-goods', { good, count: goods[good] ?? 0 })))
}

export function orderLine(view: HimalayaView, id: number, t: Translate): string {
  const order = orderOf(view, id)
  return order ? t('hm-order', { goods: goodsLine(order.goods, t), yaks: order.yaks }) : ''
}

/** What a village is: “9, monastery, level 3”. */
export const villageName = (view: HimalayaView, number: number, t: Translate): string =>
  t('hm-village', { village: number, level: villageOf(view, number)?.level ?? 1 })

/** What lies there, who stands there, and where its tracks lead, one sentence each. */
export function villageLines(view: HimalayaView, number: number, names: readonly string[], t: Translate): string[] {
  const village = villageOf(view, number)
  if (!village) return []
  const lines: string[] = []
  if (village.order !== null) lines.push(t('hm-has-order', { order: orderLine(view, village.order, t) }))
  else if (blocks(village.goods).length > 0) lines.push(t('hm-has-goods', { goods: goodsLine(village.goods, t) }))
  else lines.push(t('hm-empty'))
  if (village.stupa !== null) lines.push(t('hm-stupa-of', { player: names[village.stupa] ?? '' }))
  const here = view.players.flatMap(({ caravan }, seat) => (caravan?.village === number ? [names[seat] ?? ''] : []))
  if (here.length > 0) lines.push(t('hm-caravans-here', { players: list(here), count: here.length }))
  if (view.counters.some(({ counter, villages }) => counter === 'market' && villages.includes(number))) {
    lines.push(t('hm-counter', { counter: 'market' }))
  }
  const regions = regionsOf(view, number).map(String)
  lines.push(t('hm-borders', { regions: list(regions), count: regions.length }))
  return lines
}

/** The tracks of a village: “dirt to 7, ice to 4 (yeti)”. */
export function tracksLine(view: HimalayaView, number: number, t: Translate): string {
  const exits = exitsOf(view).get(number) ?? {}
  const ways = KINDS.flatMap((kind) => {
    const to = exits[kind]
    if (to === undefined) return []
    const way = t('hm-track-to', { kind, village: to })
    const name = trackName(number, to)
    const counters = view.counters.filter(({ villages }) => villages.join('-') === name)
    return [counters.reduce((line, { counter }) => t('hm-with-counter', { line, counter }), way)]
  })
  return t('hm-tracks', { tracks: list(ways) })
}

export const trackName = (a: number, b: number): string => `${Math.min(a, b)}-${Math.max(a, b)}`

export function regionLines(view: HimalayaView, number: number, names: readonly string[], t: Translate): string[] {
  const region = view.regions.find((one) => one.number === number)
  if (!region) return []
  const sent = region.delegations.flatMap((count, seat) =>
    count > 0 ? [t('hm-delegations-of', { count, player: names[seat] ?? '' })] : [],
  )
  if (sent.length === 0) return [t('hm-region-empty')]
  const leader = region.leader === null ? t('hm-region-tied') : t('hm-region-led', { player: names[region.leader] ?? '' })
  return [t('hm-region-sent', { sent: list(sent) }), leader]
}

export function trackLines(view: HimalayaView, name: string, t: Translate): string[] {
  const [a = 0, b = 0] = name.split('-').map(Number)
  const track = trackBetween(view, a, b)
  if (!track) return []
  const counters = view.counters.filter(({ villages }) => villages.join('-') === name)
  return [t('hm-track', { kind: track.kind, from: a, to: b }), ...counters.map(({ counter }) => t('hm-counter', { counter }))]
}
