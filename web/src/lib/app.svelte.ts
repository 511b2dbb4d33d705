/** What all pages share: who I am, the texts, and the line that is read out. */
import { Api, ApiError } from './net/api'
import { settings } from './settings.svelte'
import { translator, type Translate } from './texts'
import type { Me } from './wire'

export const api = new Api(() => settings.lang)

class App {
  me = $state.raw<Me | null>(null)
  /** One line near the bottom for a few seconds: a refusal, an error. */
  notice = $state('')
  /** What a screen reader says next, politely. */
  spoken = $state('')
  settingsOpen = $state(false)
  reportOpen = $state(false)
  /** The last sentence that refused something, for whoever reports a problem. */
  lastRefusal = ''

  private translate = $derived(translator(settings.lang))
  private hide: ReturnType<typeof setTimeout> | undefined

  say(text: string): void {
    // The same line twice in a row is to be heard twice.
    this.spoken = text === this.spoken ? `${text}\u00a0` : text
  }

  show(text: string): void {
    if (text === '') return
    clearTimeout(this.hide)
    this.notice = text
    this.hide = setTimeout(() => (this.notice = ''), 4000)
  }

  /** The sentence for anything that was thrown. */
  sentence(error: unknown): string {
    if (error instanceof ApiError) {
      if (error.code === 'client.unreachable') return t('error-unreachable')
      if (error.message !== '') return error.message
    }
    return t('error-unknown')
  }

  /** Note what was refused, and return the sentence for it. */
  refused(error: unknown): string {
    if (!(error instanceof ApiError)) console.error(error)
    return (this.lastRefusal = this.sentence(error))
  }

  /** Show for a moment that something was refused. */
  refuse(sentence: string): void {
    this.lastRefusal = sentence
    this.show(sentence)
  }

  fail(error: unknown): void {
    this.show(this.refused(error))
  }

  text(id: string, args?: Parameters<Translate>[1]): string {
    return this.translate(id, args)
  }

  async start(): Promise<void> {
    try {
      this.me = await api.me()
    } catch (error) {
      this.fail(error)
    }
  }
}

export const app = new App()

/** Say a text of the catalogues in the language of the reader. */
export const t: Translate = (id, args) => app.text(id, args)
