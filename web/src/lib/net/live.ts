/**
 * The live channel of one table: connects, connects again with what was seen last, sends what was
 * not answered once more under the same id, and tells a version only once.
 */
import type {
  ChatMessage,
  ClientFrame,
  Item,
  Proposal,
  SeatIndex,
  ServerFrame,
  TableInfo,
} from '../wire'
import { Heart, waitBefore } from './heart'

export type LinkState = 'connecting' | 'open' | 'lost' | 'elsewhere' | 'closed'

export interface Answer {
  ok: boolean
  code: string | null
  /** A sentence to show when the answer is no. */
  message: string
  /** What was asked for, where more than yes or no is said. */
  told?: ServerFrame
}

/** The part of WebSocket that is used here; tests hand in their own. */
export interface Socket {
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: (() => void) | null
  send(text: string): void
  close(): void
}

export interface LiveHooks {
  onstate(state: LinkState): void
  ontable(table: TableInfo): void
  /** The present position, and the steps since the last one seen, oldest first. */
  onhello(now: Item | null, missed: Item[], again: boolean): void
  onitem(item: Item): void
  /** The latest lines of the chat, as they stand now. */
  onchat(lines: ChatMessage[]): void
  /** One line more. */
  onmessage(line: ChatMessage): void
  /** Somebody lets others see what they are putting together. */
  onshown?(seat: SeatIndex, laid: string[]): void
}

export interface LiveOptions {
  /** Address for a reconnect after a version, or for the first time. */
  url(since: number | null): string
  make(url: string): Socket
  /** Version to begin after; null for none. */
  since?: number | null
  id?(): string
}

type Command = Extract<ClientFrame, { id: string }>

interface Waiting {
  frame: Command
  settle(answer: Answer): void
}

export class Live {
  private readonly options: LiveOptions
  private readonly hooks: LiveHooks
  private readonly waiting = new Map<string, Waiting>()
  private socket: Socket | null = null
  private state: LinkState = 'closed'
  private attempt = 0
  private greeted = false
  private retry: ReturnType<typeof setTimeout> | undefined
  private readonly heart = new Heart(
    () => this.send({ type: 'ping' }),
    () => this.lost(),
  )
  private last: number | null

  constructor(options: LiveOptions, hooks: LiveHooks) {
    this.options = options
    this.hooks = hooks
    this.last = options.since ?? null
  }

  /** The last version that was told; null before the first. */
  get version(): number | null {
    return this.last
  }

  /** How many commands have no answer yet. */
  get unanswered(): number {
    return this.waiting.size
  }

  /** Connect now, whatever waiting is going on. */
  connect(): void {
    clearTimeout(this.retry)
    this.drop()
    this.become(this.greeted || this.attempt > 0 ? 'lost' : 'connecting')
    let socket: Socket
    try {
      socket = this.options.make(this.options.url(this.last))
    } catch {
      this.again()
      return
    }
    this.socket = socket
    socket.onmessage = (event) => {
      if (socket === this.socket) this.hear(event.data)
    }
    socket.onclose = () => {
      if (socket === this.socket) this.lost()
    }
    // A connection that never gets as far as a greeting counts as lost, too.
    this.heart.expect()
  }

  /** The browser says the network is back: do not wait for the next try. */
  nudge(): void {
    if (this.state === 'lost') this.connect()
  }

  close(): void {
    clearTimeout(this.retry)
    this.drop()
    this.become('closed')
    for (const { settle } of this.waiting.values()) {
      settle({ ok: false, code: 'client.closed', message: '' })
    }
    this.waiting.clear()
  }

  act(seat: SeatIndex, text: string): Promise<Answer> {
    return this.command({
      type: 'act',
      id: this.newId(),
      version: this.last ?? 0,
      seat,
      do: text,
    })
  }

  why(seat: SeatIndex, text: string): Promise<Answer> {
    return this.command({ type: 'why', id: this.newId(), seat, do: text })
  }

  /** What would an action of a form bring? */
  try(seat: SeatIndex, text: string): Promise<Answer> {
    return this.command({ type: 'try', id: this.newId(), seat, do: text })
  }

  /** Ask the rules something in private. */
  ask(question: string): Promise<Answer> {
    return this.command({ type: 'ask', id: this.newId(), question })
  }

  /** Let the others see what is being put together; while the line is lost nobody looks. */
  show(seat: SeatIndex, laid: string[]): void {
    if (this.state === 'open') this.send({ type: 'show', seat, laid })
  }

  propose(seat: SeatIndex, what: Proposal['what']): Promise<Answer> {
    return this.command({ type: 'propose', id: this.newId(), seat, what })
  }

  reply(proposal: string, agree: boolean): Promise<Answer> {
    return this.command({ type: 'reply', id: this.newId(), proposal, agree })
  }

  say(text: string): Promise<Answer> {
    return this.command({ type: 'say', id: this.newId(), text })
  }

  /** Take a seat back from the computer player. */
  comeBack(seat: SeatIndex): Promise<Answer> {
    return this.command({ type: 'return', id: this.newId(), seat })
  }

  private newId(): string {
    return this.options.id?.() ?? crypto.randomUUID?.() ?? `c${Date.now()}-${Math.random()}`
  }

  private command(frame: Command): Promise<Answer> {
    return new Promise((settle) => {
      this.waiting.set(frame.id, { frame, settle })
      if (this.state === 'open') this.send(frame)
    })
  }

  private send(frame: ClientFrame): void {
    try {
      this.socket?.send(JSON.stringify(frame))
    } catch {
      // The socket is closing; the command is sent again after the next greeting.
    }
  }

  private hear(data: unknown): void {
    let frame: ServerFrame
    try {
      frame = JSON.parse(String(data)) as ServerFrame
    } catch {
      return
    }
    if (this.state === 'open') this.heart.heard()
    switch (frame.type) {
      case 'hello':
        this.greet(frame)
        break
      case 'item': {
        const { type: _, ...item } = frame
        this.tell(item)
        break
      }
      case 'table':
        this.hooks.ontable(frame.table)
        break
      case 'message': {
        const { type: _, ...line } = frame
        this.hooks.onmessage(line)
        break
      }
      case 'accepted':
        this.answer(frame.id, { ok: true, code: null, message: '' })
        break
      case 'refused':
        this.answer(frame.id, { ok: false, code: frame.code, message: frame.message })
        break
      case 'tried':
      case 'answer':
        this.answer(frame.id, { ok: true, code: null, message: '', told: frame })
        break
      case 'shown':
        this.hooks.onshown?.(frame.seat, frame.laid)
        break
      case 'bye':
        this.leave(frame.reason)
        break
      case 'pong':
        break
    }
  }

  private greet(frame: Extract<ServerFrame, { type: 'hello' }>): void {
    const { now, missed, table } = frame
    const again = this.greeted
    const version = now?.version ?? table.version
    // A server that knows less than we saw has the last word: begin again from what it says.
    const seen = this.last !== null && this.last <= version ? this.last : null
    const news = missed.filter((item, at) => {
      const before = missed[at - 1]
      return item.version > (seen ?? -1) && (!before || item.version > before.version)
    })
    this.attempt = 0
    this.greeted = true
    this.last = version
    this.become('open')
    this.heart.heard()
    this.hooks.ontable(table)
    this.hooks.onhello(now, news, again)
    this.hooks.onchat(frame.chat ?? [])
    for (const { frame: unanswered } of [...this.waiting.values()]) this.send(unanswered)
  }

  private tell(item: Item): void {
    if (this.state !== 'open') return
    if (this.last !== null && item.version <= this.last) return
    this.last = item.version
    this.hooks.onitem(item)
  }

  private answer(id: string, answer: Answer): void {
    const waiting = this.waiting.get(id)
    if (!waiting) return
    this.waiting.delete(id)
    waiting.settle(answer)
  }

  private leave(reason: 'restart' | 'elsewhere'): void {
    if (reason === 'elsewhere') {
      clearTimeout(this.retry)
      this.drop()
      this.become('elsewhere')
    } else {
      this.lost()
    }
  }

  private lost(): void {
    if (this.state === 'closed' || this.state === 'elsewhere') return
    this.drop()
    this.become('lost')
    this.again()
  }

  private again(): void {
    clearTimeout(this.retry)
    this.retry = setTimeout(() => this.connect(), waitBefore(this.attempt++))
  }

  private drop(): void {
    this.heart.stop()
    const socket = this.socket
    this.socket = null
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }

  private become(state: LinkState): void {
    if (state === this.state) return
    this.state = state
    this.hooks.onstate(state)
  }
}
