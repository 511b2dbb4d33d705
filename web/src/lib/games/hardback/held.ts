/** What lies at the foot of the table: the hand or what a step asks about, and cards in play. */
import { cardOf, genreRank } from './cards'
import type { Sort } from './legal'
import type { HardbackView, InkState, Part, Placed } from './view'
import { has, letterOf, type Word } from './word'

export interface Shown {
  id: string
  /** Whose it is; starters exist once for each player. */
  owner: number
  ink: InkState
}

export const keyOf = ({ id, owner }: { id: string; owner: number }): string =>
  id.startsWith('STA') ? `${id}@${owner}` : id

export function sorted(cards: readonly string[], sort: Sort): string[] {
  // The newest lies on the left, as it is dealt.
  const row = cards.toReversed()
  const letter = (a: string, b: string): number => cardOf(a).letter.localeCompare(cardOf(b).letter)
  const cost = (a: string, b: string): number => cardOf(a).cost - cardOf(b).cost
  if (sort === 'letter') return row.toSorted((a, b) => letter(a, b) || cost(a, b))
  if (sort === 'cost') return row.toSorted((a, b) => cost(a, b) || letter(a, b))
  if (sort === 'genre') return row.toSorted((a, b) => genreRank(a) - genreRank(b) || letter(a, b))
  return row
}

export type TrayKind = 'hand' | 'dump' | 'place'

/** What lies where the hand is held. */
export function trayKind(view: HardbackView, me: number): TrayKind {
  if (view.turn.seat !== me || view.outcome) return 'hand'
  if (view.turn.step === 'place' && view.turn.placing) return 'place'
  return view.turn.step === 'dump' ? 'dump' : 'hand'
}

export function tray(view: HardbackView, me: number, word: Word): Shown[] {
  const player = view.players[me]
  if (!player) return []
  const plain = (id: string): Shown => ({ id, owner: me, ink: '' })
  const kind = trayKind(view, me)
  if (kind === 'place') return (view.turn.placing ?? []).map(plain)
  if (kind === 'dump') return (player.discard ?? []).map(plain)
  return player.hand
    .filter(({ id }) => !has(word, id))
    .map(({ id, ink }) => ({ id, owner: me, ink }))
    .toSorted((a, b) => cardOf(a.id).letter.localeCompare(cardOf(b.id).letter))
}

/** All Timeless Classics in play that are not in the word, one's own first. */
export function classics(view: HardbackView, me: number, word: Word): Shown[] {
  const laid = new Set(view.turn.word.filter(({ standing }) => standing).map(({ id }) => id))
  const all = view.players.flatMap(({ timeless }, owner) =>
    timeless.map((id): Shown => ({ id, owner, ink: '' })),
  )
  return all
    .filter(({ id }) => !laid.has(id) && !has(word, id))
    .toSorted((a, b) => Number(b.owner === me) - Number(a.owner === me))
}

export interface Foot {
  kind: TrayKind
  cards: Shown[]
  /** Cards that are there but not to be seen. */
  hidden: number
  classics: Shown[]
  /** The letters of own Timeless Classics that lie in the word: their places stay. */
  away: string[]
  jail: string
}

/** All that lies at the foot of the table; `veiled` while nobody is to see the hand. */
export function footOf(view: HardbackView, me: number, word: Word, veiled: boolean): Foot {
  const player = view.players[me]
  const kind = trayKind(view, me)
  const unseen = kind === 'hand' && player ? Math.max(0, player.hand_count - player.hand.length) : 0
  return {
    kind,
    cards: veiled ? [] : tray(view, me, word),
    hidden: veiled ? (player?.hand_count ?? 0) : unseen,
    classics: classics(view, me, word),
    away: word.filter(({ card }) => player?.timeless.includes(card)).map(letterOf),
    jail: player?.jail ?? '',
  }
}

/** A word that is being built, as the cards of the table lie. */
export function asPlaced(
  view: HardbackView,
  seat: number,
  word: Word,
  parts: readonly Part[],
): Placed[] {
  return word.map(({ card, wild }) => {
    const owner = view.players.findIndex(({ timeless }) => timeless.includes(card))
    const held = view.players[seat]?.hand.find(({ id }) => id === card)
    return {
      id: card,
      owner: owner >= 0 ? owner : seat,
      standing: owner >= 0,
      wild: wild ?? '',
      uncovered: false,
      ink: held?.ink ?? (parts.find((part) => part.card === card)?.needed ? 'inked' : ''),
      times: 1,
      used: 0,
    }
  })
}

/** Cards as they are shown to others while somebody builds: `STA-A=E`. */
export const parseLaid = (laid: readonly string[]): Word =>
  laid.map((text) => {
    const [card = '', wild] = text.split('=')
    return { card, wild: wild ?? null }
  })
