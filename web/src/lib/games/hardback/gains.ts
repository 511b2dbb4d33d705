/** Coins and points fly from the card that brought them to the player who gets them. */
import type { Told } from '../../wire'
import type { Places } from './flip'
import { keyOf } from './held'

export interface Gain {
  /** The card, as it is named on the table. */
  card: string
  /** Who gets it; null for the rival. */
  seat: number | null
  coins: number
  points: number
}

interface Point {
  x: number
  y: number
}

export interface Flight {
  what: 'coin' | 'star'
  amount: number
  from: Point
  to: Point
  delay: number
}

/** Events in which a card brings something. */
const BRING = new Set(['earned', 'trashed', 'dumped', 'bought', 'penny_took'])
/** Cards that come to the table first have to arrive. */
const ARRIVES = 300
const APART = 60
/** All of them set out within this. */
const TOGETHER = 400

/** What a step brought, card by card. */
export function gains(told: readonly Told[]): Gain[] {
  const found: Gain[] = []
  for (const { event } of told) {
    if (!BRING.has(event.event) || typeof event.card !== 'string') continue
    const seat = typeof event.seat === 'number' ? event.seat : null
    found.push({
      card: keyOf({ id: event.card, owner: seat ?? 0 }),
      seat,
      coins: Number(event.coins ?? 0),
      points: Number(event.points ?? 0),
    })
  }
  return found.filter(({ coins, points }) => coins + points > 0)
}

const middle = (rect: DOMRect): Point => ({ x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 })

/** Where something stands now, if it is to be seen at all. */
function place(root: ParentNode, selector: string): DOMRect | undefined {
  const rect = root.querySelector(selector)?.getBoundingClientRect()
  return rect && rect.width > 0 ? rect : undefined
}

/** The ways that gains take over the table, from where the cards lie or lay. */
export function flights(root: ParentNode, before: Places, all: readonly Gain[]): Flight[] {
  const found: Flight[] = []
  for (const { card, seat, coins, points } of all) {
    const known = before.get(card)?.rect
    const from = place(root, `[data-card="${card}"]`) ?? known ?? place(root, '[data-ledge]')
    const own = seat === null ? place(root, '[data-penny]') : place(root, `[data-score="${seat}"]`)
    const score = own ?? place(root, '[data-team]')
    const purse = place(root, `[data-pile="seat-${seat}"] svg`) ?? score
    const delay = known ? 0 : ARRIVES
    if (from && purse && coins > 0) {
      found.push({ what: 'coin', amount: coins, from: middle(from), to: middle(purse), delay })
    }
    if (from && score && points > 0) {
      found.push({ what: 'star', amount: points, from: middle(from), to: middle(score), delay })
    }
  }
  const apart = Math.min(APART, TOGETHER / Math.max(1, found.length))
  return found.map((flight, at) => ({ ...flight, delay: flight.delay + at * apart }))
}
