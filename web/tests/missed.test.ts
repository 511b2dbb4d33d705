import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noteSeen } from '../src/lib/seen.ts'
import { TableSession } from '../src/lib/table.svelte.ts'
import { FakeSocket, hello, item } from './fake-socket.ts'

/** What is told about each step shown: its version, the one before it, whether it was missed. */
type Shown = [version: number, before: number | undefined, missed: boolean]

function open(animate = true): { session: TableSession; shown: Shown[] } {
  const shown: Shown[] = []
  const session = new TableSession({
    id: 't1',
    lang: () => 'en',
    animate: () => animate,
    onshow: (one, before, missed) => shown.push([one.version, before?.version, missed]),
    onrefused: () => undefined,
    make: (url) => new FakeSocket(url),
  })
  session.open()
  return { session, shown }
}

const steps = [1, 2, 3, 4, 5].map((version) => item(version))

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.all = []
  localStorage.clear()
  noteSeen('t1', 1)
})
afterEach(() => vi.useRealTimers())

describe('steps that were missed', () => {
  it('are told as missed while they are played, so that nothing sounds', () => {
    const { shown } = open()
    FakeSocket.last.say(hello(5, steps))
    vi.advanceTimersByTime(9000)
    expect(shown.map(([version, , missed]) => [version, missed])).toEqual([
      [2, true],
      [3, true],
      [4, true],
      [5, true],
    ])
  })

  it('stay missed when they are cut short or not to be moved', () => {
    const { session, shown } = open()
    FakeSocket.last.say(hello(5, steps))
    session.skip()
    expect(shown.at(-1)).toEqual([5, 2, true])
    const calm = open(false)
    FakeSocket.last.say(hello(9, steps.concat([6, 7, 8, 9].map((version) => item(version)))))
    expect(calm.shown).toEqual([[9, 5, true]])
  })

  it('are over with the next step that happens', () => {
    const { shown } = open()
    FakeSocket.last.say(hello(5, steps))
    vi.advanceTimersByTime(9000)
    FakeSocket.last.say({ type: 'item', ...item(6) })
    expect(shown.at(-1)).toEqual([6, 5, false])
  })
})
