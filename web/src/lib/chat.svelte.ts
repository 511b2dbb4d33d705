/** What is said at one table, as this person reads it: what is new, and whom they do not hear. */
import type { ChatMessage, SeatIndex } from './wire'

const KEY = 'parbat.chat'
const MOST = 60

interface Kept {
  /** The number of the last line that was read. */
  read: number
  muted: SeatIndex[]
}

/** Lines in a row that are shown, or hidden because one does not hear who said them. */
export interface Stretch {
  first: ChatMessage
  lines: ChatMessage[]
  muted: boolean
}

/** The longest line. */
export const LONGEST = 500

function all(): Record<string, Kept> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof found === 'object' && found !== null ? (found as Record<string, Kept>) : {}
  } catch {
    return {}
  }
}

function keep(table: string, kept: Kept): void {
  const { [table]: _, ...others } = all()
  const rest = Object.entries(others).slice(-(MOST - 1))
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...rest, [table, kept]])))
  } catch {
    // Nothing is kept here: it lasts as long as the page.
  }
}

export class Chat {
  lines = $state.raw<ChatMessage[]>([])
  /** Seats whose lines are folded away. */
  muted = $state.raw<SeatIndex[]>([])
  private read = $state(0)
  private readonly table: string
  private readonly onsaid: (line: ChatMessage) => void

  readonly unread = $derived(
    this.lines.filter((line) => line.number > this.read && this.isHeard(line) && !line.you).length,
  )
  /** All lines, those of one muted person in a row folded into one. */
  readonly stretches = $derived.by((): Stretch[] => {
    const found: Stretch[] = []
    for (const line of this.lines) {
      const before = found.at(-1)
      const muted = !this.isHeard(line)
      if (before && before.muted === muted && before.first.seat === line.seat) before.lines.push(line)
      else found.push({ first: line, lines: [line], muted })
    }
    return found
  })

  /** `onsaid` is told what somebody else says from now on, unless one does not hear them. */
  constructor(table: string, onsaid: (line: ChatMessage) => void) {
    this.table = table
    this.onsaid = onsaid
    const { read, muted } = all()[table] ?? {}
    this.read = typeof read === 'number' ? read : 0
    this.muted = Array.isArray(muted) ? muted.filter((seat) => Number.isInteger(seat)) : []
  }

  private isHeard(line: ChatMessage): boolean {
    return line.you || !this.muted.includes(line.seat)
  }

  /** The latest lines as the server has them. */
  begin(lines: readonly ChatMessage[]): void {
    this.lines = [...lines]
  }

  add(line: ChatMessage): void {
    if (line.number <= (this.lines.at(-1)?.number ?? 0)) return
    this.lines = [...this.lines, line]
    if (!line.you && this.isHeard(line)) this.onsaid(line)
  }

  /** All lines have been on the screen. */
  look(): void {
    const last = this.lines.at(-1)?.number ?? 0
    if (last <= this.read) return
    this.read = last
    this.keep()
  }

  mute(seat: SeatIndex, on: boolean): void {
    const others = this.muted.filter((one) => one !== seat)
    this.muted = on ? [...others, seat] : others
    this.keep()
  }

  private keep(): void {
    keep(this.table, { read: this.read, muted: this.muted })
  }
}
