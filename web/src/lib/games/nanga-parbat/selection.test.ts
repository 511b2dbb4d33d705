import { describe, expect, it } from 'vitest'
import {
  NONE,
  changes,
  cheapest,
  completeText,
  glowOf,
  handsOf,
  keepPlan,
  parse,
  pickedOf,
  tap,
  type Plan,
} from './selection'
import { completions } from '../../completions'

const before = parse(['trap 2-1', 'trap 2-4', 'tahr 1-2 1-1', 'tahr 1-2 1-3', 'yak 1', 'yak 3'])
const after = parse([
  'camps 3 1-1 1-2 1-3',
  'camps 3 1-2 1-3 1-6',
  'camps 3b 1-1 1-2 1-3',
  'camps 3b 1-2 1-3 1-6',
  'camps 4 1-1 1-2 1-3 1-6',
  'different 3 leopard tahr* bharal',
  'different 3 leopard tahr* panda',
  'different 3 tahr* bharal panda',
  'same 3b yak yak yak',
  'same 3b yak yak bharal',
  'same 3b deer deer bharal',
  'end',
])
const section = (id: string) => ({ kind: 'section' as const, id })

describe('before the trap', () => {
  it('lets traps and fresh animals glow', () => {
    const glow = glowOf(before, NONE)
    expect([...glow.sections]).toEqual(['2-1', '2-4'])
    expect([...glow.animals]).toEqual(['tahr', 'yak'])
    expect(glow.regions.size).toBe(0)
    expect(glow.end).toBe(false)
  })
  it('traps with one tap', () => {
    expect(tap(before, NONE, section('2-4'))).toEqual({ text: 'trap 2-4' })
    expect(tap(before, NONE, section('3-4'))).toBeNull()
  })
  it('takes the two sections of a swap in either order', () => {
    const plan: Plan = { kind: 'animal', animal: 'tahr', first: null }
    expect(tap(before, NONE, { kind: 'animal', animal: 'tahr' })).toEqual({ plan })
    expect([...glowOf(before, plan).sections].sort()).toEqual(['1-1', '1-2', '1-3'])
    const first: Plan = { ...plan, first: '1-1' }
    expect(tap(before, plan, section('1-1'))).toEqual({ plan: first })
    expect([...glowOf(before, first).sections]).toEqual(['1-2'])
    expect(tap(before, first, section('1-2'))).toEqual({ text: 'tahr 1-2 1-1' })
    expect(tap(before, first, section('1-3'))).toBeNull()
    expect(tap(before, first, section('1-1'))).toEqual({ plan })
  })
  it('asks for a region when a yak is used, and not before', () => {
    const plan: Plan = { kind: 'animal', animal: 'yak', first: null }
    expect([...glowOf(before, plan).regions]).toEqual([1, 3])
    expect(tap(before, plan, section('3-5'))).toEqual({ text: 'yak 3' })
    expect(tap(before, NONE, { kind: 'region', region: 3 })).toBeNull()
  })
  it('relocates by region', () => {
    const choices = parse(['relocate 2', 'relocate 5', 'yak 4'])
    expect([...glowOf(choices, NONE).regions]).toEqual([2, 5])
    expect(tap(choices, NONE, section('5-1'))).toEqual({ text: 'relocate 5' })
    expect(tap(choices, NONE, section('4-1'))).toBeNull()
  })
})

describe('camps', () => {
  it('lights the spots as the group grows', () => {
    let plan: Plan = NONE
    expect([...glowOf(after, plan).sections]).toEqual(['1-1', '1-2', '1-3', '1-6'])
    for (const id of ['1-2', '1-1', '1-3']) {
      const step = tap(after, plan, section(id))
      if (!step || !('plan' in step)) throw new Error(id)
      plan = step.plan
    }
    const glow = glowOf(after, plan)
    expect([...glow.spots]).toEqual(['camps 3', 'camps 3b'])
    expect([...glow.sections]).toEqual(['1-6'])
    expect([...pickedOf(plan)]).toEqual(['1-1', '1-2', '1-3'])
    const spot = { kind: 'spot' as const, row: 'camps' as const, spot: '3b' as const }
    expect(tap(after, plan, spot)).toEqual({ text: 'camps 3b 1-1 1-2 1-3' })
  })
  it('starts again with a hiker that cannot join', () => {
    const plan: Plan = { kind: 'camps', sections: ['1-1'], spot: '3' }
    expect(tap(after, plan, section('1-6'))).toEqual({
      plan: { kind: 'camps', sections: ['1-6'], spot: '3' },
    })
  })
  it('proposes the only group of a spot', () => {
    const step = tap(after, NONE, { kind: 'spot', row: 'camps', spot: '4' })
    if (!step || !('plan' in step)) throw new Error('no plan')
    expect(completeText(after, step.plan)).toBe('camps 4 1-1 1-2 1-3 1-6')
  })
})

describe('trades', () => {
  it('proposes used pieces first and Bharals last', () => {
    expect(cheapest(handsOf(after, 'different', '3'))?.text).toBe('different 3 leopard tahr* panda')
    expect(cheapest(handsOf(after, 'same', '3b'))?.text).toBe('same 3b yak yak yak')
  })
  it('changes one piece, or the species', () => {
    expect(changes(after, 'different 3 leopard tahr* panda', 'panda')).toEqual([
      { piece: 'bharal', text: 'different 3 leopard tahr* bharal' },
    ])
    expect(changes(after, 'same 3b yak yak yak', 'yak')).toEqual([
      { piece: 'bharal', text: 'same 3b yak yak bharal' },
      { piece: 'deer', text: 'same 3b deer deer bharal' },
    ])
  })
})

describe('plans and typing', () => {
  it('drops a plan that is no longer legal', () => {
    expect(keepPlan(before, { kind: 'trade', text: 'same 3b yak yak yak' })).toBe(NONE)
    const plan: Plan = { kind: 'animal', animal: 'tahr', first: '1-2' }
    expect(keepPlan(before, plan)).toBe(plan)
    expect(keepPlan(parse([]), plan)).toBe(NONE)
  })
  it('completes what is typed from the legal texts only', () => {
    expect(completions(before.map((c) => c.text), ' Trap  2')).toEqual(['trap 2-1', 'trap 2-4'])
    expect(completions(['end'], 'x')).toEqual([])
  })
})
