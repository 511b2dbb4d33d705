/**
 * What a pointer does to something that can be carried: a tap, a drag or a long press. A mouse, a
 * pen and a finger are told apart only where they must be.
 */
import type { Point } from './geometry'

/** So far may a tap slip before it becomes a drag, in pixels. */
export const SLIP = 6
/** So long must a finger rest to have things explained, in milliseconds. */
export const LONG = 500

export interface Does<T> {
  /** A drag begins. Can it be carried? If not, that is where to say why. */
  start: (what: T, at: Point, touch: boolean) => boolean
  move: (at: Point) => void
  /** It is let go. Was that only a tap, after all? */
  drop: (at: Point) => boolean
  /** Carried no more, and let go nowhere. */
  cancel: () => void
  /** A finger rests on something. */
  press: (node: Element) => void
}

interface Held<T> {
  pointer: number
  what: T | null
  from: Point
  touch: boolean
  carried: boolean
  timer: ReturnType<typeof setTimeout> | undefined
}

const pointOf = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY })

export class Hand<T> {
  private held: Held<T> | null = null
  /** The click that a browser makes of the end of a drag is none. */
  private swallow = false
  private readonly does: Does<T>

  constructor(does: Does<T>) {
    this.does = does
  }

  /** A pointer comes down on `node`, on which `what` could be carried. */
  down(event: PointerEvent, node: Element, what: T | null): void {
    this.swallow = false
    if (this.held) {
      // A second finger means something else, such as making the page larger.
      this.stop()
      return
    }
    if (!event.isPrimary || event.button !== 0) return
    const touch = event.pointerType !== 'mouse'
    const timer = touch ? setTimeout(() => this.rest(node), LONG) : undefined
    this.held = { pointer: event.pointerId, what, from: pointOf(event), touch, carried: false, timer }
    addEventListener('pointermove', this.moved)
    addEventListener('pointerup', this.up)
    addEventListener('pointercancel', this.lost)
    addEventListener('keydown', this.key, true)
  }

  /** Lets go without having done anything. */
  stop(): void {
    const carried = this.held?.carried
    this.end()
    if (carried) {
      this.swallow = true
      this.does.cancel()
    }
  }

  /** For the capture of clicks: stops the one that ends a drag or a long press. */
  click(event: MouseEvent): void {
    // Clicks made by keys have no detail, and no pointer that came down before.
    if (!this.swallow || event.detail === 0) return
    this.swallow = false
    event.preventDefault()
    event.stopPropagation()
  }

  /** A long press of a finger opens no menu of the browser's. */
  menu(event: Event): void {
    if (this.held?.touch || this.swallow) event.preventDefault()
  }

  private rest(node: Element): void {
    this.swallow = true
    this.does.press(node)
  }

  private readonly moved = (event: PointerEvent): void => {
    const held = this.held
    if (!held || event.pointerId !== held.pointer) return
    const at = pointOf(event)
    if (!held.carried) {
      if (Math.hypot(at.x - held.from.x, at.y - held.from.y) <= SLIP) return
      clearTimeout(held.timer)
      if (held.what === null || !this.does.start(held.what, held.from, held.touch)) {
        // Why it cannot be carried was said; the click would say it again.
        this.swallow ||= held.what !== null
        this.end()
        return
      }
      held.carried = true
    }
    this.does.move(at)
  }

  private readonly up = (event: PointerEvent): void => {
    const held = this.held
    if (!held || event.pointerId !== held.pointer) return
    this.end()
    if (held.carried) this.swallow = !this.does.drop(pointOf(event))
  }

  private readonly lost = (event: PointerEvent): void => {
    if (event.pointerId === this.held?.pointer) this.stop()
  }

  private readonly key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.held?.carried) return
    event.preventDefault()
    event.stopImmediatePropagation()
    this.stop()
  }

  private end(): void {
    clearTimeout(this.held?.timer)
    this.held = null
    removeEventListener('pointermove', this.moved)
    removeEventListener('pointerup', this.up)
    removeEventListener('pointercancel', this.lost)
    removeEventListener('keydown', this.key, true)
  }
}
