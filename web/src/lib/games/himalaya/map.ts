/** Where things are drawn on the map, in the units of its board. */
import type { HimalayaView, VillageView } from './view'

export interface Point {
  x: number
  y: number
}

/** Radius of a village's disc. */
export const DISC = 24.5
/** What is drawn round the outermost villages, so that pieces beside them have room. */
export interface Margin {
  left: number
  right: number
  top: number
  bottom: number
}
export const WIDE_MARGIN: Margin = { left: 66, right: 66, top: 50, bottom: 60 }
/** On a phone the pieces are larger and the room is dear. */
export const SMALL_MARGIN: Margin = { left: 44, right: 44, top: 50, bottom: 56 }
const GAP = 5

/** How large things are drawn: discs, and what lies beside them. */
export interface Sizes {
  disc: number
  /** Width and height of what lies beside a village. */
  wide: number
  high: number
  /** What hangs under a disc: the tab with its number. */
  tab: number
}
/** Five goods in a row. */
export const WIDE_SIZES: Sizes = { disc: DISC, wide: 112, high: 28, tab: 0 }
/** One good and a number. */
export const SMALL_SIZES: Sizes = { disc: 35, wide: 98, high: 44, tab: 24 }

export type Side = 'right' | 'left' | 'below' | 'above'

/** Where goods or an order lie beside a village: the middle of the edge that faces it. */
export interface Spot extends Point {
  side: Side
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Sides to lie on, best first: each with a shift along the disc. */
function placesFor({ disc, wide, high, tab }: Sizes): { side: Side; dx: number; dy: number }[] {
  const [up, over] = [high * 0.75, wide * 0.43]
  return [
    { side: 'right', dx: disc + GAP, dy: 0 },
    { side: 'below', dx: 0, dy: disc + tab + GAP },
    { side: 'left', dx: -disc - GAP, dy: 0 },
    { side: 'right', dx: disc, dy: up },
    { side: 'right', dx: disc, dy: -up },
    { side: 'left', dx: -disc, dy: up },
    { side: 'left', dx: -disc, dy: -up },
    { side: 'below', dx: over, dy: disc + tab + 2 },
    { side: 'below', dx: -over, dy: disc + tab + 2 },
    { side: 'above', dx: 0, dy: -disc - GAP },
    { side: 'above', dx: -over, dy: -disc - 2 },
  ]
}

/** The box of something so wide that lies at a spot. */
export function boxAt({ x, y, side }: Spot, width: number, height: number): Box {
  if (side === 'right') return { x, y: y - height / 2, width, height }
  if (side === 'left') return { x: x - width, y: y - height / 2, width, height }
  return { x: x - width / 2, y: side === 'below' ? y : y - height, width, height }
}

export const overlap = (a: Box, b: Box): number => {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return across > 0 && down > 0 ? across * down : 0
}

/** Where a stupa stands, or would stand: at the upper right of its village. */
export const stupaAt = ({ x, y }: Point, size: number): Box => ({
  x: x + 24 - 14 * size,
  y: y - 22 - 17 * size,
  width: 28 * size,
  height: 32 * size,
})

const around = ({ x, y }: Point, radius: number): Box => ({
  x: x - radius,
  y: y - radius,
  width: 2 * radius,
  height: 2 * radius,
})

/** Small squares along a track, to weigh what lies on it. */
function beads(from: Point, to: Point): Box[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const count = Math.max(2, Math.round(length / 12))
  return Array.from({ length: count }, (_, at) => {
    const part = (at + 0.5) / count
    return around({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }, 6)
  })
}

/** The board with its margin. */
export function bounds(villages: readonly Point[], margin: Margin): Box {
  const [xs, ys] = [villages.map(({ x }) => x), villages.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs) - margin.left, Math.min(...ys) - margin.top]
  return { x: left, y: top, width: Math.max(...xs) + margin.right - left, height: Math.max(...ys) + margin.bottom - top }
}

const outside = (box: Box, all: Box): number => {
  const across = Math.max(0, all.x - box.x) + Math.max(0, box.x + box.width - all.x - all.width)
  const down = Math.max(0, all.y - box.y) + Math.max(0, box.y + box.height - all.y - all.height)
  return across * box.height + down * box.width
}

/** For each village the place beside it that hides least, whatever will lie there. */
export function spotsOf(
  view: Pick<HimalayaView, 'villages' | 'tracks' | 'regions'>,
  margin: Margin = WIDE_MARGIN,
  sizes: Sizes = WIDE_SIZES,
): ReadonlyMap<number, Spot> {
  const all = bounds(view.villages, margin)
  const places = placesFor(sizes)
  const boxOf = (spot: Spot): Box => boxAt(spot, sizes.wide, sizes.high)
  const at = new Map(view.villages.map((village) => [village.number, village]))
  const lines = view.tracks.flatMap(({ low, high }) => {
    const [from, to] = [at.get(low), at.get(high)]
    return from && to ? beads(from, to) : []
  })
  const labels = view.regions.map(({ label: [x, y] }) => ({ x: x - 44, y: y - 22, width: 88, height: 54 }))
  const found = new Map<number, Spot>()
  const taken: Box[] = []
  for (const village of view.villages) {
    let best: Spot | null = null
    let least = Infinity
    for (const [rank, { side, dx, dy }] of places.entries()) {
      const spot: Spot = { x: village.x + dx, y: village.y + dy, side }
      const box = boxOf(spot)
      const cost =
        rank * 12 +
        outside(box, all) * 4 +
        lines.reduce((sum, bead) => sum + overlap(box, bead), 0) +
        labels.reduce((sum, label) => sum + overlap(box, label), 0) +
        taken.reduce((sum, other) => sum + overlap(box, other) / 2, 0) +
        view.villages.reduce((sum, other) => sum + (other === village ? 0 : 3 * overlap(box, around(other, sizes.disc + 4))), 0) +
        view.villages.reduce((sum, other) => sum + 8 * overlap(box, stupaAt(other, sizes.disc / DISC)), 0)
      if (cost < least) {
        least = cost
        best = spot
      }
    }
    if (best) {
      found.set(village.number, best)
      taken.push(boxOf(best))
    }
  }
  return found
}

export const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** How far a point is from a line between two others. */
function farFrom({ x, y }: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const along = Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy)))
  return Math.hypot(x - from.x - along * dx, y - from.y - along * dy)
}

/** Of some tracks, by their names, the one that is nearest to a point; null if there are none. */
export function nearestTrack(
  { villages, tracks }: Pick<HimalayaView, 'villages' | 'tracks'>,
  names: ReadonlySet<string>,
  point: Point,
): { name: string; far: number } | null {
  const at = new Map(villages.map((village) => [village.number, village]))
  const found = tracks.flatMap(({ low, high }) => {
    const [from, to, name] = [at.get(low), at.get(high), `${low}-${high}`]
    return from && to && names.has(name) ? [{ name, far: farFrom(point, from, to) }] : []
  })
  return found.toSorted((a, b) => a.far - b.far)[0] ?? null
}

/** The rows of the map as a grid to read: bands from north to south, each from west to east. */
export function rowsOf(villages: readonly VillageView[], bands = 5): VillageView[][] {
  const sorted = villages.toSorted((a, b) => a.y - b.y)
  const size = Math.ceil(sorted.length / bands)
  return Array.from({ length: Math.ceil(sorted.length / size) }, (_, at) =>
    sorted.slice(at * size, at * size + size).toSorted((a, b) => a.x - b.x),
  )
}

const AHEAD: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The next village in the direction of an arrow key: near, and not too far to the side. */
export function neighbour(villages: readonly VillageView[], from: number, key: string): number {
  const here = villages.find(({ number }) => number === from)
  const ahead = AHEAD[key]
  if (!here || !ahead) return from
  let best = from
  let least = Infinity
  for (const { number, x, y } of villages) {
    const along = (x - here.x) * ahead.x + (y - here.y) * ahead.y
    const aside = Math.abs((x - here.x) * ahead.y) + Math.abs((y - here.y) * ahead.x)
    if (number === from || along <= 0 || aside > 2 * along) continue
    if (along + 1.6 * aside < least) {
      least = along + 1.6 * aside
      best = number
    }
  }
  return best
}

export const isArrow = (key: string): boolean => key in AHEAD

/** How the map is laid into a space: pixels for a unit, and what the drawing shows. */
export interface Fit {
  scale: number
  /** What lies in the corner of the space at the top left. */
  x: number
  y: number
  box: string
}

/** As large as the space allows, above what covers its foot; the country goes on to the edges. */
export function fit(
  all: { x: number; y: number; width: number; height: number },
  space: { width: number; height: number },
  covered: { top: number; bottom: number },
): Fit {
  const open = Math.max(80, space.height - covered.top - covered.bottom)
  const scale = Math.max(0.2, Math.min(space.width / all.width, open / all.height))
  const left = all.x - (space.width / scale - all.width) / 2
  const above = all.y - covered.top / scale - (open / scale - all.height) / 2
  const box = [left, above, space.width / scale, space.height / scale]
  return { scale, x: left, y: above, box: box.map((number) => Math.round(number * 100) / 100).join(' ') }
}
