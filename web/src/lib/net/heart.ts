/** Notices that a connection has gone silent: asks now and then, and waits only so long. */

/** How often the server is asked whether it is there, and how long it may take to say so. */
export const PING_EVERY = 20_000
export const PONG_WITHIN = 8_000

export class Heart {
  private readonly ask: () => void
  private readonly silent: () => void
  private timer: ReturnType<typeof setTimeout> | undefined

  /** `ask` sends a ping; `silent` is told when nothing came back in time. */
  constructor(ask: () => void, silent: () => void) {
    this.ask = ask
    this.silent = silent
  }

  /** Something has to be heard soon. */
  expect(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(this.silent, PONG_WITHIN)
  }

  /** Something was heard: ask again after a while. */
  heard(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => {
      this.ask()
      this.expect()
    }, PING_EVERY)
  }

  stop(): void {
    clearTimeout(this.timer)
  }
}

/** Milliseconds before the tries to connect: half a second, doubled up to eight seconds. */
export const waitBefore = (attempt: number): number => Math.min(8000, 500 * 2 ** attempt)
