import { describe, expect, it } from 'vitest'
import { keyAction } from './keys'

const press = (key: string, more: KeyboardEventInit = {}, on: Element = document.body) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
  on.dispatchEvent(event)
  return keyAction(event)
}

describe('keys', () => {
  it('take letters, in either case', () => {
    expect(press('a')).toEqual({ kind: 'letter', letter: 'A' })
    expect(press('Z')).toEqual({ kind: 'letter', letter: 'Z' })
    expect(press('é')).toBeNull()
  })

  it('move along the cards, and with Shift the card', () => {
    expect(press('ArrowLeft')).toEqual({ kind: 'walk', by: -1 })
    expect(press('ArrowRight', { shiftKey: true })).toEqual({ kind: 'shift', by: 1 })
  })

  it('leave the browser its own', () => {
    expect(press('r', { ctrlKey: true })).toBeNull()
    expect(press('F5')).toBeNull()
  })

  it('leave Enter to the button it is pressed on, and all to a field', () => {
    const button = document.body.appendChild(document.createElement('button'))
    expect(press('Enter', {}, button)).toBeNull()
    expect(press('*', {}, button)).toEqual({ kind: 'wild' })
    const field = document.body.appendChild(document.createElement('input'))
    expect(press('a', {}, field)).toBeNull()
    button.remove()
    field.remove()
    expect(press('Enter')).toEqual({ kind: 'enter' })
  })
})
