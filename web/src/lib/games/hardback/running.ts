/** What the turn that is played, or was played last, has come to: one short line. */
import type { Translate } from '../../texts'
import type { Told } from '../../wire'
import { story } from './story'

export interface Running {
  seat: number | null
  parts: string[]
}

export const NOTHING: Running = { seat: null, parts: [] }

const seatOf = (told: readonly Told[]): number | null => {
  const found = told.find(({ event }) => typeof event.seat === 'number')?.event.seat
  return typeof found === 'number' ? found : null
}

/** The line after one more step; what tells nothing leaves it standing. */
export function follow(line: Running, told: readonly Told[], t: Translate): Running {
  const events = told.map(({ event }) => event)
  if (events.length === 0) return line
  const said = story(events, t)
  if (said === 'quiet') return line
  const text = said?.text ?? told.at(-1)?.text ?? ''
  const seat = seatOf(told)
  const begins = seat !== line.seat || events.some(({ event }) => event === 'word_accepted')
  return { seat, parts: begins ? [text] : [...line.parts, text] }
}
