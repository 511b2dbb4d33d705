/** How large what lies beside a village is drawn, and where its number stands. */
import { boxAt, type Box, type Spot } from './map'
import { blocks, orderOf, type HimalayaView, type VillageView } from './view'

export interface Tag {
  box: Box
  /** Half of the point of an order's tag is not for writing. */
  tip: number
  /** The middle of the number, if there is one, on its line. */
  middle: number
  size: number
  /** What has to be read: a number, and on a phone the good it counts. */
  number: Box | null
}

/** What is drawn beside a village; null if nothing lies there. On a phone it is short. */
export function tagAt(view: HimalayaView, village: VillageView, spot: Spot, small: boolean, scale: number): Tag | null {
  const order = orderOf(view, village.order)
  const count = order ? blocks(order.goods).length : blocks(village.goods).length
  if (!order && count === 0) return null
  const height = small ? 17 * scale : 28
  const [short, long] = order ? [26, count * 20 + 40] : [38, count * 20 + 10]
  const width = small ? short * scale : long
  const box = boxAt(spot, width, height)
  const tip = Math.min(9, height / 3)
  if (!order && !small) return { box, tip, middle: box.x, size: 0, number: null }
  const size = order ? (small ? 13.5 * scale : 18) : 12.5 * scale
  const middle = order ? box.x + (small ? (width - tip) / 2 : width - tip - 14) : box.x + 27 * scale
  const half = order ? size * 0.62 : 10 * scale
  const left = order ? middle - half : box.x + 3 * scale
  const y = box.y + height / 2
  return { box, tip, middle, size, number: { x: left, y: y - size * 0.42, width: middle + half - left, height: size * 0.84 } }
}

/** Where the number of a village stands: in its disc, or on a phone on a tab that hangs from it. */
export function tabAt({ x, y, number }: VillageView, disc: number, small: boolean, scale: number): Box {
  if (!small) return { x: x - 15, y: y + 8, width: 16, height: 12 }
  const width = (number > 9 ? 17 : 12) * scale
  return { x: x - width / 2, y: y + disc - 9, width, height: 12.5 * scale }
}
