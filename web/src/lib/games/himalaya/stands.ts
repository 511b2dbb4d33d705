/** Where caravans stand: beside their villages, where they hide nothing that has to be read. */
import { DISC, overlap, stupaAt, type Box, type Point, type Spot } from './map'
import { tabAt, tagAt } from './tags'
import type { CaravanView, HimalayaView } from './view'

/** How things are drawn: on a phone shorter and larger. */
export interface Drawing {
  small: boolean
  /** How much larger pieces are, and what is written. */
  piece: number
  tag: number
  /** The sheet. */
  all: Box
  /** What nothing can be seen under. */
  covered?: Box | null
}

/** A caravan round the point where it is said to stand. */
export const caravanAt = ({ x, y }: Point, scale: number): Box => ({
  x: x - 25 * scale,
  y: y - 20 * scale,
  width: 50 * scale,
  height: 38 * scale,
})

/** Directions to stand in, best first: at the left, a little above. */
const TURNS = Array.from({ length: 24 }, (_, at) => ((at % 2 === 0 ? at / 2 : -(at + 1) / 2) * Math.PI) / 12)
const FIRST = Math.PI + 0.45
const AWAY = [1.5, 1.85, 2.3, 2.8, 3.3]
/** On its way a caravan stands on the track, or a little beside it. */
const ASIDE = [0, -12, 12, -24, 24, -40, 40, -60, 60]

/** What a number that cannot be read costs: more than all else together. */
const UNREADABLE = 1_000_000

interface Around {
  /** What has to be read. */
  numbers: Box[]
  /** The trays of goods and the tags of orders. */
  lying: Box[]
  /** What should be seen, with how much it matters. */
  things: { box: Box; weight: number }[]
}

/** Everything on the map that a caravan could hide. */
export function around(view: HimalayaView, spots: ReadonlyMap<number, Spot>, { small, piece, tag }: Drawing): Around {
  const numbers: Box[] = []
  const lying: Box[] = []
  const things: Around['things'] = []
  const disc = DISC * piece
  for (const village of view.villages) {
    const { x, y, stupa, number } = village
    numbers.push(tabAt(village, disc, small, tag))
    things.push({ box: { x: x - disc, y: y - disc, width: 2 * disc, height: 2 * disc }, weight: 1 })
    if (stupa !== null) {
      things.push({ box: stupaAt(village, piece), weight: 1 })
    }
    const spot = spots.get(number)
    const lies = spot && tagAt(view, village, spot, small, tag)
    if (!lies) continue
    lying.push(lies.box)
    things.push({ box: lies.box, weight: 2 })
    if (lies.number) numbers.push(lies.number)
  }
  for (const { label } of view.regions) {
    things.push({ box: { x: label[0] - 18 * tag, y: label[1] - 11 * tag, width: 36 * tag, height: 22 * tag }, weight: 1 })
  }
  return { numbers, lying, things }
}

function places(view: HimalayaView, { village, ahead }: Pick<CaravanView, 'village' | 'ahead'>, piece: number): Point[] {
  const at = (number: number | null) => view.villages.find((one) => one.number === number)
  const [here, to] = [at(village), at(ahead)]
  if (!here) return []
  if (to) return ASIDE.flatMap((dy) => ASIDE.map((dx) => ({ x: (here.x + to.x) / 2 + dx, y: (here.y + to.y) / 2 - 8 + dy })))
  return AWAY.flatMap((far) =>
    TURNS.map((turn) => ({
      x: here.x + Math.cos(FIRST + turn) * far * DISC * piece,
      y: here.y + Math.sin(FIRST + turn) * far * DISC * piece * 0.88,
    })),
  )
}

const outside = (box: Box, all: Box): number => box.width * box.height - overlap(box, all)

/** Where each caravan stands, null for those that are not on the map yet. */
export function standing(
  view: HimalayaView,
  caravans: readonly (Pick<CaravanView, 'village' | 'ahead'> | null)[],
  spots: ReadonlyMap<number, Spot>,
  drawing: Drawing,
): (Point | null)[] {
  const { numbers, things } = around(view, spots, drawing)
  const shunned = drawing.covered ? [...numbers, drawing.covered] : numbers
  const taken: Box[] = []
  return caravans.map((caravan) => {
    let best: Point | null = null
    let least = Infinity
    for (const [rank, place] of (caravan ? places(view, caravan, drawing.piece) : []).entries()) {
      const box = caravanAt(place, drawing.piece)
      const hides = (boxes: readonly Box[]): number => boxes.reduce((sum, one) => sum + overlap(box, one), 0)
      const cost =
        rank * 6 * drawing.piece +
        shunned.filter((one) => overlap(box, one) > 0).length * UNREADABLE +
        hides(shunned) * 60 +
        hides(taken) * 8 +
        outside(box, drawing.all) * 60 +
        things.reduce((sum, thing) => sum + overlap(box, thing.box) * thing.weight, 0)
      if (cost < least) {
        least = cost
        best = place
      }
    }
    if (best) taken.push(caravanAt(best, drawing.piece))
    return best
  })
}
