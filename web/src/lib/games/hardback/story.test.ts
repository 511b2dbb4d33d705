import { describe, expect, it } from 'vitest'
import { translator } from '../../texts'
import type { GameEvent } from '../../wire'
import { NOTHING, follow } from './running'
import { story } from './story'

const t = translator('en')
const told = (...events: GameEvent[]) => events.map((event) => ({ event, text: event.event }))

const word = [
  { event: 'word_submitted', seat: 1, word: 'GRAVE' },
  { event: 'word_accepted', seat: 1, word: 'GRAVE', unused: 0 },
  { event: 'earned', seat: 1, card: 'STA-A', coins: 1, points: 0 },
  { event: 'earned', seat: 1, card: 'HOR-G4', coins: 0, points: 2 },
]

describe('the log', () => {
  it('tells a word with what it brought', () => {
    expect(story(word, t)).toEqual({ symbol: null, text: 'GRAVE 1¢ 2★' })
  })

  it('tells what somebody did before what it brought', () => {
    const events = [
      { event: 'earned', seat: 0, card: 'STA-A', coins: 2 },
      { event: 'trashed', seat: 0, card: 'ROM-B3', coins: 2, points: 0 },
    ]
    expect(story(events, t)).toEqual({ symbol: null, text: 'trashes B' })
  })

  it('says itself whom it is about where that need not be who acted', () => {
    const taken = { event: 'penny_took', card: 'ROM-B3', points: 3 }
    expect(story([taken, { event: 'turn_began', seat: 1 }], t)).toMatchObject({ whole: true, seat: null })
    expect(story([{ event: 'word_rejected', seat: 1, word: 'GRAVE' }], t)).toMatchObject({ whole: true, seat: 1 })
  })

  it('is silent about what happens by itself', () => {
    expect(story([{ event: 'dealt', card: 'ADV-K9' }, { event: 'turn_began', seat: 0, round: 2 }], t)).toBe('quiet')
    expect(story([{ event: 'never_heard_of' }], t)).toBeNull()
  })
})

describe('the running line of the turn', () => {
  it('goes on through a turn and begins anew with the next', () => {
    let line = follow(NOTHING, told(...word), t)
    line = follow(line, told({ event: 'bought', seat: 1, card: 'ROM-V3', cost: 3 }), t)
    expect(line).toEqual({ seat: 1, parts: ['GRAVE 1¢ 2★', 'buys V, cost 3'] })
    line = follow(line, told({ event: 'turn_began', seat: 0, round: 2 }), t)
    expect(line.parts).toHaveLength(2)
    line = follow(line, told({ event: 'turn_skipped', seat: 0 }), t)
    expect(line).toEqual({ seat: 0, parts: ['skips the turn'] })
  })
})
