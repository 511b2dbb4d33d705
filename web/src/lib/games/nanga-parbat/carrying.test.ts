import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import trap from '../../../../dev/fixtures/trap.json'
import { pointer } from '../../../../tests/pointer'
import { Carrying, type Ground } from './carrying.svelte'
import { lift } from './drag'
import { placeOf, type Point } from './geometry'
import { NONE, parse } from './selection'

const legal = parse(trap.legal)
let said: string[]
let waits: boolean
let carrying: Carrying

/** A board drawn at twice its size, from (100, 0) on. */
const ground: Ground = {
  board: ({ x, y }) => ({ x: (x - 100) / 2, y: y / 2 }),
  screen: ({ x, y }) => ({ x: 100 + x * 2, y: y * 2 }),
  scale: () => 2,
}
const on = (id: string): Point => ground.screen(placeOf(id)) ?? { x: 0, y: 0 }

function element(html: string): HTMLElement {
  document.body.innerHTML = html
  return document.body.querySelector('b')!
}

/** A pointer comes down on an element and goes somewhere. */
function take(html: string, to: Point, pointerType = 'mouse', seat: number | null = 0) {
  const node = element(html)
  node.addEventListener('pointerdown', (event) => carrying.down(event, seat), { once: true })
  node.dispatchEvent(pointer('pointerdown', { x: 5, y: 5 }, { pointerType }))
  dispatchEvent(pointer('pointermove', to, { pointerType }))
}
const letGo = (at: Point, pointerType = 'mouse') => dispatchEvent(pointer('pointerup', at, { pointerType }))

beforeEach(() => {
  vi.useFakeTimers()
  said = []
  waits = true
  carrying = new Carrying({
    ground: () => ground,
    lift: (grip) => lift(legal, NONE, grip),
    begin: () => said.push('begin'),
    over: (target) => said.push(`over ${target ? JSON.stringify(Object.values(target)) : 'nothing'}`),
    take: (step) => {
      said.push(step && 'text' in step ? step.text : JSON.stringify(step))
      return waits
    },
    refuse: (grip) => said.push(`no ${grip.kind}`),
    refuseAt: (held) => said.push(`not there, ${held.grip.kind}`),
    press: (what) => said.push(`press ${what.kind}`),
  })
})

afterEach(() => {
  carrying.clear()
  vi.useRealTimers()
})

describe('a piece in hand', () => {
  it('follows the pointer and snaps to the place it would lie on', () => {
    take('<b data-stock="0"></b>', { x: 200, y: 900 })
    expect(carrying.held?.at).toEqual({ x: 200, y: 900 })
    const at = on('4-3')
    dispatchEvent(pointer('pointermove', { x: at.x + 9, y: at.y - 12 }))
    expect(carrying.held?.at).toEqual(at)
    expect(carrying.held?.over).toEqual({ kind: 'section', id: '4-3' })
    letGo(at)
    expect(said).toEqual(['begin', 'over ["section","4-3"]', 'over nothing', 'trap 4-3'])
  })
  it('lies where it was put until the board shows it', () => {
    take('<b data-stock="0"></b>', on('4-3'))
    letGo(on('4-3'))
    expect(carrying.held?.state).toBe('down')
    expect(carrying.lift).toBeNull()
    carrying.clear()
    expect(carrying.held).toBeNull()
  })
  it('does not lie there for ever, nor where no answer comes', () => {
    take('<b data-stock="0"></b>', on('4-3'))
    letGo(on('4-3'))
    vi.advanceTimersByTime(2000)
    expect(carrying.held).toBeNull()
    waits = false
    take('<b data-stock="0"></b>', on('4-3'))
    letGo(on('4-3'))
    vi.advanceTimersByTime(0)
    expect(carrying.held).toBeNull()
  })
  it('goes back where it came from, and says why', () => {
    take('<b data-stock="0"></b>', on('1-1'))
    letGo(on('1-1'))
    expect(carrying.held).toMatchObject({ state: 'back', at: { x: 5, y: 5 } })
    expect(said).toContain('not there, hiker')
    vi.advanceTimersByTime(400)
    expect(carrying.held).toBeNull()
  })
  it('goes back on Escape without a word, and when the board changes', () => {
    take('<b data-guide></b>', on('2-5'))
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    expect(carrying.held?.state).toBe('back')
    take('<b data-guide></b>', on('2-5'))
    carrying.clear()
    expect(carrying.held?.state).toBe('back')
    letGo(on('2-5'))
    expect(said.filter((words) => words.startsWith('yak') || words.startsWith('not'))).toEqual([])
  })
  it('is drawn beside a finger, not under it', () => {
    take('<b data-stock="0"></b>', { x: 200, y: 900 }, 'touch')
    expect(carrying.held?.at.y).toBeLessThan(880)
  })
})

describe('what can be taken', () => {
  it('is one’s own: the stock, the animals, the guide', () => {
    take('<b data-stock="1"></b>', on('4-3'))
    take('<b data-own="1-yak"></b>', on('2-5'))
    take('<b data-guide></b>', on('2-5'), 'mouse', null)
    expect(said).toEqual([])
    take('<i data-own="0-yak"><b></b></i>', on('2-5'))
    expect(carrying.held?.lift.grip).toEqual({ kind: 'animal', animal: 'yak' })
    letGo(on('2-5'))
    expect(said).toContain('yak 2')
    expect(carrying.held).toBeNull()
  })
  it('is nothing on a place while no animal is in hand: that is tapped', () => {
    take('<b data-id="4-3"></b>', on('4-4'))
    expect(said).toEqual([])
  })
  it('is refused with a reason', () => {
    take('<b data-own="0-leopard"></b>', on('4-4'))
    expect(said).toEqual(['begin', 'no animal'])
    expect(carrying.held).toBeNull()
  })
})

describe('a long press', () => {
  it.each([
    ['<i data-id="4-3"><b></b></i>', 'section'],
    ['<b data-region="3"></b>', 'region'],
    ['<b data-own="1-panda"></b>', 'animal'],
    ['<b data-spot="camps 3b"></b>', 'spot'],
    ['<b data-stock="1"></b>', 'stock'],
    ['<b data-guide></b>', 'guide'],
  ])('explains %s', (html, kind) => {
    const node = element(html)
    node.addEventListener('pointerdown', (event) => carrying.down(event, 0), { once: true })
    node.dispatchEvent(pointer('pointerdown', { x: 0, y: 0 }, { pointerType: 'touch' }))
    vi.advanceTimersByTime(600)
    expect(said).toEqual([`press ${kind}`])
    letGo({ x: 0, y: 0 }, 'touch')
  })
})
