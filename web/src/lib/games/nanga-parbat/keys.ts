/** Which key does what at the table. */
import type { Keys } from '../../ui/KeysHelp.svelte'
import type { Actor } from './selection'

/** As the table's help lists them. */
export const KEYS: Keys = [
  ['← ↑ → ↓', 'np-keys-arrows'],
  ['Enter', 'np-keys-enter'],
  ['Esc', 'np-keys-escape'],
  ['L T D Y', 'np-keys-animals'],
  ['C S', 'np-keys-chart'],
  ['E', 'np-keys-end'],
  ['U', 'np-keys-undo'],
  ['/', 'np-keys-type'],
  ['?', 'np-keys-help'],
]

export type KeyAction =
  | { kind: 'cancel' | 'end' | 'undo' | 'type' | 'help' | 'board' }
  | { kind: 'animal'; animal: Actor }
  | { kind: 'chart'; rows: readonly string[] }

/** What the table does by keys. */
export interface ByKeys {
  cancel: () => void
  animal: (animal: Actor) => void
  /** To the rows of the chart, and to the mountain. */
  chart: (rows: readonly string[]) => void
  board: () => void
  end: () => void
  undo: () => void
  type: () => void
  help: () => void
}

const ANIMALS: Record<string, Actor> = { l: 'leopard', t: 'tahr', d: 'deer', y: 'yak' }

/** Null for keys that are not ours, and while somebody writes or a dialog is open. */
export function keyAction(event: KeyboardEvent): KeyAction | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null
  const on = event.target
  if (on instanceof Element && on.closest('input, textarea, select, dialog, [contenteditable]')) return null
  if (event.key.startsWith('Arrow')) {
    // Arrows pressed nowhere in particular go to the mountain.
    return on === document.body ? { kind: 'board' } : null
  }
  if (event.key === 'Escape') return { kind: 'cancel' }
  if (event.key === '?') return { kind: 'help' }
  if (event.key === '/') return { kind: 'type' }
  const letter = event.key.toLowerCase()
  const animal = ANIMALS[letter]
  if (animal) return { kind: 'animal', animal }
  switch (letter) {
    case 'c':
      return { kind: 'chart', rows: ['camps'] }
    case 's':
      return { kind: 'chart', rows: ['different', 'same'] }
    case 'e':
      return { kind: 'end' }
    case 'u':
      return { kind: 'undo' }
    case 'm':
      return { kind: 'board' }
    default:
      return null
  }
}

/** Does what a key asks for. */
export function obey(event: KeyboardEvent, does: ByKeys): void {
  const action = keyAction(event)
  if (!action) return
  event.preventDefault()
  if (action.kind === 'animal') does.animal(action.animal)
  else if (action.kind === 'chart') does.chart(action.rows)
  else does[action.kind]()
}
