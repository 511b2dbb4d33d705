/** What is asked once more before it is done: nobody can take it back. */
import type { Translate } from '../../texts'
import { cardOf } from './cards'
import { objectOf, verbOf } from './legal'
import type { HardbackView } from './view'

export interface Asked {
  line: string
  help: string
  /** What the button says that does it. */
  label: string
}

/** Null for what is done at once. */
export function asked(text: string, view: HardbackView, seat: number | null, t: Translate): Asked | null {
  if (text === 'skip') return { line: t('hb-ask-skip'), help: t('hb-ask-skip-help'), label: t('hb-do-skip') }
  if (view.risks.includes(text)) {
    const target = { target: view.target }
    return { line: t('hb-ask-penny'), help: t('hb-ask-penny-help', target), label: t('hb-do-anyway') }
  }
  const jail = seat === null ? '' : (view.players[seat]?.jail ?? '')
  if (verbOf(text) !== 'reserve' || jail === '') return null
  const letters = { letter: cardOf(objectOf(text)).letter, old: cardOf(jail).letter }
  return { line: t('hb-ask-reserve', letters), help: t('hb-ask-reserve-help', letters), label: t('hb-do-reserve') }
}
