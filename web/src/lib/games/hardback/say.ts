/** Cards in words, for those who hear them and for the small card that explains one. */
import type { Translate } from '../../texts'
import { cardOf, type Benefit } from './cards'
import type { InkState } from './view'

export const cardName = (id: string, t: Translate): string => {
  const { letter, genre, cost } = cardOf(id)
  return t('hb-card', { letter, genre, cost })
}

/** Genres as a list in the reader's language. */
export const genresListed = (genres: Iterable<string>, lang: string, t: Translate): string =>
  new Intl.ListFormat(lang).format([...genres].map((genre) => t('hb-genre', { genre })))

export interface Lying {
  id: string
  wild?: string | null
  ink?: InkState
  times?: number
}

/** A card as it lies: wild, inked, doubled. */
export function lyingName({ id, wild = null, ink = '', times = 1 }: Lying, t: Translate): string {
  const card = cardName(id, t)
  if (wild !== null) return t('hb-card-wild', { letter: wild === '' ? '?' : wild, card })
  if (ink !== '') return t('hb-card-ink', { card, ink })
  return times > 1 ? t('hb-card-times', { card, times }) : card
}

export const benefitLine = ([kind, amount]: Benefit, second: boolean, t: Translate): string =>
  t(`hb-does-${kind.replaceAll('_', '-')}`, { amount, second: second ? 'yes' : 'no' })

export interface Line {
  text: string
  /** Only while its genre is active. */
  active: boolean
}

/** All that is printed on a card, one sentence each. */
export function linesOf(id: string, second: boolean, t: Translate): Line[] {
  const card = cardOf(id)
  const lines = [
    ...card.basic.map((benefit) => ({ text: benefitLine(benefit, second, t), active: false })),
    ...card.active.map((benefit) => ({ text: benefitLine(benefit, second, t), active: true })),
  ]
  if (card.points > 0) lines.unshift({ text: t('hb-bought-points', { points: card.points }), active: false })
  if (card.timeless) lines.push({ text: t('hb-timeless-line'), active: false })
  return lines
}

export const described = (id: string, second: boolean, t: Translate): string =>
  linesOf(id, second, t)
    .map(({ text, active }) =>
      active ? t('hb-if-active', { text, genre: cardOf(id).genre }) : text,
    )
    .join(' ')
