/** What a person set for this browser. Kept in localStorage, under one key. */
import { chooseLang } from './texts'
import type { Lang } from './wire'

export type Theme = 'system' | 'light' | 'dark'
export type Motion = 'system' | 'on' | 'off'

interface Kept {
  theme: Theme
  motion: Motion
  lang: Lang
  /** Letters and numbers on places and pieces. */
  labels: boolean
  /** Ask before a turn is ended. */
  confirm: boolean
  sounds: boolean
  /** Show what is said at tables that have a chat. */
  chat: boolean
  /** How large the cards of Hardback are, from 1 to 7. */
  cardSize: number
  /** How its row of offers is sorted. */
  offers: string
  /** Let others see a word while it is being built. */
  showLaid: boolean
  /** How fast a month of Himalaya unrolls, from 0 to 2. */
  pace: number
}

const KEY = 'parbat.settings'

function read(): Partial<Kept> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof found === 'object' && found !== null ? (found as Partial<Kept>) : {}
  } catch {
    return {}
  }
}

function oneOf<T extends string>(value: unknown, all: readonly T[], otherwise: T): T {
  return all.includes(value as T) ? (value as T) : otherwise
}

const sizeOf = (value: unknown): number =>
  Number.isInteger(value) ? Math.max(1, Math.min(7, Number(value))) : 4

const paceOf = (value: unknown): number => ([0, 1, 2].includes(Number(value ?? Number.NaN)) ? Number(value) : 1)

class Settings implements Kept {
  theme = $state<Theme>('system')
  motion = $state<Motion>('system')
  lang = $state<Lang>('en')
  labels = $state(true)
  confirm = $state(false)
  sounds = $state(false)
  chat = $state(true)
  cardSize = $state(4)
  offers = $state('age')
  showLaid = $state(true)
  pace = $state(1)
  /** Does the system ask for less motion? */
  private calm = $state(false)
  /** Is the system dark? */
  private night = $state(false)

  /** May things move? The switch, else the system's wish. Game tables read this. */
  readonly animate = $derived(this.motion === 'system' ? !this.calm : this.motion === 'on')
  /** The theme in force. */
  readonly shown = $derived(this.theme === 'system' ? (this.night ? 'dark' : 'light') : this.theme)

  constructor() {
    const kept = read()
    const query = new URLSearchParams(location.search)
    this.theme = oneOf(kept.theme, ['system', 'light', 'dark'], 'system')
    this.motion = oneOf(kept.motion, ['system', 'on', 'off'], 'system')
    this.labels = kept.labels !== false
    this.confirm = kept.confirm === true
    this.sounds = kept.sounds === true
    this.chat = kept.chat !== false
    this.cardSize = sizeOf(kept.cardSize)
    this.offers = typeof kept.offers === 'string' ? kept.offers : 'age'
    this.showLaid = kept.showLaid !== false
    this.pace = paceOf(kept.pace)
    this.lang = chooseLang(query.get('lang') ?? kept.lang, navigator.languages ?? [])
    this.watch('(prefers-reduced-motion: reduce)', (on) => (this.calm = on))
    this.watch('(prefers-color-scheme: dark)', (on) => (this.night = on))
  }

  private watch(query: string, tell: (on: boolean) => void): void {
    if (typeof matchMedia !== 'function') return
    const list = matchMedia(query)
    tell(list.matches)
    list.addEventListener('change', (event) => tell(event.matches))
  }

  /** Put them into force on the page, and keep them. Called from an effect. */
  apply(): void {
    const root = document.documentElement
    root.lang = this.lang
    root.dataset.theme = this.shown
    root.dataset.motion = this.animate ? 'on' : 'off'
    const { theme, motion, lang, labels, confirm, sounds, chat } = this
    const { cardSize, offers, showLaid, pace } = this
    try {
      const kept: Kept = { theme, motion, lang, labels, confirm, sounds, chat, cardSize, offers, showLaid, pace }
      localStorage.setItem(KEY, JSON.stringify(kept))
    } catch {
      // A browser that keeps nothing: the settings last as long as the page.
    }
  }
}

export const settings = new Settings()
