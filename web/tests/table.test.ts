import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noteSeen, seenVersion } from '../src/lib/seen.ts'
import { TableSession } from '../src/lib/table.svelte.ts'
import { FakeSocket, hello, item, table } from './fake-socket.ts'

function open(animate = true) {
  const shown: number[] = []
  const refused: string[] = []
  const session = new TableSession({
    id: 't1',
    lang: () => 'en',
    animate: () => animate,
    onshow: (one) => shown.push(one.version),
    onrefused: (message) => refused.push(message),
    make: (url) => new FakeSocket(url),
  })
  session.open()
  return { session, shown, refused }
}

const steps = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => item(from + at))

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.all = []
  localStorage.clear()
})
afterEach(() => vi.useRealTimers())

describe('a first visit', () => {
  it('shows the present and keeps the steps before for the log', () => {
    const { session } = open()
    expect(FakeSocket.last.since).toBe('0')
    expect(FakeSocket.last.url).toContain('lang=en')
    FakeSocket.last.say(hello(5, steps(1, 5)))
    expect(session.shown?.version).toBe(5)
    expect(session.steps.map((one) => one.version)).toEqual([1, 2, 3, 4, 5])
    expect(session.steps.at(-1)?.told[0]?.text).toBe('Step 5.')
    expect(session.catching).toBe(false)
    expect(session.legal).toEqual(['end'])
    expect(seenVersion('t1')).toBe(5)
  })
})

describe('coming back', () => {
  it('plays what was missed, one step after the other', () => {
    noteSeen('t1', 2)
    const { session, shown } = open()
    FakeSocket.last.say(hello(5, steps(1, 5)))
    expect(session.catching).toBe(true)
    expect(session.shown?.version).toBe(3)
    expect(session.told.map((one) => one.version)).toEqual([1, 2, 3])
    expect(session.legal).toEqual([])
    vi.advanceTimersByTime(5000)
    expect(shown).toEqual([3, 4, 5])
    expect(session.catching).toBe(false)
    expect(session.legal).toEqual(['end'])
  })

  it('can be cut short', () => {
    noteSeen('t1', 1)
    const { session } = open()
    FakeSocket.last.say(hello(9, steps(1, 9)))
    session.skip()
    expect(session.shown?.version).toBe(9)
    expect(session.catching).toBe(false)
    expect(session.legal).toEqual(['end'])
  })

  it('shows only the last step to those who want no movement', () => {
    noteSeen('t1', 1)
    const { session } = open(false)
    FakeSocket.last.say(hello(9, steps(1, 9)))
    expect(session.shown?.version).toBe(9)
  })
})

describe('in play', () => {
  it('shows the steps of others at a pace, and the own one at once', async () => {
    const { session, refused } = open()
    FakeSocket.last.say(hello(1, steps(1, 1)))
    FakeSocket.last.say({ type: 'item', ...item(2) })
    FakeSocket.last.say({ type: 'item', ...item(3) })
    expect(session.shown?.version).toBe(2)
    const said = session.act('end')
    expect(session.sending).toBe('end')
    FakeSocket.last.say({ type: 'item', ...item(4, { entry: { by: 0, do: 'end' } }) })
    expect(session.shown?.version).toBe(4)
    const id = FakeSocket.last.acts[0]?.id ?? ''
    FakeSocket.last.say({ type: 'accepted', id, version: 4 })
    await said
    expect(session.sending).toBeNull()
    expect(refused).toEqual([])
  })

  it('shows why something was refused', async () => {
    const { session, refused } = open()
    FakeSocket.last.say(hello(1))
    const said = session.act('trap 1-1')
    const id = FakeSocket.last.acts[0]?.id ?? ''
    const message = 'Camps cannot be moved.'
    FakeSocket.last.say({ type: 'refused', id, code: 'x', data: {}, message, version: 1 })
    await said
    expect(refused).toEqual([message])
  })

  it('says that it is offline only after a while', () => {
    const { session } = open()
    FakeSocket.last.say(hello(1))
    FakeSocket.last.break()
    vi.advanceTimersByTime(400)
    expect(session.offline).toBe(false)
    vi.advanceTimersByTime(1200)
    expect(session.offline).toBe(true)
    FakeSocket.last.say(hello(1))
    expect(session.offline).toBe(false)
  })

  it('acts for the seat that is waited for, before one that may do something out of turn', () => {
    const { session } = open()
    FakeSocket.last.say({ type: 'table', table: table({ your_seats: [0, 1] }) })
    FakeSocket.last.say({
      type: 'hello',
      table: table({ your_seats: [0, 1] }),
      now: item(1, {
        to_act: [0, 1],
        awaited: [1],
        legal: { '0': ['ink'], '1': ['skip'] },
        forms: { '1': [{ form: 'word' }] },
      }),
      missed: [],
      game: 'hardback',
    })
    expect(session.seat).toBe(1)
    expect(session.awaited).toBe(true)
    expect(session.forms).toEqual([{ form: 'word' }])
  })

  it('tries things out, asks, and hears what others put together', async () => {
    const { session } = open()
    FakeSocket.last.say(hello(1, []))
    const tried = session.try('word STA-A STA-T')
    const { id } = FakeSocket.last.sent.at(-1) as { id: string }
    FakeSocket.last.say({ type: 'tried', id, version: 1, refused: null, preview: { form: 'word' } })
    expect((await tried)?.preview).toEqual({ form: 'word' })
    const asked = session.ask('at')
    const { id: second } = FakeSocket.last.sent.at(-1) as { id: string }
    FakeSocket.last.say({ type: 'answer', id: second, answer: { listed: true } })
    expect(await asked).toEqual({ listed: true })
    FakeSocket.last.say({ type: 'shown', seat: 1, laid: ['STA-A'] })
    expect(session.laid).toEqual({ seat: 1, laid: ['STA-A'] })
  })

  it('acts for the seat that is asked, of several at one screen', () => {
    const { session } = open()
    FakeSocket.last.say({ type: 'table', table: table({ your_seats: [0, 1] }) })
    FakeSocket.last.say({
      type: 'hello',
      table: table({ your_seats: [0, 1] }),
      now: item(1, { to_act: [1], awaited: [1], legal: { '1': ['guide 1'] }, can_undo: { '0': 1 } }),
      missed: [],
      game: 'nanga-parbat',
    })
    expect(session.seat).toBe(1)
    expect(session.legal).toEqual(['guide 1'])
    expect(session.canUndo).toBe(1)
    void session.undo()
    expect(FakeSocket.last.acts.at(-1)).toMatchObject({ seat: 0, do: 'undo 1' })
    session.at = 0
    expect(session.legal).toEqual([])
    expect(session.canUndo).toBeNull()
  })
})
