/** Which key does what at the table. */
import type { Keys } from '../../ui/KeysHelp.svelte'

/** As the table's help lists them. */
export const KEYS: Keys = [
  ['A … Z', 'hb-keys-letters'],
  ['*', 'hb-keys-wild'],
  ['Backspace', 'hb-keys-back'],
  ['Esc', 'hb-keys-escape'],
  ['Enter', 'hb-keys-enter'],
  ['← →', 'hb-keys-arrows'],
  ['Shift ← →', 'hb-keys-shift'],
  ['+', 'hb-keys-ink'],
  ['-', 'hb-keys-remover'],
  ['/', 'hb-keys-look-up'],
  ['?', 'hb-keys-help'],
]

export type KeyAction =
  | { kind: 'letter'; letter: string }
  | { kind: 'wild' | 'back' | 'escape' | 'enter' | 'ink' | 'remover' | 'look-up' | 'help' }
  | { kind: 'walk' | 'shift'; by: -1 | 1 }

const PLAIN: Record<string, KeyAction['kind']> = {
  '*': 'wild',
  Backspace: 'back',
  Escape: 'escape',
  Enter: 'enter',
  '+': 'ink',
  '-': 'remover',
  '/': 'look-up',
  '?': 'help',
}

/** Null for keys that are not ours, and while somebody writes or a dialog is open. */
export function keyAction(event: KeyboardEvent): KeyAction | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null
  const on = event.target
  if (on instanceof Element && on.closest('input, textarea, select, dialog, [contenteditable]')) return null
  if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
    return { kind: event.shiftKey ? 'shift' : 'walk', by: event.key === 'ArrowLeft' ? -1 : 1 }
  }
  if (/^[a-z]$/i.test(event.key)) return { kind: 'letter', letter: event.key.toUpperCase() }
  const kind = PLAIN[event.key]
  if (kind === undefined) return null
  // Enter on a button is that button's.
  if (kind === 'enter' && on instanceof Element && on.closest('button, a')) return null
  return { kind } as KeyAction
}
