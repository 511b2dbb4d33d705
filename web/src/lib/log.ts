/** The log of a table: one short line a step, newest first. */
import { story as hardback } from './games/hardback/story'
import { story as himalaya } from './games/himalaya/story'
import { story as nangaParbat } from './games/nanga-parbat/story'
import type { Translate } from './texts'
import type { GameEvent, Item } from './wire'

/** A game's own short telling of a step; null leaves it to the server's sentences. */
export type Short = (
  events: readonly GameEvent[],
  t: Translate,
) => Tale | 'quiet' | null

export interface Tale {
  symbol: string | null
  text: string
  /** It says itself whom it is about. */
  whole?: boolean
  /** Whom it is about if not who acted; null for nobody at the table. */
  seat?: number | null
}

/** Numbers of events give each of their sentences a line of its own. */
export type Story = (...told: Parameters<Short>) => ReturnType<Short> | number[]

const stories: Record<string, Story> = { 'nanga-parbat': nangaParbat, hardback, himalaya }

export interface LogLine {
  version: number
  /** Which line of its step, from 0. */
  part: number
  /** The turn it belongs to, from 1. */
  turn: number
  seat: number | null
  symbol: string | null
  text: string
  /** It says whom it is about; otherwise that is `seat`. */
  whole: boolean
  /** Points the one who acted got. */
  points: number
  /** The same in full, as the server says it. */
  full: string
  /** Nothing takes it back: somebody gave up, or the table changed who plays a seat. */
  stays: boolean
}

const isPoints = (event: GameEvent, seat: unknown): boolean =>
  event.event === 'points_scored' && event.seat === seat && event.reason !== 'area'

/** Whom a draw of chance befell, if anybody. */
function seatOf(events: readonly GameEvent[]): number | null {
  const seat = events.find((event) => typeof event.seat === 'number')?.seat
  return typeof seat === 'number' ? seat : null
}

export function logLines(game: string, steps: readonly Item[], t: Translate): LogLine[] {
  let lines: LogLine[] = []
  /** In which turn each version fell. */
  const turns = new Map<number, number>()
  let turn = 1
  for (const item of steps) {
    const events = item.told.map(({ event }) => event)
    const now = turn
    turns.set(item.version, turn)
    if (events.some((event) => event.event === 'turn_ended')) turn += 1
    const began = events.findLast((event) => event.event === 'turn_began')
    if (began) turn = Number(began.round ?? began.turn)
    if (events.length === 0) continue
    const undone = events.find((event) => event.event === 'undone')
    if (undone) {
      // What was taken back is told no more.
      const kept = Number(undone.entry)
      turn = turns.get(kept + 1) ?? turn
      lines = lines.filter((line) => line.version <= kept || line.stays)
    }
    const told: ReturnType<Story> = undone
      ? { symbol: null, text: t('log-undone') }
      : (stories[game]?.(events, t) ?? null)
    if (told === 'quiet') continue
    if (Array.isArray(told)) {
      for (const [part, at] of told.entries()) {
        const said = item.told[at]
        if (!said) continue
        const seat = seatOf([said.event])
        lines.push({ version: item.version, part, turn: now, seat, symbol: null, text: said.text, whole: true, points: 0, full: said.text, stays: false })
      }
      continue
    }
    const by = item.entry?.by
    const actor = typeof by === 'number' ? by : by === 'chance' ? seatOf(events) : null
    const points = events.filter((event) => isPoints(event, by))
    const full = item.told.map(({ text }) => text).join(' ')
    lines.push({
      version: item.version,
      part: 0,
      turn: undone ? turn : now,
      seat: told?.seat === undefined ? actor : told.seat,
      symbol: told?.symbol ?? null,
      text: told?.text ?? full,
      whole: told ? (told.whole ?? false) : true,
      points: points.reduce((sum, event) => sum + Number(event.points), 0),
      full,
      stays: by === 'table' || item.entry?.do === 'resign',
    })
  }
  return lines.reverse()
}
