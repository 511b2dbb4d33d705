/** A step of the game as one short line of the log, from what the events say. */
import type { Story } from '../../log'
import type { GameEvent } from '../../wire'
import { LETTERS } from './letters'

const letters = new Map(Object.entries(LETTERS))
const piece = (animal: unknown): string => `an-${letters.get(String(animal).replace('*', '')) ?? 'T'}`
const count = (list: unknown): number => (Array.isArray(list) ? list.length : 0)
const text = (value: unknown): string => String(value)

/** How a kind of event is told; kinds that are not here leave the line to the server. */
export const story: Story = (events, t) => {
  const kinds = new Map<string, GameEvent>(events.map((event) => [event.event, event]))
  const region = text(kinds.get('guide_moved')?.region)
  for (const event of events) {
    const swap = { first: text(event.first), second: text(event.second) }
    switch (event.event) {
      case 'animals_placed':
        return { symbol: null, text: t('np-log-start') }
      case 'guide_placed':
        return { symbol: 'guide', text: t('np-log-guide-placed', { region: text(event.region) }) }
      case 'guide_relocated':
        return { symbol: 'guide', text: t('np-log-relocated', { region: text(event.region) }) }
      case 'trapped': {
        const args = { animal: text(event.animal), section: text(event.section), region }
        const id = kinds.has('guide_moved') ? 'np-log-trapped' : 'np-log-trapped-stays'
        return { symbol: piece(event.animal), text: t(id, args) }
      }
      case 'guide_moved':
        return { symbol: 'an-Y', text: t('np-log-yak', { region }) }
      case 'hikers_swapped':
        return { symbol: 'an-L', text: t('np-log-leopard', swap) }
      case 'hiker_and_animal_swapped': {
        const args = { first: text(event.hiker), second: text(event.animal) }
        return { symbol: 'an-T', text: t('np-log-tahr', args) }
      }
      case 'animals_swapped':
        return { symbol: 'an-D', text: t('np-log-deer', swap) }
      case 'camps_built':
        return {
          symbol: event.seat === 1 ? 'cp-1' : 'cp-0',
          text: t('np-log-camps', { count: count(event.sections) }),
        }
      case 'animals_traded': {
        const id = event.row === 'same' ? 'np-log-same' : 'np-log-different'
        const animals = Array.isArray(event.animals) ? event.animals : []
        return { symbol: piece(animals[0]), text: t(id, { count: animals.length }) }
      }
      case 'turn_ended':
        // Heard often, tells nothing; what else happened at the end of a turn does.
        if (events.length === 1) return 'quiet'
        break
      case 'resigned':
        return { symbol: null, text: t('np-log-resigned') }
    }
  }
  return null
}
