/** How large the cards are drawn, so that everything stands on the table at once. */

export interface Sizes {
  offer: number
  word: number
  hand: number
}

/** How high a card is for its width. */
export const TALL = 172 / 124

/** The sizes of the setting, from 1 to 7; 4 is as drawn. */
export const FACTORS = [0.7, 0.8, 0.9, 1, 1.12, 1.25, 1.4] as const

export interface Room {
  width: number
  height: number
  /** Height of the bar at the foot, with what stands between. */
  foot: number
  size: number
  /** Cards in the row of offers, in the word (at least seven places), and in hand and beside it. */
  offers: number
  letters: number
  held: number
  /** Some of them lie apart from the hand: Timeless Classics, the jail. */
  apart: boolean
}

const row = (width: number, count: number, gap: number): number => (width - gap * (count - 1)) / count

/** A card of the word is not drawn smaller to save height: then the board scrolls. */
const SMALLEST = 56

/** Sizes above the one that was drawn may take several rows, and the board scrolls. */
const AS_DRAWN = 4

/** A wide window or a tablet: three rows, one below the other. */
export function fit(room: Room): Sizes {
  const factor = FACTORS[room.size - 1] ?? 1
  const roomy = room.width >= 900
  const edge = roomy ? 48 : 32
  // Title, captions and the ledge's wood stay; the rest is divided as 168 : 186 : 155.
  const tall = (room.height - room.foot - (roomy ? 240 : 226)) / 509
  const scale = Math.max(0.5, Math.min(tall, roomy ? room.width / 1092 : room.width / 860, 1.3)) * factor
  const across = room.width - edge
  const gap = roomy ? 15 : 8
  // Beside the cards: the pile, ink, lines between them and the gaps.
  const beside = (roomy ? 234 : 194) + (room.apart ? (roomy ? 37 : 14) : 0)
  const held = Math.max(5, room.held)
  const most = {
    offer: row(across, Math.max(8, room.offers + 1), gap),
    word: row(across - 50, Math.max(7, room.letters), 10),
    hand: (across - beside - 12 * held) / (held + 1),
  }
  const large = room.size > AS_DRAWN ? factor : 1
  return {
    offer: Math.floor(Math.min((121 * scale) / large, most.offer) * large),
    word: Math.floor(Math.min((134 * scale) / large, most.word) * large),
    hand: Math.floor(Math.min((112 * scale) / large, most.hand) * large),
  }
}

export interface NarrowRoom extends Pick<Room, 'width' | 'height' | 'size' | 'letters' | 'held' | 'apart'> {
  /** A word is built: there are tools for it. */
  tools: boolean
}

/** A phone: small offers, two ledges of four, and the hand in one row if it can. */
export function fitNarrow({ width, height, size, letters, held, apart, tools }: NarrowRoom): Sizes {
  const inner = width - 16
  const factor = Math.min(1, FACTORS[size - 1] ?? 1)
  const perRow = held > 7 ? Math.ceil(held / 2) : Math.max(4, held)
  const offer = Math.floor(row(inner, 7, 4))
  const hand = Math.floor(Math.min(held > 7 ? 50 : 64, row(inner, perRow, 6)) * factor)
  const many = letters > 8
  const ledges = Math.max(2, Math.ceil(letters / (many ? 5 : 4)))
  // Pills, bar, ink, the last line and the gaps; what the other rows leave is for the ledges.
  const others = 280 + offer * 1.34 + hand * TALL * Math.ceil(held / perRow) + (tools ? 48 : 0) + (apart ? 22 : 0)
  const high = ((height - others) / ledges - 20) / TALL
  const word = Math.min(many ? 64 : 80, row(inner - 12, many ? 5 : 4, 6), Math.max(SMALLEST, high))
  return { offer, hand, word: Math.floor(word * factor) }
}

/** The places of a word on ledges: rows of so many. */
export function ledges(narrow: boolean, letters: number, width = 0, card = 0): number {
  if (narrow) return letters > 8 ? 5 : 4
  const fits = card > 0 ? Math.floor((width - 48 - 48 + 10) / (card + 10)) : letters
  return Math.max(1, Math.min(fits, Math.max(7, letters)))
}
