import { describe, expect, it } from 'vitest'
import { translator } from '../../texts'
import { slotLine } from './captions'
import { rankings } from './influence'
import { orderLine, regionLines, trackLines, tracksLine, villageLines, villageName } from './say'
import { scene } from './scene'
import { statusOf } from './status'
import type { CounterView, HimalayaView } from './view'

const t = translator('en')
const NAMES = ['You', 'Rin', 'Tenzin', 'Ana']
const view = scene(false)

describe('what is heard of the map', () => {
  it('is what a village is, what lies there, and who stands there', () => {
    expect(villageName(view, 6, t)).toBe('6, monastery, level 3')
    expect(villageLines(view, 6, NAMES, t)).toEqual(['Empty.', 'Stupa: You.', 'Caravan: Ana.', 'Borders regions 1, 2, & 3.'])
    expect(villageLines(view, 8, NAMES, t)[0]).toBe('Goods: salt, 2 barley, & jade.')
    expect(villageLines(view, 5, NAMES, t)[0]).toBe(`Order: ${orderLine(view, 7, t)}.`)
  })

  it('is where the tracks of a village lead, with what lies on them', () => {
    const yeti: CounterView = { counter: 'yeti', villages: [3, 6], seat: 1 }
    expect(tracksLine({ ...view, counters: [yeti] }, 3, t)).toBe('Tracks: dirt to 4, ice to 6 (yeti), & stone to 1.')
    expect(trackLines({ ...view, counters: [yeti] }, '3-6', t)).toHaveLength(2)
    expect(trackLines(view, '3-20', t)).toEqual([])
  })

  it('is who has delegations in a region, and who leads', () => {
    expect(regionLines(view, 1, NAMES, t)).toEqual(['Delegations: 2 of You.', 'Alone in the lead: You.'])
    expect(regionLines(view, 5, NAMES, t)).toEqual(['No delegations yet.'])
  })
})

describe('what a slot brings', () => {
  it('is said in a word or two', () => {
    expect(slotLine('dirt', { event: 'moved', village: 7 }, t)).toBe('to 7')
    expect(slotLine('deal', { event: 'collected', good: 'tea' }, t)).toBe('tea')
    expect(slotLine('deal', { event: 'collected', good: '' }, t)).toBe('a good')
    expect(slotLine('deal', { event: 'lost', reason: 'lacking' }, t)).toBe('lacking')
    expect(slotLine('ice', null, t)).toBe('')
  })
})

describe('what all may know of the players', () => {
  it('is who is ready while programmes are made', () => {
    const committed = (who: boolean | null): HimalayaView => ({
      ...view,
      players: view.players.map((one) => ({ ...one, committed: who })),
    })
    expect(statusOf(committed(true), 1)).toBe('ready')
    expect(statusOf(committed(false), 1)).toBe('planning')
    expect(statusOf(committed(null), 1)).toBeNull()
  })

  it('leaves out the yaks behind a screen', () => {
    const players = view.players.map((one, seat) => ({ ...one, religion: seat, yaks: seat === 2 ? 9 : null }))
    const [religion, , economy] = rankings({ ...view, players })
    expect(religion?.rows.map(({ seat }) => seat)).toEqual([3, 2, 1, 0])
    expect(economy?.rows).toEqual([{ seat: 2, value: 9, spare: null }])
    expect(economy?.hidden).toEqual([0, 1, 3])
  })
})
