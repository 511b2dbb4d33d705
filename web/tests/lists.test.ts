import { describe, expect, it } from 'vitest'
import { asksMe, inOrder, isKeptForMe, isMyTurn, isReadyToStart, seated } from '../src/lib/lists.ts'
import type { Seat } from '../src/lib/wire.ts'
import { table } from './fake-socket.ts'

const ana: Seat = { seat: 0, kind: 'person', name: 'Ana', bot: null, you: false, here: true }
const me: Seat = { seat: 1, kind: 'person', name: 'Noor', bot: null, you: true, here: true }
const free: Seat = { seat: 1, kind: 'open', name: null, bot: null, you: false, here: false }
const kept: Seat = { ...free, name: 'Noor', you: true }
const open = { state: 'open', your_seats: [], to_act: [] } as const

describe('a table waits for me', () => {
  it('when it is my turn in a game that goes on', () => {
    expect(isMyTurn(table({ to_act: [0] }))).toBe(true)
    expect(isMyTurn(table({ to_act: [1] }))).toBe(false)
    expect(isMyTurn(table({ to_act: [0], state: 'over' }))).toBe(false)
  })

  it('when a seat is kept for me, not when it is free or kept for another', () => {
    const seats = (seat: Seat) => table({ ...open, your_seats: [], to_act: [], seats: [ana, seat] })
    expect(isKeptForMe(seats(kept))).toBe(true)
    expect(isKeptForMe(seats(free))).toBe(false)
    expect(isKeptForMe(seats({ ...kept, you: false }))).toBe(false)
    expect(isKeptForMe(seats(me))).toBe(false)
    expect(asksMe(seats(kept))).toBe(true)
  })

  it('when everybody is here and I start it by hand', () => {
    const full = { ...open, your_seats: [1], to_act: [], seats: [ana, me], by_hand: true }
    expect(isReadyToStart(table(full))).toBe(true)
    expect(isReadyToStart(table({ ...full, owner: false }))).toBe(false)
    expect(isReadyToStart(table({ ...full, seats: [ana, free] }))).toBe(false)
    expect(isReadyToStart(table({ ...full, by_hand: false }))).toBe(false)
  })
})

describe('the list of my tables', () => {
  it('has first what waits for me, then games, free seats and what is over, the latest first', () => {
    const over = table({ id: 'over', state: 'over', changed: 99 })
    const invite = table({ ...open, id: 'invite', your_seats: [0], to_act: [], changed: 98 })
    const theirs = table({ id: 'theirs', to_act: [1], changed: 3 })
    const later = table({ id: 'later', to_act: [1], changed: 4 })
    const offered = table({ ...open, id: 'offered', your_seats: [], to_act: [], seats: [ana, kept] })
    const mine = table({ id: 'mine', to_act: [0], changed: 1 })
    const ids = inOrder([over, invite, theirs, later, offered, mine]).map(({ id }) => id)
    expect(ids).toEqual(['mine', 'offered', 'later', 'theirs', 'invite', 'over'])
  })
})

describe('those who sit at a table', () => {
  it('are the people on its seats, without me and without who is only meant to come', () => {
    expect(seated(table({ seats: [ana, me] })).map(({ name }) => name)).toEqual(['Ana'])
    expect(seated(table({ seats: [ana, kept] })).map(({ name }) => name)).toEqual(['Ana'])
    expect(seated(table({ seats: [me, { ...kept, you: false }] }))).toEqual([])
  })
})
