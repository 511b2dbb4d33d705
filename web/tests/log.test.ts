import { describe, expect, it } from 'vitest'
import { logLines } from '../src/lib/log.ts'
import { translator } from '../src/lib/texts.ts'
import type { GameEvent } from '../src/lib/wire.ts'
import { item } from './fake-socket.ts'

const step = (version: number, by: number, ...events: GameEvent[]) =>
  item(version, {
    entry: { by, do: 'x' },
    told: events.map((event) => ({ event, text: `Sentence about ${event.event}.` })),
  })

describe('the log of a game that tells much in one step', () => {
  it('has a line for each thing that was told, and counts months', () => {
    const steps = [
      step(1, 0, { event: 'turn_began', turn: 3, seat: 0 }),
      step(
        2,
        1,
        { event: 'revealed' },
        { event: 'moved', seat: 0 },
        { event: 'rested', seat: 1 },
        { event: 'collected', seat: 1 },
      ),
    ]
    const lines = logLines('himalaya', steps, translator('en'))
    expect(lines.map(({ turn, version, seat, text }) => [turn, version, seat, text])).toEqual([
      [3, 2, 1, 'Sentence about collected.'],
      [3, 2, 0, 'Sentence about moved.'],
    ])
    expect(new Set(lines.map(({ version, part }) => `${version} ${part}`)).size).toBe(2)
  })
})

describe('the log', () => {
  const steps = [
    step(1, 1, { event: 'guide_placed', seat: 1, region: 3 }),
    step(
      2,
      0,
      { event: 'trapped', seat: 0, section: '3-2', animal: 'panda' },
      { event: 'points_scored', seat: 0, points: 1, reason: 'panda' },
      { event: 'guide_moved', seat: 0, region: 2, by_yak: false },
    ),
    step(3, 0, { event: 'turn_ended', seat: 0 }),
    step(
      4,
      1,
      { event: 'camps_built', seat: 1, spot: '3', sections: ['1-1', '1-2', '1-3'] },
      { event: 'points_scored', seat: 1, points: 4, reason: 'camps' },
    ),
    step(5, 1, { event: 'turn_ended', seat: 1 }, { event: 'game_over' }),
  ]

  it('is short, newest first, and leaves out what tells nothing', () => {
    const lines = logLines('nanga-parbat', steps, translator('en'))
    expect(lines.map(({ turn, seat, text, points }) => [turn, seat, text, points])).toEqual([
      [2, 1, 'Sentence about turn_ended. Sentence about game_over.', 0],
      [2, 1, '3 camps built', 4],
      [1, 0, 'Red Panda at 3-2, guide to 2', 1],
      [1, 1, 'Guide begins in 3', 0],
    ])
    expect(lines.map(({ symbol }) => symbol)).toEqual([null, 'cp-1', 'an-P', 'guide'])
  })

  it('forgets what was taken back', () => {
    const back = step(6, 1, { event: 'undone', seat: 1, entry: 3 })
    const again = step(7, 1, { event: 'resigned', seat: 1 })
    const lines = logLines('nanga-parbat', [...steps, back, again], translator('en'))
    expect(lines.map(({ version, turn, text }) => [version, turn, text])).toEqual([
      [7, 2, 'Resigned'],
      [6, 2, 'Taken back'],
      [2, 1, 'Red Panda at 3-2, guide to 2'],
      [1, 1, 'Guide begins in 3'],
    ])
  })

  it('remembers who gave up and who sits where: nobody takes that back', () => {
    const gaveUp = { ...step(6, 1, { event: 'resigned', seat: 1 }), entry: { by: 1, do: 'resign' } }
    const away = { ...step(7, 0, { event: 'stood_in', seat: 0 }), entry: { by: 'table' as const, do: 'seat 0 bot easy' } }
    const back = step(8, 0, { event: 'undone', seat: 0, entry: 1 })
    const lines = logLines('nanga-parbat', [...steps, gaveUp, away, back], translator('en'))
    expect(lines.map(({ version }) => version)).toEqual([8, 7, 6, 1])
  })

  it('of a game without a telling of its own is the server’s', () => {
    const lines = logLines('other', steps.slice(0, 1), translator('en'))
    expect(lines[0]?.text).toBe('Sentence about guide_placed.')
    expect(lines[0]?.whole).toBe(true)
  })

  it('says of each line whether it tells itself whom it is about', () => {
    const bought = step(1, 0, { event: 'bought', seat: 0, card: 'ROM-V3', cost: 3 })
    const penny = step(2, 0, { event: 'penny_took', card: 'ADV-K9', points: 9 })
    const lines = logLines('hardback', [bought, penny], translator('en'))
    expect(lines.map(({ whole, seat }) => [whole, seat])).toEqual([
      [true, null],
      [false, 0],
    ])
  })
})
