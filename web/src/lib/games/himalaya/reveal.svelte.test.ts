import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameEvent, Told } from '../../wire'
import { fold } from './fold'
import { frames, lastMonth, PACES, Reveal, type Frame } from './reveal.svelte'
import { scene } from './scene'
import type { HimalayaView } from './view'

const view = scene(false)
const told = (...events: GameEvent[]): Told[] => events.map((event, at) => ({ event, text: `${at} ${event.event}` }))
const MONTH = told(
  { event: 'revealed', programmes: view.players.map(() => ['rest', 'rest', 'rest', 'rest', 'rest', 'rest']) },
  { event: 'moved', seat: 0, slot: 1, kind: 'stone', origin: 10, village: 11 },
  { event: 'rested', seat: 1, slot: 1 },
  { event: 'collected', seat: 0, slot: 2, village: 11, good: 'salt', market: false },
)

describe('what was told, as the table after it', () => {
  it('lets a caravan walk and take goods', () => {
    const after = MONTH.reduce((now, { event }) => fold(now, event), view)
    expect(after.players[0]?.caravan?.village).toBe(11)
    expect(after.villages.find(({ number }) => number === 11)?.goods.salt).toBe(0)
  })

  it('gives goods to a player whose screen is open, and leaves others unknown', () => {
    const open = { ...view, players: view.players.map((one, seat) => (seat === 0 ? { ...one, goods: { salt: 1 } } : one)) }
    const taken = (seat: number) => fold(open, { event: 'collected', seat, slot: 1, village: 11, good: 'salt' })
    expect(taken(0).players[0]?.goods).toEqual({ salt: 2 })
    expect(taken(1).players[1]?.goods).toBeNull()
  })

  it('weighs religion and politics by what lies on the map', () => {
    const stupa = fold(view, { event: 'offering_made', seat: 2, village: 11, level: 3 })
    expect(stupa.players[2]?.religion).toBe(2 + 3)
    const sent = fold(view, { event: 'delegations_sent', seat: 2, village: 9, regions: [5, 5, 2] })
    expect(sent.regions.find(({ number }) => number === 5)?.leader).toBe(2)
    expect(sent.players[2]?.politics).toBe(1)
  })

  it('takes an order away when it is kept or goes back', () => {
    const bartered = fold(view, { event: 'bartered', seat: 0, village: 5, order: 7, yaks: 3 })
    expect(bartered.villages.find(({ number }) => number === 5)?.order).toBeNull()
  })

  it('holds a caravan on the snowstorm counter', () => {
    const stormy = fold(view, { event: 'storm_entered', seat: 0, slot: 1, kind: 'stone', origin: 10, village: 11 })
    expect(stormy.players[0]?.caravan).toMatchObject({ village: 10, ahead: 11 })
  })
})

describe('the last month, from the steps of the game', () => {
  const after = (from: HimalayaView, what: readonly Told[]): HimalayaView => what.reduce((now, { event }) => fold(now, event), from)
  const before = told({ event: 'order_placed', village: 11, order: 3 })
  const later = told({ event: 'bartered', seat: 0, village: 11, order: 3, yaks: 2 }, { event: 'turn_began', turn: 8, seat: 1 })
  const plan = told({ event: 'committed', seat: 1 })
  const first = { view: after(view, before), told: before }
  const second = { view: after(first.view, MONTH), told: [...plan, ...MONTH] }
  const third = { view: after(second.view, later), told: later }
  const fourth = { view: third.view, told: plan }

  it('is what was shown as it happened', () => {
    const steps = [{ view, told: [] }, first, second, third, fourth]
    const live: Frame[] = []
    for (const [at, step] of steps.entries()) live.push(...frames(steps[at - 1]?.view ?? view, step.told))
    const month = lastMonth(steps)
    expect(month.map(({ event }) => event.event)).toEqual(['revealed', 'moved', 'collected', 'bartered', 'turn_began'])
    expect(month).toEqual(live.slice(-month.length))
  })

  it('is the newest of several, and nothing before the first', () => {
    const again = { view: after(fourth.view, MONTH), told: MONTH }
    expect(lastMonth([{ view, told: [] }, first, second, third, again])).toEqual(frames(third.view, MONTH))
    expect(lastMonth([{ view, told: [] }, first])).toEqual([])
    expect(lastMonth([])).toEqual([])
  })
})

describe('a month that unrolls', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('shows one thing after the other, but no rests', () => {
    expect(frames(view, MONTH).map(({ event }) => event.event)).toEqual(['revealed', 'moved', 'collected'])
    const reveal = new Reveal()
    reveal.feed(view, [], true)
    reveal.feed(view, MONTH, true)
    expect(reveal.frame?.event.event).toBe('revealed')
    expect(reveal.ahead).toBe(2)
    vi.advanceTimersByTime(PACES[1])
    expect(reveal.frame?.event.event).toBe('moved')
    expect(reveal.ahead).toBe(1)
    expect(reveal.frame?.view.players[0]?.caravan?.village).toBe(11)
    vi.advanceTimersByTime(2 * PACES[1])
    expect(reveal.playing).toBe(false)
  })

  it('can be paused, gone through step by step, and left', () => {
    const reveal = new Reveal()
    reveal.feed(view, [], true)
    reveal.feed(view, MONTH, true)
    reveal.pause()
    vi.advanceTimersByTime(20 * PACES[0])
    expect(reveal.frame?.event.event).toBe('revealed')
    reveal.step()
    expect(reveal.frame?.event.event).toBe('moved')
    reveal.pause()
    vi.advanceTimersByTime(PACES[1])
    expect(reveal.frame?.event.event).toBe('collected')
    reveal.stop()
    expect(reveal.frame).toBeNull()
  })

  it('waits for every step where nothing is to move by itself', () => {
    const reveal = new Reveal()
    reveal.feed(view, [], false)
    reveal.feed(view, MONTH, false)
    expect(reveal.playing).toBe(false)
    reveal.again(frames(view, MONTH), false)
    vi.advanceTimersByTime(20 * PACES[0])
    expect(reveal.frame?.event.event).toBe('revealed')
    reveal.step()
    expect(reveal.frame?.event.event).toBe('moved')
  })

  it('is left for what happens meanwhile where nothing is to move by itself', () => {
    const reveal = new Reveal()
    reveal.feed(view, [], false)
    reveal.feed(view, MONTH, false)
    reveal.again(frames(view, MONTH), false)
    reveal.feed(view, told({ event: 'committed', seat: 1 }), false)
    expect(reveal.playing).toBe(true)
    reveal.feed(view, told({ event: 'goods_placed', village: 3, goods: ['tea'] }), false)
    expect(reveal.playing).toBe(false)
  })

  it('keeps the pace that was chosen for the next table', () => {
    const reveal = new Reveal()
    reveal.faster()
    expect(new Reveal().pace).toBe(2)
    reveal.faster()
    reveal.faster()
    expect(reveal.pace).toBe(1)
  })

  it('goes on with what is told meanwhile', () => {
    const reveal = new Reveal()
    reveal.feed(view, [], true)
    reveal.feed(view, MONTH, true)
    reveal.feed(view, told({ event: 'goods_placed', village: 3, goods: ['tea'] }), true)
    vi.advanceTimersByTime(3 * PACES[1])
    expect(reveal.frame?.event.event).toBe('goods_placed')
    expect(reveal.frame?.view.villages.find(({ number }) => number === 3)?.goods.tea).toBe(1)
  })

  it('keeps the log back until it is shown, and not when it is shown again', () => {
    const reveal = new Reveal()
    reveal.feed(view, [], true)
    reveal.feed(view, MONTH, true)
    reveal.stop()
    expect(reveal.ahead).toBe(0)
    reveal.again(frames(view, MONTH), true)
    expect(reveal.frame?.event.event).toBe('revealed')
    expect(reveal.ahead).toBe(0)
  })
})
