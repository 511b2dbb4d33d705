import { describe, expect, it } from 'vitest'
import { keyAction } from './keys'

const press = (key: string, on: HTMLElement = document.body, more: KeyboardEventInit = {}) => {
  document.body.append(on === document.body ? '' : on)
  let found: ReturnType<typeof keyAction> = null
  const hear = (event: Event) => (found = keyAction(event as KeyboardEvent))
  addEventListener('keydown', hear)
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }))
  removeEventListener('keydown', hear)
  return found as ReturnType<typeof keyAction>
}

describe('the keys', () => {
  it('are the letters on the markers', () => {
    const steps = [...'disxr'].map((key) => press(key))
    expect(steps.map((step) => step?.kind === 'step' && step.step)).toEqual(['dirt', 'ice', 'stone', 'deal', 'rest'])
    expect(press('D')).toEqual({ kind: 'step', step: 'dirt' })
  })

  it('take back, choose and ask', () => {
    expect(press('Backspace')).toEqual({ kind: 'back' })
    expect(press('4')).toEqual({ kind: 'digit', digit: 4 })
    expect(press('?')).toEqual({ kind: 'help' })
  })

  it('leave writing, buttons and the browser alone', () => {
    expect(press('d', document.createElement('input'))).toBeNull()
    expect(press('Enter', document.createElement('button'))).toBeNull()
    expect(press('r', document.body, { ctrlKey: true })).toBeNull()
  })
})
