/**
 * Plays what happened: pieces travel, hikers drop, points fly. The drawing already shows the new
 * position; this only moves things on their way there, so it can be cut short at any time.
 */
import type { Species, Told } from '../../wire'
import { placeOf } from './geometry'
import { symbolOf } from './Piece.svelte'

const MOVE = { duration: 260, easing: 'cubic-bezier(.2,.8,.2,1)', fill: 'backwards' } as const
const CARD = { duration: 320, easing: 'cubic-bezier(.2,.8,.2,1)', fill: 'backwards' } as const
const SVG = 'http://www.w3.org/2000/svg'

const SECTIONS = ['section', 'first', 'second', 'hiker', 'animal']
const isSection = (value: unknown): value is string =>
  typeof value === 'string' && /^[1-6]-[1-6]$/.test(value)

/** The sections that something happened to, to be marked until something else happens. */
export function touched(told: readonly Told[]): string[] {
  return told.flatMap(({ event }) => {
    const listed = Array.isArray(event.sections) ? (event.sections as unknown[]) : []
    return [...SECTIONS.map((name) => event[name]), ...listed].filter(isSection)
  })
}

interface Stage {
  root: HTMLElement
  /** A layer over everything, for what flies. */
  sky: HTMLElement
}

const running = new Set<Animation>()

/** Acting finishes what is still running. */
export function finish(): void {
  for (const animation of running) animation.finish()
  running.clear()
}

function run(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions, then?: () => void) {
  if (typeof element.animate !== 'function') return then?.()
  const animation = element.animate(frames, options)
  running.add(animation)
  animation.onfinish = () => {
    running.delete(animation)
    then?.()
  }
}

const find = (stage: Stage, selector: string) => stage.root.querySelector(selector)

/** A piece comes from another place of the mountain, over everything that stands there. */
function slide(stage: Stage, to: string, from: string, delay: number) {
  const piece = find(stage, `[data-piece="${to}"]`)
  const layer = find(stage, '[data-flights]')
  if (!piece || !layer) return
  const a = placeOf(from)
  const b = placeOf(to)
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const copy = piece.cloneNode(true) as SVGElement
  copy.removeAttribute('data-piece')
  layer.append(copy)
  const at = (x: number, y: number) => ({ transform: `translate(${x}px, ${y}px)` })
  const timing = { ...MOVE, delay, duration: 320 }
  run(piece, [{ opacity: 0 }, { opacity: 0 }], timing)
  // Two pieces that change places go along two arcs.
  run(
    copy,
    [at(a.x, a.y), at(a.x + dx / 2 + dy * 0.14, a.y + dy / 2 - dx * 0.14), at(b.x, b.y)],
    { ...timing, fill: 'both' },
    () => copy.remove(),
  )
}

function fly(stage: Stage, from: Element, to: Element, made: HTMLElement | SVGElement, size: number, delay: number) {
  const a = from.getBoundingClientRect()
  const b = to.getBoundingClientRect()
  if (a.width === 0 || b.width === 0) return
  const mid = (box: DOMRect) => ({ x: box.x + box.width / 2 - size / 2, y: box.y + box.height / 2 - size / 2 })
  const [p, q] = [mid(a), mid(b)]
  stage.sky.append(made)
  run(
    made,
    [
      { transform: `translate(${p.x}px, ${p.y}px)`, opacity: 1 },
      { transform: `translate(${q.x}px, ${q.y}px)`, opacity: 1, offset: 0.9 },
      { transform: `translate(${q.x}px, ${q.y}px)`, opacity: 0 },
    ],
    { ...CARD, delay, duration: 380, fill: 'both' },
    () => made.remove(),
  )
}

function drawn(animal: Species, size: number): SVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', '0 0 60 60')
  svg.setAttribute('width', String(size))
  svg.setAttribute('height', String(size))
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', symbolOf(animal))
  svg.append(use)
  return svg
}

function worth(text: string): HTMLElement {
  const pill = document.createElement('span')
  pill.textContent = text
  return pill
}

/** What cannot be done shakes once. */
export function shake(root: ParentNode | undefined, selector: string): void {
  const found = root?.querySelector(selector)
  const at = (x: number) => ({ transform: `translate(${x}px, 0px)` })
  if (found) run(found, [at(0), at(-3), at(3), at(-2), at(0)], { duration: 180 })
}

function drop(stage: Stage, id: string, delay: number) {
  const piece = find(stage, `[data-piece="${id}"]`)
  if (!piece) return
  run(
    piece,
    [
      { transform: 'translate(0px, -26px)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    { ...MOVE, duration: 200, delay },
  )
}

/** Plays the events of one step. `plus` says points; what was put on `there` by hand is there. */
export function play(
  told: readonly Told[],
  stage: Stage,
  plus: (points: number) => string,
  there: string | null = null,
): void {
  finish()
  const arrive = (to: string, from: string, delay: number) => {
    if (to !== there) slide(stage, to, from, delay)
  }
  let delay = 0
  for (const { event } of told) {
    const seat = Number(event.seat)
    switch (event.event) {
      case 'trapped': {
        const from = find(stage, `[data-id="${String(event.section)}"] .cell`)
        const to = find(stage, `[data-own="${seat}-${String(event.animal)}"]`) ?? find(stage, `[data-score="${seat}"]`)
        if (from && to) fly(stage, from, to, drawn(event.animal as Species, 44), 44, delay)
        if (event.section !== there) drop(stage, String(event.section), delay + 220)
        delay += 220
        break
      }
      case 'hikers_swapped':
      case 'animals_swapped':
        arrive(String(event.first), String(event.second), delay)
        arrive(String(event.second), String(event.first), delay)
        break
      case 'hiker_and_animal_swapped':
        arrive(String(event.hiker), String(event.animal), delay)
        arrive(String(event.animal), String(event.hiker), delay)
        break
      case 'camps_built':
        for (const [i, id] of (event.sections as string[]).entries()) drop(stage, id, i * 60)
        delay += 200
        break
      case 'points_scored': {
        const spot = event.reason === 'panda' ? null : told.find(({ event: e }) => e.spot)?.event
        const row = spot ? String(spot.row ?? 'camps') : ''
        const region = typeof event.region === 'number' ? `[data-id="${event.region}-1"]` : null
        const section = told.find(({ event: e }) => isSection(e.section))?.event.section
        const from = find(
          stage,
          spot ? `[data-spot="${row} ${String(spot.spot)}"]` : (region ?? `[data-id="${String(section)}"]`),
        )
        const to = find(stage, `[data-score="${seat}"]`)
        const points = Number(event.points) + Number(event.landing ?? 0)
        if (from && to) fly(stage, from, to, worth(plus(points)), 40, delay)
        break
      }
    }
  }
}
