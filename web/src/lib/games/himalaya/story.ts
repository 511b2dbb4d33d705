/** A step of the game in the log: each thing that was told is a line, but what only lays the table anew. */
import type { Story } from '../../log'
import type { GameEvent } from '../../wire'

const QUIET = new Set([
  ...['goods_placed', 'order_placed', 'card_turned', 'order_returned', 'counters_removed', 'counter_kept'],
  ...['rested', 'committed', 'revealed', 'programmed', 'turn_began'],
])

/** Does it have a line of its own in the log? */
export const isLine = ({ event }: GameEvent): boolean => !QUIET.has(event)

export const story: Story = (events) => events.flatMap((event, at) => (isLine(event) ? [at] : []))
