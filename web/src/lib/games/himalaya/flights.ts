/** Goods on their way over the table: from a village to whoever takes them, and back when an order is filled. */
import type { GameEvent } from '../../wire'
import type { Good } from './view'

interface Point {
  x: number
  y: number
}

export interface Flight {
  good: Good
  from: Point
  to: Point
  delay: number
}

/** Milliseconds between goods that fly together. */
const APART = 70

/** What changes hands in an event, where, whose, and which way. */
export interface Trade {
  seat: number
  village: number
  goods: Good[]
  taken: boolean
}

export function tradeOf(event: GameEvent): Trade | null {
  const { seat, village, good, goods } = event
  if (typeof seat !== 'number' || typeof village !== 'number') return null
  if (event.event === 'collected') return { seat, village, goods: [good as Good], taken: true }
  if (event.event === 'delivered') return { seat, village, goods: goods as Good[], taken: false }
  return null
}

/** Where the first of some things stands that is to be seen at all. */
function place(root: ParentNode, ...selectors: string[]): Point | null {
  for (const selector of selectors) {
    const { x, y, width, height } = root.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
    if (width > 0) return { x: x + width / 2, y: y + height / 2 }
  }
  return null
}

/** The ways goods take; a person's own come from behind the screen, if that is to be seen. */
export function flightsOf(root: ParentNode, { seat, village, goods, taken }: Trade, own: number | null): Flight[] {
  return goods.flatMap((good, at): Flight[] => {
    const screen = seat === own ? [`[data-held="${good}"]`] : []
    const hand = place(root, ...screen, `[data-player="${seat}"] svg`)
    const lies = place(root, `[data-goods="${village}"]`, `[data-village="${village}"]`)
    if (!hand || !lies) return []
    return [{ good, from: taken ? lies : hand, to: taken ? hand : lies, delay: at * APART }]
  })
}
