/** Where a small card stands: beside what it speaks of, covering as little as possible. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Size {
  width: number
  height: number
}

/** Where everything stands that a selector finds. */
export const boxesOf = (root: ParentNode | undefined, selector: string): DOMRect[] =>
  [...(root?.querySelectorAll(selector) ?? [])].map((node) => node.getBoundingClientRect())

const GAP = 14

function shared(a: Box, b: Box): number {
  const w = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const h = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return w > 0 && h > 0 ? w * h : 0
}

/** The upper left corner, inside `room`. `near` holds what should stay in sight. */
export function beside(at: Box, size: Size, room: Box, near: readonly Box[]): { x: number; y: number } {
  const middle = { x: (at.left + at.right) / 2, y: (at.top + at.bottom) / 2 }
  let best = { x: at.right + GAP, y: at.top }
  let least = Infinity
  const tries: { x: number; y: number }[] = []
  for (let step = 0; step <= 7; step++) {
    const away = GAP + step * 34
    for (const shift of [0, -50, 50, -110, 110]) {
      tries.push({ x: at.left - size.width - away, y: middle.y - size.height / 2 + shift })
      tries.push({ x: at.right + away, y: middle.y - size.height / 2 + shift })
      tries.push({ x: middle.x - size.width / 2 + shift, y: at.top - size.height - away })
      tries.push({ x: middle.x - size.width / 2 + shift, y: at.bottom + away })
    }
  }
  for (const { x, y } of tries) {
    if (x < room.left || y < room.top) continue
    if (x + size.width > room.right || y + size.height > room.bottom) continue
    const box = { left: x, top: y, right: x + size.width, bottom: y + size.height }
    const hidden = near.reduce((sum, other) => sum + shared(box, other), 0)
    const distance = Math.hypot(x + size.width / 2 - middle.x, y + size.height / 2 - middle.y)
    const cost = hidden * 4 + distance * 11
    if (cost < least) [best, least] = [{ x, y }, cost]
  }
  return {
    x: Math.max(room.left, Math.min(best.x, room.right - size.width)),
    y: Math.max(room.top, Math.min(best.y, room.bottom - size.height)),
  }
}
