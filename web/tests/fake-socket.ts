import { afterEach, beforeEach, expect, vi } from 'vitest'
import { waitBefore } from '../src/lib/net/heart.ts'
import type { Socket } from '../src/lib/net/live.ts'
import type { ChatMessage, ClientFrame, Item, ServerFrame, TableInfo } from '../src/lib/wire.ts'

/** A server that says what the test tells it to say. */
export class FakeSocket implements Socket {
  static all: FakeSocket[] = []

  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1)
    if (!socket) throw new Error('nobody connected')
    return socket
  }

  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: (() => void) | null = null
  readonly sent: ClientFrame[] = []
  readonly url: string
  closed = false

  constructor(url: string) {
    this.url = url
    FakeSocket.all.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientFrame)
  }

  close(): void {
    this.closed = true
  }

  say(frame: ServerFrame): void {
    this.onmessage?.({ data: JSON.stringify(frame) })
  }

  break(): void {
    this.onclose?.()
  }

  get since(): string | null {
    return new URL(this.url, 'ws://x').searchParams.get('since')
  }

  get acts(): Extract<ClientFrame, { type: 'act' }>[] {
    return this.sent.filter((frame) => frame.type === 'act')
  }
}

/** Every test of a file begins without sockets, and time passes only when it says so. */
export function freshSockets(): void {
  beforeEach(() => {
    vi.useFakeTimers()
    FakeSocket.all = []
  })
  afterEach(() => vi.useRealTimers())
}

/** The line breaks some times without a greeting in between: each next try comes later. */
export function breakAgainAndAgain(times: number): void {
  for (let tries = 0; tries < times; tries++) {
    FakeSocket.last.break()
    vi.advanceTimersByTime(waitBefore(tries) - 1)
    expect(FakeSocket.all).toHaveLength(tries + 1)
    vi.advanceTimersByTime(1)
    expect(FakeSocket.all).toHaveLength(tries + 2)
  }
}

export const item = (version: number, more: Partial<Item> = {}): Item => ({
  version,
  entry: { by: 1, do: `step ${version}`, t: version },
  told: [{ event: { event: 'step' }, text: `Step ${version}.` }],
  view: { at: version },
  legal: { '0': ['end'] },
  to_act: [0],
  awaited: [0],
  can_undo: {},
  outcome: null,
  prompt: 'Your turn.',
  ...more,
})

export const table = (more: Partial<TableInfo> = {}): TableInfo => ({
  id: 't1',
  game: 'nanga-parbat',
  options: {},
  state: 'playing',
  public: false,
  owner: true,
  secret: null,
  your_seats: [0],
  seats: [
    { seat: 0, kind: 'person', name: 'Ana', bot: null, you: true, here: true },
    { seat: 1, kind: 'person', name: 'Noor', bot: null, you: false, here: true },
  ],
  version: 0,
  to_act: [0],
  outcome: null,
  created: 0,
  changed: 0,
  ...more,
})

/** A line that the other player said. */
export const line = (number: number, text: string, more: Partial<ChatMessage> = {}): ChatMessage => ({
  number,
  seat: 1,
  name: 'Noor',
  text,
  said: 1.79e9 + number,
  you: false,
  ...more,
})

export const hello = (
  version: number,
  missed: Item[] = [],
): Extract<ServerFrame, { type: 'hello' }> => ({
  type: 'hello',
  table: table({ version }),
  now: item(version, { entry: null, told: [] }),
  missed,
  game: 'nanga-parbat',
})
