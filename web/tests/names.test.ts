import { describe, expect, it } from 'vitest'
import { seatName, tableNames } from '../src/lib/names.ts'
import type { Seat } from '../src/lib/wire.ts'

const t = (id: string, args: Record<string, unknown> = {}): string =>
  [id, ...Object.values(args)].join(' ')
const bot: Seat = { seat: 1, kind: 'bot', name: 'Computer', bot: 'greedy', you: false, here: true }
const me: Seat = { seat: 0, kind: 'person', name: 'Noor', bot: null, you: true, here: true }

describe('a computer player', () => {
  it('is called by its kind, in the language of whoever reads', () => {
    expect(seatName(bot, t)).toBe('bot-name greedy')
    expect(seatName({ ...bot, name: null }, t)).toBe('bot-name greedy')
    expect(tableNames({ seats: [me, bot], your_seats: [0] }, t)).toEqual(['you', 'bot-name greedy'])
  })

  it('has the number that the log gives it where there are several', () => {
    expect(seatName({ ...bot, name: 'Computer 2' }, t)).toBe('bot-name-numbered greedy 2')
  })

  it('keeps a name of its own, as an opened record may give it', () => {
    expect(seatName({ ...bot, name: 'Greedy' }, t)).toBe('Greedy')
    expect(seatName({ ...bot, name: 'Computer room' }, t)).toBe('Computer room')
  })

  it('that only plays on for somebody leaves them their name', () => {
    expect(seatName({ ...me, bot: 'greedy' }, t)).toBe('Noor')
  })
})
