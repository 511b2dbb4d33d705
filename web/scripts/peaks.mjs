/**
 * Draws the mountain of Nanga Parbat: seven faceted peaks in profile, one static picture a theme,
 * placed by the drawing coordinates of the board file. Run: node scripts/peaks.mjs
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const board = JSON.parse(
  readFileSync(here('../../src/parbat/games/nanga_parbat/data/board.json'), 'utf8'),
)
const at = Object.fromEntries(board.sections.map((s) => [s.id, s]))

// The picture's own frame in board units; Mountain.svelte places it with the same numbers.
export const FRAME = { x: -380, y: -40, width: 2000, height: 860 }
const BOTTOM = FRAME.y + FRAME.height

const THEMES = {
  light: {
    ramp: ['#FFFFFF', '#EAF2F7', '#B4C6D2', '#8DA2AF', '#86A096', '#769B78', '#5C8A5C'],
    shade: '#2C4E70', light: '#FFF7E6', mist: '#E9EEEE', far: ['#B3C9D5', '#A4BECC'], dark: 0.62, bright: 0.66,
  },
  dark: {
    ramp: ['#C3D5E2', '#9DB4C4', '#74899A', '#566B7B', '#425B62', '#32504D', '#213A33'],
    shade: '#081420', light: '#DDEBF5', mist: '#16262C', far: ['#13212A', '#172831'], dark: 0.66, bright: 0.24,
  },
}

let seed = 20260
const random = () => {
  seed = (Math.imul(seed ^ (seed >>> 15), 2246822519) + 374761393) | 0
  let t = Math.imul(seed ^ (seed >>> 13), 3266489917)
  t ^= t >>> 16
  return (t >>> 0) / 4294967296
}
const jitter = (size) => (random() * 2 - 1) * size
const rgb = (hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16))
const mix = (a, b, t) => a.map((v, i) => v + (b[i] - v) * t)
const hex = (c) => '#' + c.map((v) => Math.max(0, Math.min(255, Math.round(v / 5) * 5)).toString(16).padStart(2, '0')).join('')
const clamp = (v) => Math.max(0, Math.min(1, v))

function peak(apex, base, left, right, step, snow) {
  return { apex, base, left, right, step, snow, ...outline(apex, base, left, right, step) }
}

/** Jagged sides: how far the mountain reaches left and right at a height. */
function outline(apex, base, left, right, step) {
  const rows = Math.round((base - apex.y) / step)
  const sides = []
  for (let i = 0; i <= rows; i++) {
    const t = i / rows
    const bulge = 0.9 * t + 0.1 * Math.sqrt(t)
    const knee = i > 0 && i < rows ? 1 : 0
    sides.push({
      y: apex.y + t * (base - apex.y),
      l: apex.x - left * bulge + knee * jitter(step * 0.24),
      r: apex.x + right * bulge + knee * jitter(step * 0.24),
      ridge: apex.x + (i === 0 ? 0 : jitter(step * 0.16)) + t * (right - left) * 0.18,
    })
  }
  return { sides }
}

/** The points of the faces: rows between the sides, with a ridge, ribs and gullies. */
function points(p) {
  const all = [{ ...p.apex, z: p.step * 1.6 }]
  p.sides.slice(1).forEach((row, index) => {
    const width = row.r - row.l
    const count = Math.max(2, Math.round(width / p.step))
    for (let i = 0; i <= count; i++) {
      const edge = i === 0 || i === count
      const x = row.l + (width * i) / count + (edge ? 0 : jitter(p.step * 0.34))
      const y = row.y + (edge ? 0 : jitter(p.step * 0.34))
      const half = x < row.ridge ? row.ridge - row.l : row.r - row.ridge
      const away = clamp(Math.abs(x - row.ridge) / Math.max(1, half))
      const body = (1 - away) * Math.min(half, p.step * 2.6) * 0.9
      all.push({ x, y, z: body + (edge ? 0 : jitter(p.step * 0.62)) + index * p.step * 0.16 })
    }
    all.push({ x: row.ridge, y: row.y + jitter(4), z: Math.min(width / 2, p.step * 2.6) * 1.05 + index * p.step * 0.16 })
  })
  return all
}

/** Bowyer-Watson. */
function triangles(pts) {
  const big = 1e5
  const all = [...pts, { x: -big, y: -big }, { x: big, y: -big }, { x: 0, y: big }]
  const n = pts.length
  const circle = (a, b, c) => {
    const [A, B, C] = [all[a], all[b], all[c]]
    const d = 2 * (A.x * (B.y - C.y) + B.x * (C.y - A.y) + C.x * (A.y - B.y)) || 1e-9
    const s = [A, B, C].map((p) => p.x * p.x + p.y * p.y)
    const x = (s[0] * (B.y - C.y) + s[1] * (C.y - A.y) + s[2] * (A.y - B.y)) / d
    const y = (s[0] * (C.x - B.x) + s[1] * (A.x - C.x) + s[2] * (B.x - A.x)) / d
    return { t: [a, b, c], x, y, r: (A.x - x) ** 2 + (A.y - y) ** 2 }
  }
  let list = [circle(n, n + 1, n + 2)]
  pts.forEach((p, i) => {
    const edges = new Map()
    list = list.filter((c) => {
      if ((p.x - c.x) ** 2 + (p.y - c.y) ** 2 >= c.r) return true
      for (const [a, b] of [[0, 1], [1, 2], [2, 0]]) {
        const key = [c.t[a], c.t[b]].sort((u, v) => u - v).join()
        edges.set(key, edges.has(key) ? null : [c.t[a], c.t[b]])
      }
      return false
    })
    for (const edge of edges.values()) if (edge) list.push(circle(edge[0], edge[1], i))
  })
  return list.filter((c) => c.t.every((v) => v < n)).map((c) => c.t.map((v) => pts[v]))
}

function inside(p, x, y) {
  for (let i = 1; i < p.sides.length; i++) {
    const [a, b] = [p.sides[i - 1], p.sides[i]]
    if (y > b.y) continue
    const t = (y - a.y) / (b.y - a.y)
    return x > a.l + (b.l - a.l) * t - 0.5 && x < a.r + (b.r - a.r) * t + 0.5
  }
  return false
}

/** The tint of a height: 0 is the summit's snow, 1 the wood at the foot. */
function tint(theme, t) {
  const ramp = theme.ramp.map(rgb)
  const s = clamp(t) * (ramp.length - 1)
  const i = Math.min(ramp.length - 2, Math.floor(s))
  return mix(ramp[i], ramp[i + 1], s - i)
}

const LAMP = [-0.62, -0.42, 0.66]
function facet(theme, p, [a, b, c], noise) {
  const u = [b.x - a.x, b.y - a.y, b.z - a.z]
  const v = [c.x - a.x, c.y - a.y, c.z - a.z]
  let m = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]]
  if (m[2] < 0) m = m.map((q) => -q)
  const length = Math.hypot(...m) || 1
  const lit = m.reduce((sum, q, i) => sum + (q / length) * LAMP[i], 0)
  const y = (a.y + b.y + c.y) / 3
  const low = clamp((y - 20) / 660)
  const cap = (y - p.apex.y) / p.snow
  const height = cap < 1 ? 0.02 + cap * 0.24 : 0.26 + Math.pow(low, 1.5) * 0.66 + noise * 0.07
  let colour = tint(theme, height)
  const t = lit - 0.46
  colour = t > 0 ? mix(colour, rgb(theme.light), clamp(t * 1.35) * theme.bright) : mix(colour, rgb(theme.shade), clamp(-t * 1.05) * theme.dark)
  return hex(colour)
}

const N = (v) => String(Math.round(v))
const path = (pts) => 'M' + pts.map((q) => `${N(q.x)} ${N(q.y)}`).join('L') + 'z'

const one = at['1-1']
const range = (id, up, left, right, step, snow, base = BOTTOM) =>
  peak({ x: at[id].x, y: at[id].y - up }, base, left, right, step, snow)
const peaks = [
  peak({ x: one.x, y: one.y - 84 }, BOTTOM, 470, 470, 64, 150),
  range('2-1', 78, 300, 250, 52, 70),
  range('3-1', 78, 250, 300, 52, 70),
  range('4-1', 78, 240, 190, 46, 60),
  range('6-1', 78, 190, 240, 46, 60),
  range('5-1', 78, 200, 200, 46, 60),
]

/** Two pale ranges behind, from edge to edge. */
function far(colour, level, height, step) {
  const pts = [{ x: FRAME.x, y: BOTTOM }]
  for (let x = FRAME.x; x <= FRAME.x + FRAME.width; x += step * (0.6 + random() * 0.5)) {
    const up = pts.length % 2 ? height * (0.45 + random() * 0.75) : height * 0.05 * random()
    pts.push({ x, y: level - up })
  }
  pts.push({ x: FRAME.x + FRAME.width, y: level }, { x: FRAME.x + FRAME.width, y: BOTTOM })
  return `<path fill="${colour}" d="${path(pts)}"/>`
}

// One geometry for both themes.
const drawn = peaks.map((p) => ({
  p,
  faces: triangles(points(p))
    .filter((t) => inside(p, (t[0].x + t[1].x + t[2].x) / 3, (t[0].y + t[1].y + t[2].y) / 3))
    .map((t) => ({ t, noise: jitter(1) })),
}))

mkdirSync(here('../src/assets/'), { recursive: true })
const start = seed
for (const [name, theme] of Object.entries(THEMES)) {
  seed = start
  let svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${FRAME.x} ${FRAME.y} ${FRAME.width} ${FRAME.height}">`
  svg += `<defs><linearGradient id="m" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${theme.mist}" stop-opacity="0"/><stop offset="1" stop-color="${theme.mist}" stop-opacity=".85"/></linearGradient></defs>`
  svg += `<g opacity=".55">${far(theme.far[0], 500, 190, 78)}</g><g opacity=".6">${far(theme.far[1], 610, 190, 96)}</g>`
  for (const { p, faces } of drawn) {
    const groups = new Map()
    for (const { t, noise } of faces) {
      const fill = facet(theme, p, t, noise)
      groups.set(fill, (groups.get(fill) ?? '') + path(t))
    }
    for (const [fill, d] of groups) svg += `<path fill="${fill}" stroke="${fill}" stroke-width=".7" d="${d}"/>`
  }
  svg += `<path fill="url(#m)" d="M${FRAME.x} 520H${FRAME.x + FRAME.width}V${BOTTOM}H${FRAME.x}z"/></svg>\n`
  writeFileSync(here(`../src/assets/peaks-${name}.svg`), svg)
  console.log(`peaks-${name}.svg`, svg.length)
}

// The coordinates the live drawing needs, from the same file.
const round = (v) => Math.round(v)
const geometry = {
  frame: FRAME,
  sections: Object.fromEntries(board.sections.map((s) => [s.id, [round(s.x), round(s.y)]])),
  regions: Object.fromEntries(board.regions.map((r) => [r.region, { flag: r.flag.map(round), guide: r.guide.map(round) }])),
  links: Object.fromEntries(Object.entries(board.presets).filter(([name]) => name !== 'default').map(([name, p]) => [name, p.links])),
  usual: board.presets.default,
}
writeFileSync(here('../src/lib/games/nanga-parbat/geometry.json'), JSON.stringify(geometry) + '\n')
