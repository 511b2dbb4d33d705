import { describe, expect, it } from 'vitest'
import { keyAction } from './keys'

const press = (key: string, more: KeyboardEventInit = {}) => new KeyboardEvent('keydown', { key, ...more })

describe('keys of the table', () => {
  it('uses animals by letter', () => {
    expect(keyAction(press('y'))).toEqual({ kind: 'animal', animal: 'yak' })
    expect(keyAction(press('L', { shiftKey: true }))).toEqual({ kind: 'animal', animal: 'leopard' })
  })
  it('jumps to the chart and ends the turn', () => {
    expect(keyAction(press('c'))).toEqual({ kind: 'chart', rows: ['camps'] })
    expect(keyAction(press('e'))).toEqual({ kind: 'end' })
  })
  it('leaves the browser its own keys', () => {
    expect(keyAction(press('t', { ctrlKey: true }))).toBeNull()
    expect(keyAction(press('F5'))).toBeNull()
  })
  it('keeps quiet while somebody writes', () => {
    const input = document.createElement('input')
    document.body.append(input)
    let got: unknown = 'unset'
    input.addEventListener('keydown', (event) => (got = keyAction(event)))
    input.dispatchEvent(press('e'))
    expect(got).toBeNull()
  })
})
