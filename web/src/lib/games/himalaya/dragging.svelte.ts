/** A marker carried by hand into a slot, or from one slot to another. */
import type { Step } from './view'

export interface Carried {
  step: Step
  /** The slot it was taken from. */
  from: number | null
  x: number
  y: number
}

export interface Around {
  may: () => boolean
  drop: (step: Step, from: number | null, slot: number | null) => void
}

/** As far as a finger may tremble. */
const TREMBLE = 6

const slotAt = (x: number, y: number): number | null => {
  const node = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-slot]')
  return node ? Number(node.dataset.slot) : null
}

export class Dragging {
  held = $state.raw<Carried | null>(null)
  over = $state<number | null>(null)
  private start: { step: Step; from: number | null; x: number; y: number; id: number } | null = null
  private moved = false
  private readonly around: Around

  constructor(around: Around) {
    this.around = around
  }

  down(event: PointerEvent, step: Step | null, from: number | null): void {
    this.moved = false
    if (event.button !== 0 || step === null || !this.around.may()) return
    this.start = { step, from, x: event.clientX, y: event.clientY, id: event.pointerId }
  }

  move = (event: PointerEvent): void => {
    const { start } = this
    if (!start || event.pointerId !== start.id) return
    const [x, y] = [event.clientX, event.clientY]
    if (!this.moved && Math.hypot(x - start.x, y - start.y) < TREMBLE) return
    this.moved = true
    this.held = { step: start.step, from: start.from, x, y }
    this.over = slotAt(x, y)
  }

  up = (event: PointerEvent): void => {
    const { start } = this
    if (!start || event.pointerId !== start.id) return
    if (this.moved) this.around.drop(start.step, start.from, slotAt(event.clientX, event.clientY))
    this.cancel()
    // Not every drag ends with a click: the next one is meant.
    setTimeout(() => (this.moved = false))
  }

  cancel = (): void => {
    this.start = this.held = null
    this.over = null
  }

  /** The click that ends a drag is none. */
  click = (event: MouseEvent): void => {
    if (!this.moved) return
    this.moved = false
    event.stopPropagation()
    event.preventDefault()
  }
}
