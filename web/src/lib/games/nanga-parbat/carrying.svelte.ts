/** The piece that is carried over the board just now, from being taken to lying somewhere. */
import type { Species } from '../../wire'
import { atHome, drop, landing, type Grip, type Lift } from './drag'
import { guideOf, placeOf, type Point } from './geometry'
import { Hand } from './hand'
import { SPECIES, type Explained, type Step, type Target } from './selection'

/** How near a place must be to attract what is carried, in pixels. */
const REACH = 22
/** So long a piece lies where it was put before the answer must have come, in milliseconds. */
const PATIENCE = 1500

export interface Held {
  lift: Lift
  /** Where it was taken, and where it is drawn: the middle, in the window. */
  from: Point
  at: Point
  touch: boolean
  /** What it would come to lie on. */
  over: Target | null
  /** In hand, on its way back, or put down and waiting for the answer. */
  state: 'carried' | 'back' | 'down'
}

export interface Ground {
  /** From the window to units of the board and back, and how large a unit is. */
  board: (at: Point) => Point | null
  screen: (at: Point) => Point | null
  scale: () => number
}

export interface Orders {
  ground: () => Ground | undefined
  lift: (grip: Grip) => Lift | null
  /** A drag begins: what was said before is over. */
  begin: () => void
  /** Something came over a place, or went from it. */
  over: (target: Target | null) => void
  /** It was put down: does this, and says whether an answer is waited for. */
  take: (step: Step, target: Target) => boolean
  /** Says why it cannot be taken, or cannot be put there. */
  refuse: (grip: Grip, at: Point) => void
  refuseAt: (lift: Lift, board: Point, at: Point) => void
  /** A finger rests on something. */
  press: (what: Explained, at: DOMRect) => void
}

/** Where a piece comes to rest over its goal, in units of the board. */
function restOf(grip: Grip, over: Target | null): Point | null {
  if (over?.kind === 'section') return placeOf(over.id)
  return over?.kind === 'region' && grip.kind === 'guide' ? guideOf(over.region) : null
}

const same = (a: Target | null, b: Target | null) => JSON.stringify(a) === JSON.stringify(b)

export class Carrying {
  held = $state.raw<Held | null>(null)
  /** What glows and follows while it is in hand. */
  readonly lift = $derived(this.held?.state === 'carried' ? this.held.lift : null)
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly orders: Orders
  private readonly hand: Hand<Grip>

  constructor(orders: Orders) {
    this.orders = orders
    this.hand = new Hand({
      start: (grip, at, touch) => this.start(grip, at, touch),
      move: (at) => this.move(at),
      drop: (at) => this.drop(at),
      cancel: () => this.cancel(),
      press: (node) => {
        const found = explainedBy(node)
        if (found) orders.press(found.what, found.element.getBoundingClientRect())
      },
    })
  }

  /** A pointer comes down on something of the table, on which somebody plays a seat or none. */
  readonly down = (event: PointerEvent, seat: number | null): void => {
    if (!(event.target instanceof Element)) return
    const grip = gripOf(event.target, seat)
    // What stands on a place is carried only while it has somewhere to go: mostly it is tapped.
    const carried = grip?.kind === 'section' && !this.orders.lift(grip) ? null : grip
    this.hand.down(event, event.target, carried)
  }

  readonly click = (event: MouseEvent): void => this.hand.click(event)
  readonly menu = (event: Event): void => this.hand.menu(event)

  private start(grip: Grip, at: Point, touch: boolean): boolean {
    this.orders.begin()
    const lift = this.orders.lift(grip)
    if (!lift) {
      this.orders.refuse(grip, at)
      return false
    }
    clearTimeout(this.timer)
    this.held = { lift, from: at, at, touch, over: null, state: 'carried' }
    return true
  }

  private move(at: Point): void {
    const held = this.held
    const ground = this.orders.ground()
    const board = ground?.board(at)
    if (!held || !ground || !board) return
    const over = landing(held.lift, board, REACH / ground.scale())
    // Over a place that takes it, it lies there; else it follows, beside a finger to be seen.
    const rest = restOf(held.lift.grip, over)
    const lies = rest && ground.screen(rest)
    const follows = { x: at.x, y: at.y - (held.touch ? 34 : 0) }
    this.held = { ...held, over, at: lies ?? follows }
    if (!same(over, held.over)) this.orders.over(over)
  }

  /** Let go at a point; true if it never left its place. */
  private drop(at: Point): boolean {
    const held = this.held
    const board = this.orders.ground()?.board(at)
    if (!held || !board) return false
    this.orders.over(null)
    if (held.over) {
      const waits = this.orders.take(drop(held.lift, held.over), held.over)
      // An animal that was used lies on no place; it is back on its board at once.
      const stays = waits && held.lift.grip.kind !== 'animal'
      this.leave(stays ? { ...held, state: 'down' } : null, PATIENCE)
      return false
    }
    if (atHome(held.lift, board)) {
      this.leave(null)
      return true
    }
    this.back(held)
    this.orders.refuseAt(held.lift, board, at)
    return false
  }

  private cancel(): void {
    this.orders.over(null)
    if (this.held) this.back(this.held)
  }

  /** The board has changed: what was put down lies there, what was carried goes back. */
  clear(): void {
    this.hand.stop()
    if (this.held?.state === 'down') this.leave(null)
  }

  private back(held: Held): void {
    this.leave({ ...held, at: held.from, over: null, state: 'back' }, 220)
  }

  private leave(held: Held | null, after = 0): void {
    clearTimeout(this.timer)
    this.held = held
    if (held) this.timer = setTimeout(() => (this.held = null), after)
  }
}

const isSpecies = (word: string): word is Species => (SPECIES as readonly string[]).includes(word)

/** The piece of one's own under the pointer, or what stands on a place. */
function gripOf(node: Element, seat: number | null): Grip | null {
  const found = node.closest('[data-stock], [data-guide], [data-own], [data-id]')
  if (!(found instanceof Element) || seat === null) return null
  const at = (name: string) => found.getAttribute(name)
  if (at('data-guide') !== null) return { kind: 'guide' }
  const id = at('data-id')
  if (id !== null) return { kind: 'section', id }
  if (at('data-stock') !== null) return at('data-stock') === String(seat) ? { kind: 'hiker' } : null
  const [owner, animal = ''] = (at('data-own') ?? '').split('-')
  return owner === String(seat) && isSpecies(animal) ? { kind: 'animal', animal } : null
}

/** What a long press explains, and the element it is about. */
export function explainedBy(node: Element): { what: Explained; element: Element } | null {
  const element = node.closest(
    '[data-id], [data-region], [data-own], [data-spot], [data-stock], [data-guide]',
  )
  if (!element) return null
  const what = explained(element)
  return what && { what, element }
}

function explained(element: Element): Explained | null {
  const at = (name: string) => element.getAttribute(name)
  const id = at('data-id')
  if (id !== null) return { kind: 'section', id }
  if (at('data-guide') !== null) return { kind: 'guide' }
  if (at('data-region') !== null) return { kind: 'region', region: Number(at('data-region')) }
  if (at('data-stock') !== null) return { kind: 'stock', seat: at('data-stock') === '1' ? 1 : 0 }
  const [row = '', spot = ''] = (at('data-spot') ?? '').split(' ')
  if (row) return { kind: 'spot', row, spot } as Target
  const animal = at('data-own')?.split('-')[1] ?? ''
  return isSpecies(animal) ? { kind: 'animal', animal } : null
}
