/** How large the mountain is drawn and where, so that it keeps clear of what floats over it. */
import { FRAME } from './geometry'

/** The board in pixels, and what covers its edges. */
export interface Room {
  width: number
  height: number
  /** Height of the bar at the foot. */
  foot: number
  /** Width of what stands at the right: the score path. */
  right: number
  /** The lower right corner of the chart, which stands in the upper left one. */
  chart: { right: number; bottom: number }
}

export interface Fit {
  /** Pixels for one unit of the board. */
  scale: number
  /** Where the middle of the mountain stands, in pixels from the left. */
  middle: number
  /** Where the upper edge of the first place stands, in pixels. */
  top: number
}

/* In units of the board, from the middle: how far the lowest places, guide and flags reach, */
const LEFT = 331
const RIGHT = 320
/* and the guide beside the summit; then from the first place to the foot, and up to its flags. */
const SUMMIT = 105
const HEIGHT = 612
const FLAGS = 44
/* From the first place down to where the drawn country ends. */
const COUNTRY = FRAME.y + FRAME.height - 40
/* In pixels: what stays free around. */
const EDGE = 12
const BESIDE = 88
const BELOW = 25

/** As large as the room allows: with the chart left of the summit, or above everything. */
export function fit(room: Room): Fit {
  const right = room.width - room.right - EDGE
  const across = (right - EDGE) / (LEFT + RIGHT)
  const deep = (top: number) => (room.height - room.foot - BELOW - top) / HEIGHT
  const summit = room.chart.right + EDGE
  const beside = Math.min(across, deep(BESIDE), (right - summit) / (SUMMIT + RIGHT))
  const under = room.chart.bottom + EDGE
  const above = Math.min(across, (deep(under) * HEIGHT) / (HEIGHT + FLAGS))
  const scale = Math.max(0.4, beside, above)
  const isBeside = beside >= above
  const top = isBeside ? BESIDE : under + FLAGS * scale
  const lowest = room.height - room.foot - BELOW - HEIGHT * scale
  const least = Math.max(EDGE + LEFT * scale, isBeside ? summit + SUMMIT * scale : 0)
  return {
    scale,
    middle: Math.max(least, Math.min(room.width / 2, right - RIGHT * scale)),
    // In a high window it stands lower, so that the country goes down to the foot.
    top: Math.max(top, Math.min(lowest, room.height - COUNTRY * scale)),
  }
}

/** On a phone nothing stands beside it; the pills cover the first 48 pixels. */
export function fitNarrow(width: number, height: number): Fit {
  const scale = Math.max(0.3, Math.min(width / 682, (height - 48 - 44) / HEIGHT))
  const top = 48 + Math.max(20, (height - 48 - HEIGHT * scale) * 0.58)
  return { scale, middle: width / 2, top }
}
