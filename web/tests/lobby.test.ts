import { describe, expect, it, vi } from 'vitest'
import { waitBefore } from '../src/lib/net/heart.ts'
import { LobbyLive, LOOK_AGAIN } from '../src/lib/net/lobby.ts'
import type { Lobby } from '../src/lib/wire.ts'
import { FakeSocket, breakAgainAndAgain, freshSockets, table } from './fake-socket.ts'

const lists = (...ids: string[]): Lobby => ({
  mine: ids.map((id) => table({ id })),
  open: [],
  watch: [],
})

function start() {
  const told: string[] = []
  const page = { hidden: false }
  const ask = vi.fn(() => Promise.resolve(lists('asked')))
  const live = new LobbyLive({
    make: () => new FakeSocket('/api/lobby/live'),
    ask,
    tell: (lobby) => told.push(...lobby.mine.map(({ id }) => id)),
    hidden: () => page.hidden,
  })
  live.start()
  return { live, told, page, ask }
}

const say = (lobby: Lobby) => FakeSocket.last.onmessage?.({ data: JSON.stringify({ type: 'lobby', lobby }) })

freshSockets()

describe('the lobby', () => {
  it('is shown as the server tells it, and not asked for', async () => {
    const { told, ask } = start()
    say(lists('a'))
    say(lists('a', 'b'))
    expect(told).toEqual(['a', 'a', 'b'])
    await vi.advanceTimersByTimeAsync(15_000)
    expect(ask).not.toHaveBeenCalled()
  })

  it('is asked for while there is no connection, and no longer once there is', async () => {
    const { told, ask } = start()
    FakeSocket.last.break()
    for (let tries = 1; tries < 6; tries++) {
      await vi.advanceTimersByTimeAsync(waitBefore(tries - 1))
      FakeSocket.last.break()
    }
    expect(told).toEqual(['asked'])
    await vi.advanceTimersByTimeAsync(waitBefore(5))
    say(lists('a'))
    ask.mockClear()
    await vi.advanceTimersByTimeAsync(LOOK_AGAIN + 5000)
    expect(ask).not.toHaveBeenCalled()
    expect(told.at(-1)).toBe('a')
  })

  it('waits longer with every try to connect', () => {
    start()
    breakAgainAndAgain(3)
  })

  it('rests while the page is hidden', async () => {
    const { live, page, ask } = start()
    say(lists('a'))
    page.hidden = true
    live.turned()
    expect(FakeSocket.last.closed).toBe(true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ask).not.toHaveBeenCalled()
    expect(FakeSocket.all).toHaveLength(1)
    page.hidden = false
    live.turned()
    expect(FakeSocket.all).toHaveLength(2)
  })

  it('notices a connection that has gone silent', () => {
    start()
    say(lists('a'))
    vi.advanceTimersByTime(20_000)
    expect(FakeSocket.last.sent).toEqual([{ type: 'ping' }])
    vi.advanceTimersByTime(8_000 + waitBefore(0))
    expect(FakeSocket.all).toHaveLength(2)
  })

  it('is over when the page is left', async () => {
    const { live, ask } = start()
    FakeSocket.last.break()
    live.stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(FakeSocket.all).toHaveLength(1)
    expect(ask).not.toHaveBeenCalled()
  })
})
