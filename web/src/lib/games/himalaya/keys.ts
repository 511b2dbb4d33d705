/** Which key does what at the table. */
import type { Keys } from '../../ui/KeysHelp.svelte'
import type { Step } from './view'

/** What is told of them. */
export const KEYS: Keys = [
  ['D I S', 'hm-keys-tracks'],
  ['X R', 'hm-keys-rest'],
  ['Backspace', 'hm-keys-back'],
  ['Enter', 'hm-keys-enter'],
  ['Esc', 'hm-keys-escape'],
  ['← ↑ → ↓', 'hm-keys-arrows'],
  ['1 … 9', 'hm-keys-digits'],
  ['P N', 'hm-keys-reveal'],
  ['W', 'hm-keys-influence'],
  ['/', 'hm-keys-type'],
  ['?', 'hm-keys-help'],
]

export type KeyAction =
  | { kind: 'step'; step: Step }
  | { kind: 'back' | 'escape' | 'enter' | 'type' | 'help' | 'map' | 'pause' | 'next' | 'undo' | 'influence' }
  | { kind: 'digit'; digit: number }

const STEPS: Record<string, Step> = { d: 'dirt', i: 'ice', s: 'stone', x: 'deal', r: 'rest' }
const PLAIN: Record<string, Exclude<KeyAction['kind'], 'step' | 'digit'>> = {
  Backspace: 'back',
  Escape: 'escape',
  '/': 'type',
  '?': 'help',
  p: 'pause',
  n: 'next',
  u: 'undo',
  w: 'influence',
}

/** Null for keys that are not ours, and while somebody writes or a dialog is open. */
export function keyAction(event: KeyboardEvent): KeyAction | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null
  const on = event.target
  if (on instanceof Element && on.closest('input, textarea, select, dialog, [contenteditable]')) return null
  // Arrows pressed nowhere in particular go to the map.
  if (event.key.startsWith('Arrow')) return on === document.body ? { kind: 'map' } : null
  if (event.key === 'Enter') {
    // Enter on a button, or on a village, is theirs.
    return on instanceof Element && on.closest('button, a, [role=button], [role=gridcell]') ? null : { kind: 'enter' }
  }
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const step = STEPS[key]
  if (step) return { kind: 'step', step }
  if (/^[1-9]$/.test(key)) return { kind: 'digit', digit: Number(key) }
  const kind = PLAIN[key]
  return kind ? { kind } : null
}
