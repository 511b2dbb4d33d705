/** The buttons of the action bar: which there are comes from the server, what they say from here. */
import type { Translate } from '../../texts'
import { cardOf } from './cards'
import { objectOf, verbOf, type Legal } from './legal'
import type { HardbackView } from './view'

export interface Doing {
  text: string
  label: string
  main: boolean
}

/** Actions that no card stands for, in the order of the bar; the last one leads on. */
const PLAIN = ['preview', 'convert', 'advert', 'flush', 'vote', 'choose', 'done'] as const

function labelOf(text: string, view: HardbackView, t: Translate): string {
  const verb = verbOf(text)
  const { turn } = view
  switch (verb) {
    case 'convert':
      return t('hb-do-convert', { coins: turn.convert })
    case 'advert':
      return t('hb-do-advert', { cost: turn.advert?.[0] ?? 0, points: turn.advert?.[1] ?? 0 })
    case 'vote':
      return t('hb-do-vote', { accepts: text.endsWith('yes') ? 'yes' : 'no' })
    case 'choose':
      return t('hb-do-choose', { what: objectOf(text), amount: turn.choice?.[1] ?? 1 })
    case 'done':
      return t('hb-done', { step: turn.step })
    default:
      return t(`hb-do-${verb}`)
  }
}

export const doings = (view: HardbackView, legal: Legal, t: Translate): Doing[] =>
  PLAIN.flatMap((verb) => legal.of(verb)).map((text) => ({
    text,
    label: labelOf(text, view, t),
    main: verbOf(text) === 'done' || text === 'vote yes',
  }))

/** What can be done with a card that was picked. */
export function withCard(card: string, legal: Legal, t: Translate): Doing[] {
  const texts = legal.cards.get(card) ?? []
  return texts.map((text, at) => ({
    text,
    label: t(`hb-do-${verbOf(text)}`, { letter: cardOf(card).letter, cost: cardOf(card).cost }),
    main: at === 0,
  }))
}
