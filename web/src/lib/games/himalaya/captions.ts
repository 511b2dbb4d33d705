/** What a slot of a plan brings, in one or two words under its marker. */
import type { Translate } from '../../texts'
import type { GameEvent } from '../../wire'
import type { Step } from './view'

type Args = Record<string, string | number>

const SAYS: Record<string, (event: GameEvent) => [id: string, args: Args]> = {
  moved: ({ village }) => ['hm-brings-moved', { village: Number(village) }],
  storm_entered: () => ['hm-brings-storm', {}],
  storm_crossed: ({ village }) => ['hm-brings-moved', { village: Number(village) }],
  collected: ({ good }) => ['hm-brings-good', { good: String(good) }],
  delivered: ({ yaks }) => ['hm-brings-order', { yaks: Number(yaks) }],
  rested: () => ['hm-brings-rest', {}],
  lost: ({ reason }) => ['hm-brings-lost', { reason: String(reason) }],
}

export function slotLine(step: Step | null, event: GameEvent | null, t: Translate): string {
  if (step === null) return ''
  const says = event ? SAYS[event.event]?.(event) : undefined
  if (says) return t(...says)
  return step === 'rest' ? t('hm-brings-rest') : ''
}
