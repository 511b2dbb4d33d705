/**
 * The country of a map, shaded as one sees it from above under a lamp in the upper left: tracks run
 * in valleys and every region is a massif. It is reckoned from the board, so any board has its own.
 */
import type { HimalayaView } from './view'

export interface Land {
  /** x, y of the first pixel and units for a pixel. */
  x: number
  y: number
  step: number
  width: number
  height: number
}

type Colour = readonly [number, number, number]

export interface Palette {
  valley: Colour
  rock: Colour
  snow: Colour
  shade: Colour
  paper: Colour
  line: Colour
}

export const DAY: Palette = {
  valley: [222, 226, 204],
  rock: [205, 211, 211],
  snow: [255, 255, 255],
  shade: [70, 98, 128],
  paper: [233, 238, 238],
  line: [120, 140, 150],
}

export const NIGHT: Palette = {
  valley: [38, 52, 50],
  rock: [52, 68, 80],
  snow: [150, 168, 184],
  shade: [8, 16, 22],
  paper: [20, 30, 36],
  line: [110, 130, 145],
}

/** A number from 0 to 1 that belongs to a point of a lattice. */
function hash(x: number, y: number): number {
  let n = Math.imul(x, 374761393) + Math.imul(y, 668265263)
  n = Math.imul(n ^ (n >>> 13), 1274126177)
  return ((n ^ (n >>> 16)) >>> 0) / 4294967296
}

const smooth = (t: number): number => t * t * (3 - 2 * t)
const mix = (a: number, b: number, t: number): number => a + (b - a) * t

function noise(x: number, y: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)]
  const [u, v] = [smooth(x - i), smooth(y - j)]
  return mix(mix(hash(i, j), hash(i + 1, j), u), mix(hash(i, j + 1), hash(i + 1, j + 1), u), v)
}

/** Noise with sharp crests: each octave finer and lower. */
function ridges(x: number, y: number): number {
  let sum = 0
  let weight = 0.55
  let scale = 1 / 95
  for (let octave = 0; octave < 4; octave += 1) {
    const crest = 1 - Math.abs(2 * noise(x * scale + 17 * octave, y * scale + 31 * octave) - 1)
    sum += weight * crest * crest
    weight *= 0.5
    scale *= 2.1
  }
  return sum
}

interface Line {
  ax: number
  ay: number
  dx: number
  dy: number
  long: number
}

function linesOf(view: Pick<HimalayaView, 'villages' | 'tracks'>): Line[] {
  const at = new Map(view.villages.map((village) => [village.number, village]))
  return view.tracks.flatMap(({ low, high }) => {
    const [a, b] = [at.get(low), at.get(high)]
    if (!a || !b) return []
    const [dx, dy] = [b.x - a.x, b.y - a.y]
    return [{ ax: a.x, ay: a.y, dx, dy, long: dx * dx + dy * dy }]
  })
}

function distance(lines: readonly Line[], x: number, y: number): number {
  let least = Infinity
  for (const { ax, ay, dx, dy, long } of lines) {
    const part = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / long))
    const [ox, oy] = [x - ax - part * dx, y - ay - part * dy]
    const found = ox * ox + oy * oy
    if (found < least) least = found
  }
  return Math.sqrt(least)
}

/** How far a point lies inside of the network: 1 within, falling to 0 outside. */
function within(regions: readonly (readonly { x: number; y: number }[])[], x: number, y: number): boolean {
  return regions.some((border) => {
    let inside = false
    for (let i = 0, j = border.length - 1; i < border.length; j = i, i += 1) {
      const [a, b] = [border[i], border[j]]
      if (!a || !b || a.y > y === b.y > y) continue
      if (x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside
    }
    return inside
  })
}

/** The heights of a land, from 0 in the valleys upwards, with the share of paper at each pixel. */
export function heights(
  view: Pick<HimalayaView, 'villages' | 'tracks' | 'regions'>,
  land: Land,
): { height: Float32Array; paper: Float32Array } {
  const lines = linesOf(view)
  const at = new Map(view.villages.map((village) => [village.number, village]))
  const borders = view.regions.map(({ border }) => border.flatMap((number) => at.get(number) ?? []))
  const height = new Float32Array(land.width * land.height)
  const paper = new Float32Array(land.width * land.height)
  for (let row = 0, n = 0; row < land.height; row += 1) {
    for (let column = 0; column < land.width; column += 1, n += 1) {
      const [x, y] = [land.x + column * land.step, land.y + row * land.step]
      const far = distance(lines, x, y)
      const rise = Math.min(1, far / 105)
      height[n] = rise * (26 + 150 * ridges(x, y))
      paper[n] = within(borders, x, y) ? 0.24 : Math.min(0.86, 0.42 + far / 110)
    }
  }
  return { height, paper }
}

/** The land as pixels, four bytes each. */
export function paint(
  view: Pick<HimalayaView, 'villages' | 'tracks' | 'regions'>,
  land: Land,
  palette: Palette,
): Uint8ClampedArray<ArrayBuffer> {
  const { height, paper } = heights(view, land)
  const pixels = new Uint8ClampedArray(land.width * land.height * 4)
  const { width } = land
  const lamp = [-0.62, -0.42, 0.66] as const
  for (let n = 0; n < height.length; n += 1) {
    const here = height[n] ?? 0
    const column = n % width
    const east = (height[column + 1 < width ? n + 1 : n] ?? here) - (height[column > 0 ? n - 1 : n] ?? here)
    const south = (height[n + width] ?? here) - (height[n - width] ?? here)
    const [sx, sy] = [(east / land.step) * 0.55, (south / land.step) * 0.55]
    const light = (-sx * lamp[0] - sy * lamp[1] + lamp[2]) / Math.sqrt(1 + sx * sx + sy * sy)
    const shade = Math.max(0, Math.min(0.6, (0.63 - light) * 0.95))
    const snow = smooth(Math.max(0, Math.min(1, (here - 26) / 54)))
    const low = smooth(Math.max(0, Math.min(1, here / 30)))
    // A contour where the height passes a whole step of 14.
    const ring = Math.abs(((here / 14) % 1) - 0.5) > 0.46 && here > 6 ? 0.2 : 0
    const keep = paper[n] ?? 0
    for (let c = 0; c < 3; c += 1) {
      let tone = mix(palette.valley[c] ?? 0, palette.rock[c] ?? 0, low)
      tone = mix(tone, palette.snow[c] ?? 0, snow)
      tone = mix(tone, palette.shade[c] ?? 0, shade)
      tone = mix(tone, palette.line[c] ?? 0, ring)
      pixels[4 * n + c] = mix(tone, palette.paper[c] ?? 0, keep)
    }
    pixels[4 * n + 3] = 255
  }
  return pixels
}
