/** Pointers for tests, where there is no PointerEvent: a mouse event with what it lacks. */
export function pointer(
  type: string,
  at: { x: number; y: number },
  more: PointerEventInit = {},
): PointerEvent {
  const { isPrimary = true, pointerId = 1, pointerType = 'mouse', ...rest } = more
  const made = new MouseEvent(type, { clientX: at.x, clientY: at.y, bubbles: true, ...rest })
  return Object.assign(made, { isPrimary, pointerId, pointerType }) as unknown as PointerEvent
}
