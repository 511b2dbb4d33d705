/** A step of the game in the log: each thing that was told is a line, but what only lays the table anew. */
import type { Story } from '../../log'

const QUIET = new Set([
  ...['goods_placed', 'order_placed', 'card_turned', 'order_returned', 'counters_removed', 'counter_kept'],
  ...['rested', 'committed', 'revealed', 'programmed', 'turn_began'],
])

export const story: Story = (events) => events.flatMap(({ event }, at) => (QUIET.has(event) ? [] : [at]))
