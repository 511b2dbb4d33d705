/** Ways along the tracks of the map, as anybody sees them: no rule of the game is known here. */
import type { HimalayaView, Kind, Step } from './view'
import { KINDS } from './view'

export type Exits = ReadonlyMap<number, Partial<Record<Kind, number>>>

/** Where each kind of track leads to, from each village. */
export function exitsOf(view: Pick<HimalayaView, 'tracks'>): Exits {
  const exits = new Map<number, Partial<Record<Kind, number>>>()
  const add = (from: number, kind: Kind, to: number): void => {
    exits.set(from, { ...exits.get(from), [kind]: to })
  }
  for (const { low, high, kind } of view.tracks) {
    add(low, kind, high)
    add(high, kind, low)
  }
  return exits
}

export const isKind = (step: Step | null): step is Kind =>
  step !== null && (KINDS as readonly string[]).includes(step)

/** The kinds of track along the shortest way between two villages; null if there is none. */
export function wayTo(exits: Exits, from: number, to: number): Kind[] | null {
  const ways = new Map<number, Kind[]>([[from, []]])
  const open = [from]
  for (let at = open.shift(); at !== undefined; at = open.shift()) {
    const way = ways.get(at) ?? []
    if (at === to) return way
    for (const kind of KINDS) {
      const next = exits.get(at)?.[kind]
      if (next === undefined || ways.has(next)) continue
      ways.set(next, [...way, kind])
      open.push(next)
    }
  }
  return null
}
