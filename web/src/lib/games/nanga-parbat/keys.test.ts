import { describe, expect, it } from 'vitest'
import { keyAction, obey } from './keys'

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
  it('does what was asked for, and says so to the browser', () => {
    const done: unknown[] = []
    const note = (name: string) => (what?: unknown) => void done.push(what === undefined ? name : what)
    const does = {
      ...{ cancel: note('cancel'), animal: note('animal'), chart: note('chart'), board: note('board') },
      ...{ end: note('end'), undo: note('undo'), type: note('type'), help: note('help') },
    }
    for (const key of ['Escape', 'd', 's', 'm', 'e', 'u', '/', '?']) {
      const event = press(key, { cancelable: true })
      obey(event, does)
      expect(event.defaultPrevented).toBe(true)
    }
    const rows = ['different', 'same']
    expect(done).toEqual(['cancel', 'deer', rows, 'board', 'end', 'undo', 'type', 'help'])
    const other = press('x', { cancelable: true })
    obey(other, does)
    expect(other.defaultPrevented).toBe(false)
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
