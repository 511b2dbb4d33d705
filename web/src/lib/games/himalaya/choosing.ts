/** What the server's list of actions lets one point at on the map: villages, tracks and regions. */
import type { Choosing, HimalayaView } from './view'

export type Target =
  | { kind: 'village'; village: number }
  | { kind: 'track'; track: string }
  | { kind: 'region'; region: number }

export interface Glow {
  villages: ReadonlySet<number>
  tracks: ReadonlySet<string>
  regions: ReadonlySet<number>
}

export const DARK: Glow = { villages: new Set(), tracks: new Set(), regions: new Set() }

/** What is being asked: what the texts of the list begin with. */
export const askedOf = (legal: readonly string[]): Choosing | null => {
  const verb = legal[0]?.split(' ')[0]
  return verb === undefined ? null : (verb as Choosing)
}

/** The kinds that come first in a choice, such as the counters one may place, in the list's order. */
export const kindsOf = (legal: readonly string[]): string[] => [...new Set(legal.map((text) => text.split(' ')[1] ?? ''))]

/** The texts that go on from a kind: `event yeti`, `inventory delegations`. */
const under = (legal: readonly string[], kind: string): string[] =>
  legal.filter((text) => text.split(' ')[1] === kind)

/** Something of a kind is chosen by pointing at it. */
export const needsPlace = (legal: readonly string[], kind: string): boolean =>
  under(legal, kind).some((text) => text.split(' ').length > 2)

/** The places that glow while a kind of a choice is picked; a start has no kinds. */
export function glowOf(legal: readonly string[], kind: string | null): Glow {
  const asked = askedOf(legal)
  if (asked === 'start') return { ...DARK, villages: new Set(legal.map((text) => Number(text.split(' ')[1]))) }
  if (kind === null) return DARK
  const places = new Set(under(legal, kind).flatMap((text) => text.split(' ').slice(2)))
  if (asked === 'event') {
    return kind === 'market'
      ? { ...DARK, villages: new Set([...places].map(Number)) }
      : { ...DARK, tracks: places }
  }
  if (asked !== 'inventory') return DARK
  const numbers = new Set([...places].map(Number))
  return kind === 'stupa' ? { ...DARK, villages: numbers } : { ...DARK, regions: numbers }
}

export const placeOf = (target: Target): string =>
  target.kind === 'village' ? String(target.village) : target.kind === 'track' ? target.track : String(target.region)

/** The text of a choice once a place was pointed at, if there is one. */
export function textAt(legal: readonly string[], kind: string | null, target: Target): string | null {
  const asked = askedOf(legal)
  if (asked === null) return null
  const text = [asked, ...(kind === null ? [] : [kind]), placeOf(target)].join(' ')
  return legal.includes(text) ? text : null
}

/* ---- two delegations of an inventory ---- */

/** They may go to two regions: after one was pointed at, another can be. */
export const splits = (legal: readonly string[], kind: string | null): boolean =>
  kind === 'delegations' && under(legal, kind).some((text) => text.split(' ').length > 3)

/** What is picked once a region was pointed at: one each with the region before, or all to this one. */
export function splitAt(legal: readonly string[], picked: string | null, region: number): string {
  const before = regionsOf(picked)
  const both = [...before, region].sort((a, b) => a - b)
  const text = `inventory delegations ${both.join(' ')}`
  return before.length === 1 && legal.includes(text) ? text : `inventory delegations ${region}`
}

/** The regions that a picked action of an inventory sends delegations to. */
export const regionsOf = (picked: string | null): number[] =>
  picked?.startsWith('inventory delegations') ? picked.split(' ').slice(2).map(Number) : []

/* ---- rewards ---- */

export type Prize = 'barter' | 'offering' | 'delegations'
export const PRIZES: readonly Prize[] = ['barter', 'offering', 'delegations']

export interface Rewards {
  chosen: readonly Prize[]
  /** Delegations to be sent, by region. */
  split: ReadonlyMap<number, number>
}

export const NO_REWARDS: Rewards = { chosen: [], split: new Map() }

const prizesOf = (text: string): Prize[] => PRIZES.filter((prize) => text.split(' ').includes(prize))

/** Which rewards can be had at all, and how many of them are taken. */
export function prizes(legal: readonly string[]): { open: Prize[]; count: number } {
  const open = PRIZES.filter((prize) => legal.some((text) => prizesOf(text).includes(prize)))
  return { open, count: Math.max(0, ...legal.map((text) => prizesOf(text).length)) }
}

/** The regions delegations can be sent to, and how many are sent. */
export function sendable(legal: readonly string[]): { regions: number[]; count: number } {
  const parts = legal.map((text) => text.split(' ').filter((word) => word.includes(':')))
  const regions = new Set(parts.flat().map((word) => Number(word.split(':')[0])))
  const sums = parts.map((words) => words.reduce((sum, word) => sum + Number(word.split(':')[1]), 0))
  return { regions: [...regions].sort((a, b) => a - b), count: Math.max(0, ...sums) }
}

export const sent = (split: ReadonlyMap<number, number>): number => [...split.values()].reduce((sum, n) => sum + n, 0)

/** Take a reward or put it back; one too many puts back the first that was taken. */
export function togglePrize(legal: readonly string[], now: Rewards, prize: Prize): Rewards {
  const { count } = prizes(legal)
  const chosen = now.chosen.includes(prize)
    ? now.chosen.filter((one) => one !== prize)
    : [...now.chosen, prize].slice(-count)
  const { regions, count: all } = sendable(legal)
  const [only] = regions
  if (!chosen.includes('delegations')) return { chosen, split: new Map() }
  // With one region there is nothing to split.
  if (regions.length === 1 && only !== undefined) return { chosen, split: new Map([[only, all]]) }
  return { chosen, split: now.split }
}

/** One delegation more to a region; when all are sent, its own come back to be sent anew. */
export function sendTo(legal: readonly string[], now: Rewards, region: number): Rewards {
  const { regions, count } = sendable(legal)
  if (!regions.includes(region)) return now
  const split = new Map(now.split)
  if (sent(split) < count) split.set(region, (split.get(region) ?? 0) + 1)
  else split.delete(region)
  const chosen = now.chosen.includes('delegations') ? now.chosen : togglePrize(legal, now, 'delegations').chosen
  return { chosen, split }
}

/** The text of the rewards as they are chosen, or null while something is missing. */
export function rewardText(legal: readonly string[], { chosen, split }: Rewards): string | null {
  const words = ['reward', ...PRIZES.filter((prize) => chosen.includes(prize))]
  if (chosen.includes('delegations')) {
    words.push(...[...split].toSorted(([a], [b]) => a - b).map(([region, n]) => `${region}:${n}`))
  }
  const text = words.join(' ')
  return legal.includes(text) ? text : null
}

/** The regions that glow: those delegations go to, once that reward is taken. */
export const rewardGlow = (legal: readonly string[], { chosen }: Rewards): Glow =>
  chosen.includes('delegations') ? { ...DARK, regions: new Set(sendable(legal).regions) } : DARK

/** How many of this player's, or of the whole, have something to do with a choice of theirs. */
export const choosesHere = (view: HimalayaView, seat: number | null): boolean =>
  view.choice !== null && view.choice.seat === seat
