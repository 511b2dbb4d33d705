/** Where the marks of a plan stand: at their villages, where they hide nothing that has to be read. */
import { DISC, overlap, type Box, type Spot } from './map'
import { around, type Drawing } from './stands'
import type { HimalayaView } from './view'

const HIGH = 18

/** Directions from the middle of a village, best first: at the lower right, then further round. */
const TURNS = Array.from({ length: 24 }, (_, at) => ((at % 2 === 0 ? at / 2 : -(at + 1) / 2) * Math.PI) / 12)
const FIRST = Math.PI / 5
/** How far its middle is beyond the edge of the disc, in its own size. */
const AWAY = [0.25, 0.6, 1]

/** What a number or a good that cannot be read costs: more than all else together. */
const UNREADABLE = 1_000_000

/** How wide a mark is. */
const badgeWidth = (text: string): number => Math.max(18, 8 + text.length * 6.6)

/** The box of each mark, by village. */
export function badgesAt(
  view: HimalayaView,
  badges: ReadonlyMap<number, string>,
  spots: ReadonlyMap<number, Spot>,
  caravans: readonly Box[],
  drawing: Drawing,
): ReadonlyMap<number, Box> {
  const found = new Map<number, Box>()
  if (badges.size === 0) return found
  const { numbers, lying, things } = around(view, spots, drawing)
  const shunned = [...numbers, ...lying]
  const { piece, tag, all } = drawing
  for (const { number, x, y } of view.villages) {
    const text = badges.get(number)
    if (!text) continue
    const [width, height] = [badgeWidth(text) * tag, HIGH * tag]
    let best: Box | null = null
    let least = Infinity
    const places = AWAY.flatMap((away) => TURNS.map((turn) => ({ away, turn: FIRST + turn })))
    for (const [rank, { away, turn }] of places.entries()) {
      const middle = {
        x: x + Math.cos(turn) * (DISC * piece + away * width * 0.5),
        y: y + Math.sin(turn) * (DISC * piece + away * height * 0.5),
      }
      const box = { x: middle.x - width / 2, y: middle.y - height / 2, width, height }
      const hides = (boxes: readonly Box[]): number => boxes.reduce((sum, one) => sum + overlap(box, one), 0)
      const cost =
        rank * 8 * tag +
        shunned.filter((one) => overlap(box, one) > 0).length * UNREADABLE +
        hides(shunned) * 60 +
        hides(caravans) * 4 +
        hides([...found.values()]) * 8 +
        (width * height - overlap(box, all)) * 60 +
        things.reduce((sum, thing) => sum + overlap(box, thing.box) * thing.weight, 0)
      if (cost < least) {
        least = cost
        best = box
      }
    }
    if (best) found.set(number, best)
  }
  return found
}
