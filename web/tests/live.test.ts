import { describe, expect, it, vi } from 'vitest'
import { waitBefore } from '../src/lib/net/heart.ts'
import { Live, type LinkState } from '../src/lib/net/live.ts'
import type { Item } from '../src/lib/wire.ts'
import { FakeSocket, breakAgainAndAgain, freshSockets, hello, item, line, table } from './fake-socket.ts'

function start(since: number | null = null) {
  const seen: number[] = []
  const missed: number[] = []
  const states: LinkState[] = []
  const chat: string[] = []
  let ids = 0
  const live = new Live(
    {
      url: (from) => (from === null ? '/live' : `/live?since=${from}`),
      make: (url) => new FakeSocket(url),
      since,
      id: () => `c${++ids}`,
    },
    {
      onstate: (state) => states.push(state),
      ontable: () => undefined,
      onhello: (_: Item | null, news) => missed.push(...news.map((one) => one.version)),
      onitem: (one) => seen.push(one.version),
      onchat: (lines) => chat.splice(0, chat.length, ...lines.map((line) => line.text)),
      onmessage: (line) => chat.push(line.text),
    },
  )
  live.connect()
  return { live, seen, missed, states, chat }
}

freshSockets()

describe('connecting', () => {
  it('asks for everything at first and is open after the greeting', () => {
    const { states } = start()
    expect(FakeSocket.last.since).toBeNull()
    FakeSocket.last.say(hello(3))
    expect(states).toEqual(['connecting', 'open'])
  })

  it('reconnects with the last version it saw', () => {
    const { seen, states } = start()
    FakeSocket.last.say(hello(3))
    FakeSocket.last.say({ type: 'item', ...item(4) })
    FakeSocket.last.break()
    expect(states.at(-1)).toBe('lost')
    vi.advanceTimersByTime(waitBefore(0))
    expect(FakeSocket.all).toHaveLength(2)
    expect(FakeSocket.last.since).toBe('4')
    FakeSocket.last.say(hello(6, [item(5), item(6)]))
    expect(states.at(-1)).toBe('open')
    expect(seen).toEqual([4])
  })

  it('waits longer with every try and begins again after a greeting', () => {
    start()
    breakAgainAndAgain(3)
    FakeSocket.last.say(hello(1))
    FakeSocket.last.break()
    vi.advanceTimersByTime(waitBefore(0))
    expect(FakeSocket.all).toHaveLength(5)
    expect(waitBefore(20)).toBe(8000)
  })

  it('tries at once when the network is back', () => {
    const { live } = start()
    FakeSocket.last.break()
    live.nudge()
    expect(FakeSocket.all).toHaveLength(2)
    vi.advanceTimersByTime(waitBefore(0))
    expect(FakeSocket.all).toHaveLength(2)
  })

  it('gives a silent connection up', () => {
    const { states } = start()
    FakeSocket.last.say(hello(1))
    const first = FakeSocket.last
    vi.advanceTimersByTime(20_000)
    expect(first.sent).toEqual([{ type: 'ping' }])
    first.say({ type: 'pong' })
    vi.advanceTimersByTime(20_000)
    expect(states.at(-1)).toBe('open')
    vi.advanceTimersByTime(8_000)
    expect(states.at(-1)).toBe('lost')
    expect(first.closed).toBe(true)
  })

  it('reconnects after a restart and leaves the table to another window', () => {
    const { states } = start()
    FakeSocket.last.say(hello(1))
    FakeSocket.last.say({ type: 'bye', reason: 'restart' })
    vi.advanceTimersByTime(waitBefore(0))
    expect(FakeSocket.all).toHaveLength(2)
    FakeSocket.last.say(hello(1))
    FakeSocket.last.say({ type: 'bye', reason: 'elsewhere' })
    vi.advanceTimersByTime(60_000)
    expect(states.at(-1)).toBe('elsewhere')
    expect(FakeSocket.all).toHaveLength(2)
  })

  it('says nothing more after it was closed', () => {
    const { live, seen } = start()
    const socket = FakeSocket.last
    socket.say(hello(1))
    live.close()
    socket.say({ type: 'item', ...item(2) })
    socket.break()
    vi.advanceTimersByTime(60_000)
    expect(seen).toEqual([])
    expect(FakeSocket.all).toHaveLength(1)
  })
})

describe('versions', () => {
  it('tells each only once', () => {
    const { seen, missed } = start()
    FakeSocket.last.say(hello(3))
    for (const version of [4, 4, 3, 5]) FakeSocket.last.say({ type: 'item', ...item(version) })
    FakeSocket.last.break()
    vi.advanceTimersByTime(waitBefore(0))
    FakeSocket.last.say(hello(6, [item(4), item(5), item(6), item(6)]))
    FakeSocket.last.say({ type: 'item', ...item(6) })
    expect(seen).toEqual([4, 5])
    expect(missed).toEqual([6])
  })

  it('believes a server that knows less', () => {
    const { seen } = start()
    FakeSocket.last.say(hello(9))
    FakeSocket.last.break()
    vi.advanceTimersByTime(waitBefore(0))
    FakeSocket.last.say(hello(2))
    FakeSocket.last.say({ type: 'item', ...item(3) })
    expect(seen).toEqual([3])
  })

  it('leaves out what is no frame', () => {
    const { seen } = start()
    FakeSocket.last.say(hello(1))
    FakeSocket.last.onmessage?.({ data: 'nonsense' })
    FakeSocket.last.say({ type: 'table', table: table() })
    expect(seen).toEqual([])
  })
})

describe('commands', () => {
  it('are answered', async () => {
    const { live } = start()
    FakeSocket.last.say(hello(3))
    const said = live.act(0, 'trap 2-4')
    expect(FakeSocket.last.acts).toEqual([
      { type: 'act', id: 'c1', version: 3, seat: 0, do: 'trap 2-4' },
    ])
    FakeSocket.last.say({ type: 'accepted', id: 'c1', version: 4 })
    FakeSocket.last.say({ type: 'accepted', id: 'c1', version: 4 })
    expect(await said).toMatchObject({ ok: true })
    expect(live.unanswered).toBe(0)
  })

  it('bring the sentence of a refusal', async () => {
    const { live } = start()
    FakeSocket.last.say(hello(3))
    const why = live.why(0, 'trap 4-1')
    const message = 'The guide is elsewhere.'
    FakeSocket.last.say({ type: 'refused', id: 'c1', code: 'x', data: {}, message, version: 3 })
    expect(await why).toEqual({ ok: false, code: 'x', message })
  })

  it('are sent again under the same id until they are answered', async () => {
    const { live } = start()
    FakeSocket.last.say(hello(3))
    const said = live.act(0, 'end')
    const first = FakeSocket.last.acts[0]
    FakeSocket.last.break()
    vi.advanceTimersByTime(waitBefore(0))
    expect(FakeSocket.last.acts).toEqual([])
    FakeSocket.last.say(hello(4, [item(4)]))
    expect(FakeSocket.last.acts).toEqual([first])
    FakeSocket.last.say({ type: 'accepted', id: 'c1', version: 4 })
    expect(await said).toMatchObject({ ok: true })
    FakeSocket.last.break()
    vi.advanceTimersByTime(waitBefore(0))
    FakeSocket.last.say(hello(4))
    expect(FakeSocket.last.acts).toEqual([])
  })

  it('wait while there is no connection', () => {
    const { live } = start()
    void live.act(0, 'end')
    expect(FakeSocket.last.sent).toEqual([])
    FakeSocket.last.say(hello(0))
    expect(FakeSocket.last.acts.map((act) => act.do)).toEqual(['end'])
  })

  it('of every other kind, too, are sent again until they are answered', async () => {
    const { live } = start()
    FakeSocket.last.say(hello(3))
    const all = [
      live.propose(0, 'undo'),
      live.reply('p7', true),
      live.say('Well played'),
      live.comeBack(0),
    ]
    const frames = [
      { type: 'propose', id: 'c1', seat: 0, what: 'undo' },
      { type: 'reply', id: 'c2', proposal: 'p7', agree: true },
      { type: 'say', id: 'c3', text: 'Well played' },
      { type: 'return', id: 'c4', seat: 0 },
    ]
    expect(FakeSocket.last.sent).toEqual(frames)
    FakeSocket.last.say({ type: 'accepted', id: 'c1', version: 3 })
    FakeSocket.last.break()
    vi.advanceTimersByTime(waitBefore(0))
    FakeSocket.last.say(hello(3))
    expect(FakeSocket.last.sent).toEqual(frames.slice(1))
    for (const { id } of frames) FakeSocket.last.say({ type: 'accepted', id, version: 3 })
    expect((await Promise.all(all)).every(({ ok }) => ok)).toBe(true)
    expect(live.unanswered).toBe(0)
  })

  it('end with the channel', async () => {
    const { live } = start()
    const said = live.act(0, 'end')
    live.close()
    expect(await said).toMatchObject({ ok: false, code: 'client.closed' })
  })
})

describe('the chat', () => {
  it('comes with the greeting, line by line after it, and whole again after an absence', () => {
    const { chat } = start()
    FakeSocket.last.say({ ...hello(1), chat: [line(1, 'Hello')] })
    FakeSocket.last.say({ type: 'message', ...line(2, 'Good luck') })
    expect(chat).toEqual(['Hello', 'Good luck'])
    FakeSocket.last.break()
    vi.advanceTimersByTime(waitBefore(0))
    FakeSocket.last.say({ ...hello(1), chat: [line(2, 'Good luck'), line(3, 'Thanks')] })
    expect(chat).toEqual(['Good luck', 'Thanks'])
  })
})
