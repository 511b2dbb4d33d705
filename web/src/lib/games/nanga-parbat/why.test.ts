import { describe, expect, it } from 'vitest'
import first from '../../../../dev/fixtures/first.json'
import score from '../../../../dev/fixtures/score.json'
import type { NangaParbatView } from '../../wire'
import { card, effect, question } from './consequence'
import { NONE, parse, type Plan } from './selection'
import { nearest } from './why'

const start = first.view as unknown as NangaParbatView
const late = score.view as unknown as NangaParbatView
const legal = parse(score.legal)

describe('the text to ask about', () => {
  it('is the trap that was meant', () => {
    expect(nearest(start, parse(first.legal), NONE, 0, { kind: 'section', id: '1-1' })).toBe('trap 1-1')
  })
  it('is the use of the animal in hand', () => {
    const plan: Plan = { kind: 'animal', animal: 'yak', first: null }
    expect(nearest(late, legal, plan, 0, { kind: 'section', id: '3-1' })).toBe('yak 3')
    const tahr: Plan = { kind: 'animal', animal: 'tahr', first: '2-3' }
    expect(nearest(late, legal, tahr, 0, { kind: 'section', id: '4-4' })).toBe('tahr 2-3 4-4')
  })
  it('names as many things as a spot asks for', () => {
    const camps = nearest(late, legal, NONE, 0, { kind: 'spot', row: 'camps', spot: '6' })
    expect(camps?.split(' ')).toHaveLength(8)
    const same = nearest(late, legal, NONE, 0, { kind: 'spot', row: 'same', spot: '5' })
    expect(same?.split(' ')).toHaveLength(7)
  })
  it('is nothing for animals that never act', () => {
    expect(nearest(late, legal, NONE, 0, { kind: 'animal', animal: 'bharal' })).toBeNull()
  })
})

describe('consequences', () => {
  it('sends the ghost of the guide where the trap leads', () => {
    const found = card(start, parse(first.legal), NONE, ['Ana', 'Noor'], { kind: 'section', id: '3-5' })
    expect(found.text).toBe('trap 3-5')
    expect(found.ghost).toBe(5)
    expect(found.lines.map(({ id }) => id)).toEqual(['np-card-hiker', 'np-card-guide'])
  })
  it('does not move a guide that stays', () => {
    expect(effect(start, 'trap 3-3').ghost).toBeNull()
    expect(effect(start, 'trap 3-3').lines[1]?.args).toEqual({ region: 3, stays: 'yes', count: 5 })
  })
  it('tells where the guide goes as the server says it, and nothing where it says nothing', () => {
    const leads = { 'trap 3-5': { region: 2, animals: 4 }, 'yak 6': { region: 1, animals: 0 } }
    const told = { ...start, leads }
    expect(effect(told, 'trap 3-5').ghost).toBe(2)
    expect(effect(told, 'yak 6')).toEqual({
      lines: [{ id: 'np-card-guide', args: { region: 1, stays: 'no', count: 0 } }],
      ghost: 1,
    })
    expect(effect(told, 'trap 3-4')).toEqual({ lines: [{ id: 'np-card-hiker' }], ghost: null })
    expect(effect(told, 'end')).toEqual({ lines: [], ghost: null })
  })
  it('asks before a trade', () => {
    expect(question(late, 'same 4 panda panda panda bharal').act.id).toBe('np-do-same')
  })
})
