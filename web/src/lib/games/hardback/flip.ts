/**
 * Cards travel: where each of them lay is noted before the table changes, and afterwards it comes
 * from there; one that is gone goes where it was put. The drawing already shows the new state, so
 * this can be cut short at any time.
 */
import type { Told } from '../../wire'

const TIMING = { duration: 300, easing: 'cubic-bezier(.2,.8,.2,1)' } as const
const GOES = { duration: 320, easing: 'cubic-bezier(.4,0,.6,1)', fill: 'both' } as const
/** A card that was not to be seen comes out of a pile. */
const ORIGIN = '[data-origin]'

interface Place {
  rect: DOMRect
  node: HTMLElement
}

export type Places = Map<string, Place>

const cardsIn = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-card]')]

export function places(root: ParentNode | undefined): Places {
  const found: Places = new Map()
  if (!root) return found
  for (const node of cardsIn(root)) {
    found.set(node.dataset.card ?? '', { rect: node.getBoundingClientRect(), node })
  }
  return found
}

const pileOf = (root: ParentNode, name: string | undefined): DOMRect | null =>
  (name && root.querySelector(`[data-pile="${name}"]`)?.getBoundingClientRect()) || null

function from(node: HTMLElement, root: ParentNode, before: Places): DOMRect | null {
  const known = before.get(node.dataset.card ?? '')
  const row = node.closest<HTMLElement>(ORIGIN)
  return known?.rect ?? pileOf(root, row?.dataset.origin) ?? (row && beforeRow(row, node))
}

/** Where no pile is drawn a card slides in from before its row. */
function beforeRow(row: HTMLElement, node: HTMLElement): DOMRect {
  const { left, top, width, height } = node.getBoundingClientRect()
  return new DOMRect(Math.min(row.getBoundingClientRect().left, left) - width, top, width, height)
}

const running = new Set<Animation>()

/** Acting finishes what is still running. */
export function finish(): void {
  for (const animation of [...running]) animation.finish()
  running.clear()
}

/** Play an animation that acting finishes; `then` is called when it is over, whatever ended it. */
export function run(node: Element, frames: Keyframe[], timing: KeyframeAnimationOptions, then?: () => void): void {
  const animation = node.animate(frames, timing)
  running.add(animation)
  animation.onfinish = animation.oncancel = () => {
    running.delete(animation)
    then?.()
  }
}

/** Let all cards come from where they lay. `held` is in somebody's hand and does not. */
function travel(root: ParentNode | undefined, before: Places, held: string | null = null): void {
  if (!root) return
  // What is still under way is measured where it goes to.
  for (const animation of [...running]) animation.cancel()
  running.clear()
  let fresh = 0
  for (const node of cardsIn(root)) {
    if (node.dataset.id === held || typeof node.animate !== 'function') continue
    const start = from(node, root, before)
    if (!start || start.width === 0) continue
    const end = node.getBoundingClientRect()
    const dx = start.x - end.x
    const dy = start.y - end.y
    if (Math.abs(dx) < 1 && Math.abs(dy) < 1) continue
    const scale = end.width > 0 ? Math.min(1.6, start.width / end.width) : 1
    const isFresh = !before.has(node.dataset.card ?? '')
    const frames = [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, transformOrigin: '0 0', zIndex: 5 },
      { transform: 'none', transformOrigin: '0 0', zIndex: 5 },
    ]
    run(node, frames, { ...TIMING, delay: isFresh ? fresh++ * 50 : 0, fill: 'backwards' })
  }
}

/** Let the cards that are gone go to where they were put; `goal` names the pile, or nothing. */
function leave(
  root: ParentNode | undefined,
  before: Places,
  goal: (card: string, node: HTMLElement) => string | null,
): void {
  if (!root) return
  const here = new Set(cardsIn(root).map((node) => node.dataset.card))
  for (const [card, { rect, node }] of before) {
    if (here.has(card) || rect.width === 0 || typeof node.animate !== 'function') continue
    const end = pileOf(root, goal(card, node) ?? undefined)
    if (!end) continue
    const copy = node.cloneNode(true) as HTMLElement
    copy.inert = true
    copy.removeAttribute('data-card')
    copy.removeAttribute('data-legal')
    copy.style.cssText = `position: fixed; z-index: 30; left: ${rect.x}px; top: ${rect.y}px; --w: ${rect.width}px; pointer-events: none`
    document.body.append(copy)
    const dx = end.x + end.width / 2 - rect.x - rect.width / 2
    const dy = end.y + end.height / 2 - rect.y - rect.height / 2
    run(
      copy,
      [{ transform: 'none' }, { transform: `translate(${dx}px, ${dy}px) scale(0.25)`, opacity: 0.25 }],
      GOES,
      () => copy.remove(),
    )
  }
}

/** Where the cards of a step went, as far as its events say. */
function goals(told: readonly Told[]): Map<string, string> {
  const found = new Map<string, string>()
  for (const { event } of told) {
    if (typeof event.card !== 'string') continue
    const to = event.event === 'bought' || event.event === 'reserved' ? `seat-${String(event.seat)}` : null
    const away = event.event === 'removed' || event.event === 'trashed' || event.event === 'penny_took'
    if (to) found.set(event.card, to)
    else if (away) found.set(event.card, 'deck')
  }
  return found
}

/** Play how the table changed; the word of a turn that ended goes to whoever spelled it. */
export function play(
  root: ParentNode | undefined,
  before: Places,
  told: readonly Told[],
  spelled: number,
  held: string | null,
): void {
  if (before.size === 0) return
  travel(root, before, held)
  const went = goals(told)
  const home = told.some(({ event }) => event.event === 'turn_began') ? `seat-${spelled}` : null
  leave(root, before, (card, node) => went.get(card) ?? (node.dataset.laid ? home : null))
}
