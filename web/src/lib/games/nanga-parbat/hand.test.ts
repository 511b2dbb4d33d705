import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pointer } from '../../../../tests/pointer'
import { Hand, LONG, SLIP } from './hand'

const said: string[] = []
let carries = true
let wasTap = false
let hand: Hand<string>
const node = document.createElement('b')

const event = (type: string, x: number, more?: PointerEventInit) => pointer(type, { x, y: 0 }, more)
const down = (more?: PointerEventInit, what: string | null = 'guide') =>
  hand.down(event('pointerdown', 0, more), node, what)
const move = (x: number, more?: PointerEventInit) => dispatchEvent(event('pointermove', x, more))
const up = (x: number, more?: PointerEventInit) => dispatchEvent(event('pointerup', x, more))
const TOUCH = { pointerType: 'touch' }

/** Does a click get through? */
function click(detail = 1): boolean {
  const made = new MouseEvent('click', { detail, cancelable: true })
  hand.click(made)
  return !made.defaultPrevented
}

beforeEach(() => {
  vi.useFakeTimers()
  said.length = 0
  carries = true
  wasTap = false
  hand = new Hand<string>({
    start: (what, at, touch) => {
      said.push(`start ${what} ${at.x}${touch ? ' touch' : ''}`)
      return carries
    },
    move: (at) => said.push(`move ${at.x}`),
    drop: (at) => {
      said.push(`drop ${at.x}`)
      return wasTap
    },
    cancel: () => said.push('cancel'),
    press: () => said.push('press'),
  })
})

afterEach(() => {
  hand.stop()
  vi.useRealTimers()
})

describe('a tap', () => {
  it('may slip a little', () => {
    down()
    move(SLIP)
    up(SLIP)
    expect(said).toEqual([])
    expect(click()).toBe(true)
  })
  it('stays one on something that cannot be carried, however far it goes', () => {
    down({}, null)
    move(40)
    up(40)
    expect(said).toEqual([])
    expect(click()).toBe(true)
  })
  it('is made by the first button only', () => {
    down({ button: 2 })
    move(40)
    expect(said).toEqual([])
  })
})

describe('a drag', () => {
  it('starts where the pointer came down and ends where it goes up, without a click', () => {
    down()
    move(SLIP + 1)
    move(30)
    up(31)
    move(50)
    expect(said).toEqual(['start guide 0', `move ${SLIP + 1}`, 'move 30', 'drop 31'])
    expect(click()).toBe(false)
  })
  it('swallows its own click only, never one made by a key', () => {
    down()
    move(30)
    up(30)
    expect(click(0)).toBe(true)
    expect(click()).toBe(false)
    expect(click()).toBe(true)
    down()
    move(30)
    up(30)
    down()
    up(0)
    expect(click()).toBe(true)
  })
  it('was a tap when it ends where it began', () => {
    wasTap = true
    down()
    move(30)
    up(1)
    expect(click()).toBe(true)
  })
  it('says once why nothing can be carried', () => {
    carries = false
    down()
    move(30)
    move(40)
    up(40)
    expect(said).toEqual(['start guide 0'])
    expect(click()).toBe(false)
  })
  it('is given up by Escape, which does nothing else then', () => {
    down()
    move(30)
    const escape = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true })
    dispatchEvent(escape)
    expect(escape.defaultPrevented).toBe(true)
    up(30)
    expect(said).toEqual(['start guide 0', 'move 30', 'cancel'])
    expect(click()).toBe(false)
  })
  it('leaves Escape alone while nothing is carried', () => {
    down()
    const escape = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true })
    dispatchEvent(escape)
    expect(escape.defaultPrevented).toBe(false)
  })
  it('is given up when the browser takes the pointer, or a second finger comes', () => {
    down(TOUCH)
    move(30, TOUCH)
    dispatchEvent(event('pointercancel', 30, TOUCH))
    down(TOUCH)
    move(30, TOUCH)
    down({ ...TOUCH, isPrimary: false, pointerId: 2 })
    up(30, TOUCH)
    const one = ['start guide 0 touch', 'move 30', 'cancel']
    expect(said).toEqual([...one, ...one])
  })
})

describe('a long press', () => {
  it('of a finger explains, and is no tap', () => {
    down(TOUCH, null)
    vi.advanceTimersByTime(LONG)
    expect(said).toEqual(['press'])
    up(0, TOUCH)
    expect(click()).toBe(false)
  })
  it('opens no menu', () => {
    down(TOUCH)
    const menu = new Event('contextmenu', { cancelable: true })
    hand.menu(menu)
    expect(menu.defaultPrevented).toBe(true)
    up(0, TOUCH)
    const later = new Event('contextmenu', { cancelable: true })
    hand.menu(later)
    expect(later.defaultPrevented).toBe(false)
  })
  it('is none of a mouse, nor of a finger that moves or goes up', () => {
    down()
    vi.advanceTimersByTime(LONG)
    up(0)
    down(TOUCH)
    up(0, TOUCH)
    vi.advanceTimersByTime(LONG)
    down(TOUCH, null)
    move(30, TOUCH)
    vi.advanceTimersByTime(LONG)
    expect(said).toEqual([])
  })
})
