/** A step of the game as one short line of the log, from what the events say. */
import type { Short } from '../../log'
import type { GameEvent } from '../../wire'

// Names of cards say it, so the log needs no more of the cards: `ROM-B3`.
const letter = (event: GameEvent): string => String(event.card).charAt(4)

/** What is told of an event; the first of a step that has something to say is its line. */
const LINES: Record<string, (event: GameEvent) => [id: string, args: Record<string, string | number>]> = {
  bought: (event) => ['hb-log-bought', { letter: letter(event), cost: Number(event.cost) }],
  ink_used: (event) => ['hb-log-inked', { letter: letter(event) }],
  turn_skipped: () => ['hb-log-skipped', {}],
  advertised: () => ['hb-log-advert', {}],
  reserved: (event) => ['hb-log-reserved', { letter: letter(event) }],
  removed: (event) => ['hb-log-removed', { letter: letter(event) }],
  flushed: () => ['hb-log-flushed', {}],
  trashed: (event) => ['hb-log-trashed', { letter: letter(event) }],
  dumped: (event) => ['hb-log-dumped', { letter: letter(event) }],
  word_submitted: (event) => ['hb-log-vote', { word: String(event.word) }],
  voted: ({ accepts }) => ['hb-log-voted', { accepts: accepts === true ? 'yes' : 'no' }],
  word_rejected: (event) => ['hb-log-rejected', { word: String(event.word) }],
  penny_took: (event) => ['hb-log-penny', { letter: letter(event), points: Number(event.points) }],
  left: () => ['hb-log-left', {}],
  earned: ({ coins, points, ink, remover }) => [
    'hb-log-earned',
    { coins: Number(coins ?? 0), points: Number(points ?? 0), ink: Number(ink ?? 0), remover: Number(remover ?? 0) },
  ],
}

/** Kinds whose line says whom it is about, which need not be who acted. */
const WHOLE = new Set(['word_rejected', 'penny_took'])

/** Kinds that happen by themselves and tell a reader of the log nothing. */
const QUIET = new Set([
  'pile_shuffled',
  'ink_spent',
  'vote_opened',
  'offers_shuffled',
  'starters_drawn',
  'dealt',
  'hand_drawn',
  'hand_counted',
  'step_ended',
  'unused_discarded',
  'timeless_placed',
  'timeless_sent_away',
  'offer_cycled',
  'coins_kept',
  'turn_began',
  'preview_began',
  'previewed',
  'preview_counted',
  'put_back',
  'put_away',
  'preview_placed',
])

const sum = (events: readonly GameEvent[], what: 'coins' | 'points'): number =>
  events
    .filter(({ event }) => event === 'earned' || event === 'trashed' || event === 'dumped')
    .reduce((all, event) => all + Number(event[what] ?? 0), 0)

const rank = ({ event }: GameEvent): number => (event === 'earned' ? 1 : 0)

export const story: Short = (events, t) => {
  const word = events.find(({ event }) => event === 'word_accepted')
  if (word) {
    const args = { word: String(word.word), coins: sum(events, 'coins'), points: sum(events, 'points') }
    return { symbol: null, text: t('hb-log-word', args) }
  }
  // What somebody did comes before what it brought.
  for (const event of events.toSorted((a, b) => rank(a) - rank(b))) {
    const line = LINES[event.event]?.(event)
    if (!line) continue
    const about = typeof event.seat === 'number' ? event.seat : null
    return { symbol: null, text: t(...line), ...(WHOLE.has(event.event) && { whole: true, seat: about }) }
  }
  if (events.every(({ event }) => QUIET.has(event))) return 'quiet'
  return null
}
