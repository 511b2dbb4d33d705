/** What a card of the word would bring, before it is uncovered or doubled: in sentences. */
import type { Translate } from '../../texts'
import { genresListed } from './say'
import type { HardbackView, WordPreview } from './view'

export function foretold(
  card: string,
  { turn }: Pick<HardbackView, 'turn'>,
  preview: WordPreview | null,
  lang: string,
  t: Translate,
): string[] {
  const promise = turn.promises[card]
  if (promise) {
    const { coins, points, genres } = promise
    const said = t('hb-promise', { step: turn.step, coins, points })
    if (genres.length === 0) return [said]
    return [said, t('hb-promise-genres', { genres: genresListed(genres, lang, t), count: genres.length })]
  }
  const found = preview?.cards.find((one) => one.card === card)
  if (!found) return []
  const { coins, points, times } = found
  if (times > 1) return [t('hb-counts-times', { times, coins, points })]
  return found.uncovered ? [t('hb-turns-up', { coins, points })] : []
}
