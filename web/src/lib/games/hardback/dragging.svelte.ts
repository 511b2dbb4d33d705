/** Dragging a card between hand and word. A tap is a tap; only what moves is carried. */

const FAR = 7
/** How long a finger rests until it means something else than a tap. */
const HOLD = 480

export interface Held {
  card: string
  x: number
  y: number
  /** Where in the card it was taken, and how wide it is drawn. */
  dx: number
  dy: number
  width: number
}

export interface Around {
  /** May this card be carried? */
  may: (card: string) => boolean
  /** It is over the ledge, before the card at this place; null when it is elsewhere. */
  over: (card: string, at: number | null) => void
  drop: (card: string, inWord: boolean) => void
  hold: (card: string, node: HTMLElement) => void
  root: () => HTMLElement | undefined
}

export class Dragging {
  held = $state.raw<Held | null>(null)
  private readonly around: Around
  private start: { card: string; node: HTMLElement; x: number; y: number; id: number } | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  /** The click that ends a drag or a long press is none. */
  private swallow = false

  constructor(around: Around) {
    this.around = around
  }

  down = (event: PointerEvent): void => {
    this.swallow = false
    const node = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-drag]') : null
    const card = node?.dataset.drag
    if (!node || !card || event.button !== 0) return
    this.start = { card, node, x: event.clientX, y: event.clientY, id: event.pointerId }
    clearTimeout(this.timer)
    this.timer = setTimeout(() => {
      if (!this.start || this.held) return
      this.start = null
      this.swallow = true
      this.around.hold(card, node)
    }, HOLD)
  }

  move = (event: PointerEvent): void => {
    const { start } = this
    if (!start || start.id !== event.pointerId) return
    if (!this.held) {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < FAR) return
      clearTimeout(this.timer)
      if (!this.around.may(start.card)) return void (this.start = null)
      const box = start.node.getBoundingClientRect()
      this.held = {
        card: start.card,
        x: event.clientX,
        y: event.clientY,
        dx: start.x - box.x,
        dy: start.y - box.y,
        width: box.width,
      }
    }
    this.held = { ...this.held, x: event.clientX, y: event.clientY }
    this.around.over(start.card, this.at(event.clientX, event.clientY, start.card))
  }

  up = (event: PointerEvent): void => {
    clearTimeout(this.timer)
    const { held } = this
    this.start = null
    if (!held) return
    this.held = null
    this.swallow = true
    this.around.drop(held.card, this.at(event.clientX, event.clientY, held.card) !== null)
  }

  cancel = (): void => {
    clearTimeout(this.timer)
    this.start = this.held = null
  }

  click = (event: MouseEvent): void => {
    if (!this.swallow) return
    this.swallow = false
    event.stopPropagation()
    event.preventDefault()
  }

  /** The place in the word under a point, counted without the card itself; null beside the ledge. */
  private at(x: number, y: number, card: string): number | null {
    const ledge = this.around.root()?.querySelector('[data-ledge]')
    const box = ledge?.getBoundingClientRect()
    if (!ledge || !box || x < box.left || x > box.right || y < box.top || y > box.bottom) return null
    const others = [...ledge.querySelectorAll<HTMLElement>('[data-drag]')]
      .filter((node) => node.dataset.drag !== card)
      .map((node) => node.getBoundingClientRect())
    const after = others.findIndex(
      (other) => y < other.top || (y < other.bottom && x < other.left + other.width / 2),
    )
    return after < 0 ? others.length : after
  }
}
