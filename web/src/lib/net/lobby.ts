/**
 * The lobby as it changes: told by the server, asked for now and then while it cannot be told, and
 * neither while nobody looks.
 */
import type { Lobby } from '../wire'
import { Heart, waitBefore } from './heart'
import type { Socket } from './live'

/** How often the lists are asked for without a connection. */
export const LOOK_AGAIN = 10_000

export interface LobbyOptions {
  make(): Socket
  /** The lists, asked for once. */
  ask(): Promise<Lobby>
  tell(lobby: Lobby): void
  /** Does anybody look at the page? */
  hidden(): boolean
}

export class LobbyLive {
  private readonly options: LobbyOptions
  private socket: Socket | null = null
  private open = false
  private attempt = 0
  private running = false
  private retry: ReturnType<typeof setTimeout> | undefined
  private poll: ReturnType<typeof setInterval> | undefined
  private readonly heart = new Heart(
    () => this.ping(),
    () => this.lost(),
  )

  constructor(options: LobbyOptions) {
    this.options = options
  }

  start(): void {
    this.running = true
    this.attempt = 0
    if (!this.options.hidden()) this.connect()
  }

  stop(): void {
    this.running = false
    this.rest()
  }

  /** The page was hidden, or is looked at again. */
  turned(): void {
    if (!this.running) return
    this.rest()
    this.attempt = 0
    if (!this.options.hidden()) this.connect()
  }

  private connect(): void {
    this.drop()
    let socket: Socket
    try {
      socket = this.options.make()
    } catch {
      this.lost()
      return
    }
    this.socket = socket
    socket.onmessage = ({ data }) => this.hear(data)
    socket.onclose = () => this.lost()
    this.heart.expect()
  }

  private hear(data: unknown): void {
    this.heart.heard()
    let frame: { type?: string; lobby?: Lobby }
    try {
      frame = JSON.parse(String(data)) as typeof frame
    } catch {
      return
    }
    if (frame.type === 'bye') this.lost()
    if (frame.type !== 'lobby' || !frame.lobby) return
    this.open = true
    this.attempt = 0
    clearInterval(this.poll)
    this.poll = undefined
    this.options.tell(frame.lobby)
  }

  private ping(): void {
    try {
      this.socket?.send(JSON.stringify({ type: 'ping' }))
    } catch {
      // It is closing; the heart notices.
    }
  }

  private lost(): void {
    this.drop()
    this.poll ??= setInterval(() => void this.look(), LOOK_AGAIN)
    clearTimeout(this.retry)
    this.retry = setTimeout(() => this.connect(), waitBefore(this.attempt++))
  }

  private async look(): Promise<void> {
    try {
      const lobby = await this.options.ask()
      if (this.running && !this.open) this.options.tell(lobby)
    } catch {
      // The lists stay as they were; the next look is soon.
    }
  }

  private drop(): void {
    this.heart.stop()
    this.open = false
    const socket = this.socket
    this.socket = null
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }

  private rest(): void {
    this.drop()
    clearTimeout(this.retry)
    clearInterval(this.poll)
    this.poll = undefined
  }
}
