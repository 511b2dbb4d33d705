/** What is read out of what happens: a month as fast as it is shown, and what is not shown in a short line. */
import type { Translate } from '../../texts'
import type { SeatIndex, Told } from '../../wire'
import { weight } from './fold'
import type { Frame } from './reveal.svelte'
import { list } from './say'

/** More sentences than this are not read out at once. */
const AT_ONCE = 3

interface Around {
  seat: () => SeatIndex | null
  /** What is asked now, or who is waited for. */
  prompt: () => string
  t: Translate
}

const matters = ({ event }: Pick<Told, 'event'>): boolean => weight(event) === 1

export class Hearing {
  line = $state('')
  private playing = false
  private readonly around: Around

  constructor(around: Around) {
    this.around = around
  }

  /** Something was told that is not shown step by step. */
  tell(told: readonly Told[]): void {
    this.say(...this.briefly(told), this.around.prompt())
  }

  /** This is shown now; or nothing any more, with what was left out, unless something else is told instead. */
  show(frame: Frame | null, byHand: boolean, left: readonly Frame[] | null): void {
    const ended = this.playing && frame === null
    this.playing = frame !== null
    // What stands there for a blink would only make the voice lag behind.
    if (frame && (byHand || matters(frame))) this.say(frame.text)
    else if (ended && left) this.say(...this.briefly(left), this.around.prompt())
  }

  /** A few sentences as they are; of many only how many, and what they brought the one who listens. */
  private briefly(told: readonly Pick<Told, 'event' | 'text'>[]): string[] {
    const said = told.length > AT_ONCE ? told.filter(matters) : told
    if (said.length <= AT_ONCE) return said.map(({ text }) => text)
    const { seat, t } = this.around
    const own = said.map(({ event }) => event).filter((event) => event.seat === seat())
    const counted = ['collected', 'delivered', 'lost'].flatMap((what) => {
      const count = own.filter(({ event }) => event === what).length
      return count > 0 ? [t('hm-heard-count', { what, count })] : []
    })
    return [t('hm-heard-rest', { count: said.length }), ...(counted.length > 0 ? [t('hm-heard-own', { what: list(counted) })] : [])]
  }

  private say(...sentences: string[]): void {
    const text = sentences.join(' ').trim()
    // The same line twice in a row is to be heard twice.
    if (text !== '') this.line = text === this.line ? `${text}\u00a0` : text
  }
}
