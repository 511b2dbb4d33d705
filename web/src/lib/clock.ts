/** Time left: counted on from the last message, by a clock that nobody can set. */
import type { Translate } from './texts'
import type { Clock, Pace, SeatIndex } from './wire'

/** A clock as it was told, and when it was heard, in milliseconds of `performance.now`. */
export interface Heard {
  clock: Clock
  heard: number
}

export const monotonic = (): number => performance.now()

/** The seconds that a seat has left at a moment; null for a seat without a clock. */
export function leftAt({ clock, heard }: Heard, seat: SeatIndex, now: number): number | null {
  const told = clock.left[String(seat)]
  if (told === undefined) return null
  return clock.running.includes(seat) ? Math.max(0, told - (now - heard) / 1000) : told
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** From here on hours and minutes are enough. */
const LONG = 3 * HOUR
/** Below this every tenth counts. */
const SHORT = 10

/** Milliseconds until a clock that runs reads differently. */
export function nextChange(left: number): number {
  const step = left > LONG ? MINUTE : left > SHORT ? 1 : 0.1
  // A little more, so as not to come a hair too early and find nothing changed.
  return (left % step) * 1000 + 5
}

/** Time left as it is written on the screen. */
export function reading(left: number, lang: string, t: Translate): string {
  if (left >= DAY) {
    const hours = Math.floor(left / HOUR)
    return t('clock-days', { days: Math.floor(hours / 24), hours: hours % 24 })
  }
  const minutes = Math.floor(left / MINUTE)
  if (left >= LONG) return t('clock-hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
  const short = left < SHORT
  const whole = short ? Math.floor(left * 10) / 10 : Math.floor(left)
  const seconds = new Intl.NumberFormat(lang, {
    minimumIntegerDigits: 2,
    minimumFractionDigits: short ? 1 : 0,
    maximumFractionDigits: 1,
  }).format(whole % MINUTE)
  const hours = Math.floor(minutes / 60)
  if (hours === 0) return `${minutes}:${seconds}`
  return `${hours}:${String(minutes % 60).padStart(2, '0')}:${seconds}`
}

/** When time becomes short: seconds of a clock that is played down, an hour of some days. */
export const shortTime = (pace: Pace | null | undefined): number =>
  pace?.kind === 'days' ? HOUR : 20

/** What is said aloud about one's own clock: once at each of these, until there is more again. */
const SAID_AT = [60, 20] as const

export class Warnings {
  private readonly said = new Set<number>()

  /** The warning that is due now that so much is left. */
  due(left: number): number | null {
    for (const mark of SAID_AT) if (left > mark * 2) this.said.delete(mark)
    const passed = SAID_AT.filter((mark) => left <= mark)
    const due = passed.at(-1)
    const fresh = due !== undefined && !this.said.has(due)
    for (const mark of passed) this.said.add(mark)
    return fresh ? due : null
  }

  /** Milliseconds until the next one can be due; null if none is. */
  static wait(left: number): number | null {
    const next = SAID_AT.find((mark) => left > mark)
    return next === undefined ? null : (left - next) * 1000
  }
}
