import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../wire'
import { exitsOf, wayTo } from './paths'
import { Planning, routeOf, stations, textOf } from './planning.svelte'
import { scene } from './scene'
import type { CounterView, HimalayaView, Step } from './view'

const view = scene(false)
const exits = exitsOf(view)
const village = (number: number) => ({ kind: 'village' as const, village: number })

/** A plan of seat 0, whose caravan stands on 10; the server answers with what it is given. */
function plan(answers: Record<string, GameEvent[]> = {}, changes: Partial<HimalayaView> = {}) {
  const said: string[] = []
  const planning = new Planning({
    view: () => ({ ...view, ...changes }),
    seat: () => 0,
    plans: () => true,
    try: (text) => Promise.resolve({ refused: null, preview: { form: 'program', steps: answers[text] ?? [] } as never }),
    far: () => said.push('far'),
    full: () => said.push('full'),
  })
  planning.begin(7, 0, null)
  return { planning, said }
}

describe('ways over the map', () => {
  it('are the shortest along the tracks', () => {
    expect(wayTo(exits, 10, 10)).toEqual([])
    expect(wayTo(exits, 10, 11)).toEqual(['stone'])
    expect(wayTo(exits, 10, 7)).toEqual(['stone', 'ice'])
    expect(wayTo(exits, 10, 99)).toBeNull()
  })

  it('go on from where the server says that the caravan is', () => {
    const closed: GameEvent[] = [{ event: 'lost', slot: 1, reason: 'yeti' }]
    expect(stations(exits, 10, ['stone', null], [])).toEqual([11, 11])
    expect(stations(exits, 10, ['stone', 'ice'], closed)).toEqual([10, 5])
  })

  it('bear the numbers of the actions that end there', () => {
    const slots: Step[] = ['stone', 'deal', 'ice', 'deal', 'dirt', 'rest']
    const route = routeOf(10, slots, stations(exits, 10, slots, []))
    expect([...route.badges]).toEqual([[11, '1-2'], [7, '3-4'], [9, '5']])
    expect([...route.tracks]).toEqual(['10-11', '7-11', '7-9'])
    expect(route.end).toBe(9)
  })
})

describe('a plan', () => {
  it('is made by tapping villages: to walk there, and the own one to deal', () => {
    const { planning } = plan()
    for (const number of [11, 11, 7, 7, 9]) planning.tap(village(number))
    expect(planning.text).toBe('program stone deal ice deal dirt rest')
    expect(planning.at).toBe(5)
  })

  it('walks to a village further on by the shortest way', () => {
    const { planning } = plan()
    planning.tap(village(7))
    expect(planning.text).toBe('program stone ice rest rest rest rest')
  })

  it('does not reach further than its free actions', () => {
    const { planning, said } = plan()
    for (const step of ['rest', 'rest', 'rest', 'rest', 'rest'] as const) planning.add(step)
    planning.tap(village(9))
    expect(said).toEqual(['far'])
    expect(planning.text).toBe('program rest rest rest rest rest rest')
  })

  it('takes a track with a snowstorm by the same action twice', () => {
    const storm: CounterView = { counter: 'snowstorm', villages: [10, 11], seat: 1 }
    const { planning } = plan({}, { counters: [storm] })
    planning.tap(village(11))
    expect(planning.text).toBe('program stone stone rest rest rest rest')
  })

  it('takes actions back from the end, and any slot can be filled anew', () => {
    const { planning } = plan()
    planning.add('stone')
    planning.add('deal')
    planning.back()
    expect(planning.text).toBe('program stone rest rest rest rest rest')
    planning.add('ice')
    planning.choose(0)
    planning.add('dirt')
    expect(planning.text).toBe('program dirt ice rest rest rest rest')
    expect(planning.at).toBe(2)
  })

  it('lets slots change places', () => {
    const { planning } = plan()
    planning.add('stone')
    planning.add('deal')
    planning.swap(0, 1)
    expect(planning.text).toBe('program deal stone rest rest rest rest')
  })

  it('tells of each slot what the server says it brings', async () => {
    const text = textOf(['stone', 'deal', null, null, null, null])
    const { planning } = plan({
      [text]: [
        { event: 'moved', seat: 0, slot: 1, village: 11 },
        { event: 'lost', seat: 0, slot: 2, reason: 'empty' },
      ],
    })
    planning.add('stone')
    planning.add('deal')
    await Promise.resolve()
    await Promise.resolve()
    expect(planning.list[0]?.event?.event).toBe('moved')
    expect(planning.list[1]?.lost).toBe(true)
    expect(planning.lost).toBe(1)
    planning.choose(0)
    planning.add('rest')
    expect(planning.list[1]?.lost).toBe(false)
  })

  it('is begun anew each month, with the programme that is in', () => {
    const { planning } = plan()
    planning.add('stone')
    planning.begin(7, 0, null)
    expect(planning.text).toBe('program stone rest rest rest rest rest')
    planning.begin(8, 0, ['deal', 'rest', 'rest', 'rest', 'rest', 'rest'])
    expect(planning.text).toBe('program deal rest rest rest rest rest')
  })

  it('shows what was sent in another way, and keeps what is changed after that', () => {
    const { planning } = plan()
    planning.add('stone')
    const sent = ['deal', 'ice', 'rest', 'rest', 'rest', 'rest'] as const
    planning.begin(7, 0, sent)
    expect(planning.text).toBe('program deal ice rest rest rest rest')
    planning.choose(0)
    planning.add('dirt')
    planning.begin(7, 0, sent)
    expect(planning.text).toBe('program dirt ice rest rest rest rest')
  })
})
