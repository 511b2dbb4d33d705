/** Where things stand on the mountain, in board units, and the keyboard's walk over the places. */
import raw from './geometry.json'
import { regionOf } from './selection'

export interface Point {
  x: number
  y: number
}

const point = (xy: readonly number[]): Point => ({ x: xy[0] ?? 0, y: xy[1] ?? 0 })

export const FRAME = raw.frame
export const PLACE: Readonly<Record<string, Point>> = Object.fromEntries(
  Object.entries(raw.sections).map(([id, xy]) => [id, point(xy)]),
)
export const REGIONS = [1, 2, 3, 4, 5, 6] as const
const stands = raw.regions as Record<string, { flag: number[]; guide: number[] }>
const links = raw.links as Record<string, string[]>

export const placeOf = (id: string): Point => PLACE[id] ?? { x: 620, y: 400 }
export const flagOf = (region: number): Point => point(stands[region]?.flag ?? [])
/** The guide stands left of the region's first place, before the flag's pole. */
export function guideOf(region: number): Point {
  const { x, y } = point(stands[region]?.guide ?? [])
  return { x: x - 17, y: y + 8 }
}

export const linksOf = (preset?: string): readonly string[] =>
  links[preset || raw.usual] ?? links[raw.usual] ?? []

/** The white dots of a link: between the edges of the two places, never on them. */
export function dots(link: string): Point[] {
  const [one = '', two = ''] = link.split('/')
  const a = placeOf(one)
  const b = placeOf(two)
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  const level = a.y === b.y
  // Links downhill hang like a rope and end over the lower place.
  const from = level ? 34 : 36
  const to = level ? 34 : 40
  const count = Math.max(2, Math.round((length - from - to) / 11) + 1)
  return Array.from({ length: count }, (_, i) => {
    const t = (from + ((length - from - to) * i) / (count - 1)) / length
    const sag = level ? 0 : Math.sin(Math.PI * t) * 4
    return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t + sag }
  })
}

/** The places in rows from the summit down, each from left to right. */
export const ROWS_OF_PLACES: readonly (readonly string[])[] = (() => {
  const rows = new Map<number, string[]>()
  for (const [id, { y }] of Object.entries(PLACE)) rows.set(y, [...(rows.get(y) ?? []), id])
  return [...rows]
    .sort(([a], [b]) => a - b)
    .map(([, ids]) => ids.sort((a, b) => placeOf(a).x - placeOf(b).x))
})()

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End'
export const isArrow = (key: string): key is Arrow =>
  ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'].includes(key)

/** Where the cursor goes: along the row, or to the nearest place of the next row. */
export function walk(from: string, key: Arrow): string {
  const level = ROWS_OF_PLACES.findIndex((row) => row.includes(from))
  const row = ROWS_OF_PLACES[level]
  if (!row) return ROWS_OF_PLACES[0]?.[0] ?? from
  const at = row.indexOf(from)
  switch (key) {
    case 'ArrowLeft':
      return row[at - 1] ?? ROWS_OF_PLACES[level - 1]?.at(-1) ?? from
    case 'ArrowRight':
      return row[at + 1] ?? ROWS_OF_PLACES[level + 1]?.[0] ?? from
    case 'Home':
      return row[0] ?? from
    case 'End':
      return row.at(-1) ?? from
    default: {
      const next = ROWS_OF_PLACES[level + (key === 'ArrowUp' ? -1 : 1)] ?? row
      return [...next].sort((a, b) => away(a, from) - away(b, from))[0] ?? from
    }
  }
}

const away = (a: string, b: string) =>
  Math.abs(placeOf(a).x - placeOf(b).x) + (regionOf(a) === regionOf(b) ? 0 : 0.5)

/** The legal place nearest to a tap that fell beside it, within `reach`. */
export function snap(at: Point, ids: Iterable<string>, reach: number): string | null {
  let best: string | null = null
  let distance = reach
  for (const id of ids) {
    const { x, y } = placeOf(id)
    const d = Math.hypot(Math.max(0, Math.abs(x - at.x) - 28), Math.max(0, Math.abs(y - at.y) - 28))
    if (d < distance) [best, distance] = [id, d]
  }
  return best
}

/** The place a point lies on. */
export function placeAt(at: Point): string | null {
  const found = Object.entries(PLACE).find(
    ([, { x, y }]) => Math.abs(x - at.x) <= 30 && Math.abs(y - at.y) <= 30,
  )
  return found?.[0] ?? null
}

/** The corners of a region: a triangle, cut off around its six places. */
function corners(region: number): Point[] {
  const top = placeOf(`${region}-1`)
  const left = placeOf(`${region}-4`)
  const right = placeOf(`${region}-6`)
  const m = 36
  return [
    { x: top.x - m, y: top.y - m },
    { x: top.x + m, y: top.y - m },
    { x: right.x + m, y: right.y - m },
    { x: right.x + m, y: right.y + m },
    { x: left.x - m, y: left.y + m },
    { x: left.x - m, y: left.y - m },
  ]
}

/** A region's outline as a path. */
export const outline = (region: number): string =>
  `M${corners(region).map(({ x, y }) => `${x} ${y}`).join('L')}Z`

/** How far a point lies beyond a region; 0 inside. */
function beyond(region: number, at: Point): number {
  const points = corners(region)
  let inside = true
  let least = Infinity
  for (const [i, a] of points.entries()) {
    const b = points[(i + 1) % points.length] ?? a
    const [dx, dy] = [b.x - a.x, b.y - a.y]
    // The corners go round clockwise, so what lies left of an edge lies outside.
    if (dx * (at.y - a.y) - dy * (at.x - a.x) < 0) inside = false
    const t = Math.max(0, Math.min(1, ((at.x - a.x) * dx + (at.y - a.y) * dy) / (dx * dx + dy * dy)))
    least = Math.min(least, Math.hypot(at.x - a.x - t * dx, at.y - a.y - t * dy))
  }
  return inside ? 0 : least
}

/** The region nearest to a point, within `reach`. */
export function snapRegion(at: Point, regions: Iterable<number>, reach: number): number | null {
  let best: number | null = null
  let distance = reach
  for (const region of regions) {
    const d = beyond(region, at)
    if (d < distance) [best, distance] = [region, d]
  }
  return best
}
