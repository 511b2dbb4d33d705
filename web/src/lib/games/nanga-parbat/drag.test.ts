import { describe, expect, it } from 'vitest'
import relocate from '../../../../dev/fixtures/relocate.json'
import trap from '../../../../dev/fixtures/trap.json'
import type { NangaParbatView } from '../../wire'
import { atHome, drop, glowOfLift, landing, lift, refusedAt, refusedLift, type Grip } from './drag'
import { placeOf } from './geometry'
import { NONE, parse, type Plan } from './selection'

const view = trap.view as unknown as NangaParbatView
const legal = parse(trap.legal)
const stuck = parse(relocate.legal)
const TAHR: Plan = { kind: 'animal', animal: 'tahr', first: null }
const YAK: Plan = { kind: 'animal', animal: 'yak', first: null }
const HIKER: Grip = { kind: 'hiker' }
const GUIDE: Grip = { kind: 'guide' }
const TAHRS = ['tahr 1-6 1-3', 'tahr 1-6 1-5']

function taken(grip: Grip, plan: Plan = NONE, choices = legal) {
  const held = lift(choices, plan, grip)
  if (!held) throw new Error(`${grip.kind} cannot be taken`)
  return held
}

describe('a hiker of the stock', () => {
  it('goes where an animal can be trapped, and nowhere else', () => {
    const traps = trap.legal.filter((text) => text.startsWith('trap ')).map((text) => text.slice(5))
    const glow = glowOfLift(taken(HIKER))
    expect([...glow.sections].sort()).toEqual(traps.sort())
    expect(glow.regions.size + glow.animals.size + glow.spots.size).toBe(0)
    expect(drop(taken(HIKER), { kind: 'section', id: '4-3' })).toEqual({ text: 'trap 4-3' })
    expect(drop(taken(HIKER), { kind: 'section', id: '1-1' })).toBeNull()
  })
  it('is taken all the same while an animal is in hand', () => {
    expect(drop(taken(HIKER, TAHR), { kind: 'section', id: '4-3' })).toEqual({ text: 'trap 4-3' })
  })
  it('stays where it is once an animal has been trapped', () => {
    expect(lift(parse(['end', 'yak 2']), NONE, HIKER)).toBeNull()
    expect(refusedLift(view, legal, 0, HIKER)).toBe('trap 4-1')
  })
})

describe('the guide', () => {
  it('is relocated where it has to be, and a Yak is kept', () => {
    const held = taken(GUIDE, NONE, stuck)
    expect([...glowOfLift(held).regions]).toEqual([1, 2, 6])
    expect(drop(held, { kind: 'region', region: 2 })).toEqual({ text: 'relocate 2' })
    expect(drop(held, { kind: 'region', region: 4 })).toBeNull()
  })
  it('goes by the Yak in hand', () => {
    const held = taken(GUIDE, YAK, stuck)
    expect(drop(held, { kind: 'region', region: 4 })).toEqual({ text: 'yak 4' })
  })
  it('goes by a Yak where nothing else can send it', () => {
    expect(drop(taken(GUIDE), { kind: 'region', region: 2 })).toEqual({ text: 'yak 2' })
    expect(lift(parse(['trap 4-1']), NONE, GUIDE)).toBeNull()
  })
})

describe('an own animal', () => {
  it('begins its action on the place it is put on', () => {
    const step = drop(taken({ kind: 'animal', animal: 'tahr' }), { kind: 'section', id: '1-6' })
    expect(step).toEqual({ plan: { ...TAHR, first: '1-6' } })
  })
  it('sends the guide if it is a Yak', () => {
    const yak = taken({ kind: 'animal', animal: 'yak' })
    expect(drop(yak, { kind: 'region', region: 6 })).toEqual({ text: 'yak 6' })
  })
  it('is not taken when it cannot be used', () => {
    expect(lift(legal, NONE, { kind: 'animal', animal: 'leopard' })).toBeNull()
    expect(lift(legal, NONE, { kind: 'animal', animal: 'panda' })).toBeNull()
    expect(refusedLift(view, legal, 0, { kind: 'animal', animal: 'panda' })).toBeNull()
  })
})

describe('what stands on a place', () => {
  it('is only carried with an animal in hand that can use it', () => {
    const piece: Grip = { kind: 'section', id: '1-6' }
    expect(lift(legal, NONE, piece)).toBeNull()
    expect(lift(legal, TAHR, { kind: 'section', id: '5-6' })).toBeNull() // a camp
    const held = taken(piece, TAHR, parse(TAHRS))
    expect([...glowOfLift(held).sections]).toEqual(['1-3', '1-5'])
    expect(drop(held, { kind: 'section', id: '1-5' })).toEqual({ text: 'tahr 1-6 1-5' })
  })
  it('is carried in either direction, and from another place than was tapped', () => {
    const other = taken({ kind: 'section', id: '1-3' }, { ...TAHR, first: '1-6' }, parse(TAHRS))
    expect(drop(other, { kind: 'section', id: '1-6' })).toEqual({ text: 'tahr 1-6 1-3' })
  })
  it('knows where it was taken', () => {
    const held = taken({ kind: 'section', id: '1-6' }, TAHR)
    expect(atHome(held, placeOf('1-6'))).toBe(true)
    expect(atHome(held, placeOf('1-5'))).toBe(false)
    expect(atHome(taken(HIKER), placeOf('1-6'))).toBe(false)
  })
})

describe('where it would come to lie', () => {
  const { x, y } = placeOf('4-4')
  it('is the place under it, or the nearest legal one within reach', () => {
    expect(landing(taken(HIKER), { x, y }, 20)).toEqual({ kind: 'section', id: '4-4' })
    expect(landing(taken(HIKER), { x: x - 28 - 19, y }, 20)).toEqual({ kind: 'section', id: '4-4' })
    expect(landing(taken(HIKER), { x: x - 28 - 21, y }, 20)).toBeNull()
  })
  it('is the region under it, or one within reach', () => {
    const held = taken(GUIDE)
    expect(landing(held, placeOf('2-5'), 20)).toEqual({ kind: 'region', region: 2 })
    const beside = { x: placeOf('2-4').x - 36, y: placeOf('2-4').y }
    expect(landing(held, { ...beside, x: beside.x - 19 }, 20)).toEqual({ kind: 'region', region: 2 })
    expect(landing(held, { ...beside, x: beside.x - 21 }, 20)).toBeNull()
    // The guide stands in region 4 already.
    expect(landing(held, placeOf('4-4'), 20)).toBeNull()
  })
})

describe('the text to ask about when it cannot lie there', () => {
  it('is what was meant', () => {
    expect(refusedAt(view, taken(HIKER), 0, placeOf('1-1'))).toBe('trap 1-1')
    expect(refusedAt(view, taken(GUIDE), 0, placeOf('4-2'))).toBe('yak 4')
    expect(refusedAt(view, taken(GUIDE, NONE, stuck), 0, placeOf('3-2'))).toBe('relocate 3')
    const tahr = taken({ kind: 'section', id: '1-6' }, TAHR)
    expect(refusedAt(view, tahr, 0, placeOf('6-6'))).toBe('tahr 1-6 6-6')
  })
  it('is none beside everything', () => {
    expect(refusedAt(view, taken(HIKER), 0, { x: 0, y: 0 })).toBeNull()
  })
})
