/** What is still to be won beside the words: the longest one, and the next advert. */
import type { Translate } from '../../texts'
import { ADVERTS, AWARDS, awardOf } from './cards'
import type { HardbackView } from './view'

export interface Prize {
  kind: 'award' | 'advert'
  text: string
}

function award(view: HardbackView, names: readonly string[], t: Translate): string {
  const best = Math.max(0, ...view.players.map((player) => player.award))
  const holder = view.players.findIndex((player) => player.award === best)
  if (best > 0) return t('hb-award-top', { player: names[holder] ?? '', letters: best, points: awardOf(best) })
  const [letters = 0, points = 0] = AWARDS[0] ?? []
  return t('hb-award-open', { letters, points })
}

export function prizes(
  view: HardbackView,
  me: number,
  names: readonly string[],
  options: Record<string, unknown>,
  t: Translate,
): Prize[] {
  const found: Prize[] = []
  if (options.awards !== false) found.push({ kind: 'award', text: award(view, names, t) })
  const next = ADVERTS[view.players[me]?.adverts ?? 0]
  if (options.adverts !== false && next) {
    found.push({ kind: 'advert', text: t('hb-advert-next', { cost: next[0], points: next[1] }) })
  }
  return found
}
