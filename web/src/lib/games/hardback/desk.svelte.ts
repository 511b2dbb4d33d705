/** What somebody is about to do at the table: what is picked, asked once more, pointed at; and the keys. */
import { tick } from 'svelte'
import { settings } from '../../settings.svelte'
import type { TableProps } from '../contract'
import type { Topic } from './About.svelte'
import type { InkMode } from './Ink.svelte'
import type { Toast } from './Over.svelte'
import { asked } from './asking'
import type { Building } from './building.svelte'
import { cardOf } from './cards'
import { finish } from './flip'
import { keyAction, type KeyAction } from './keys'
import { objectOf, type Legal } from './legal'
import type { HardbackView } from './view'
import { has } from './word'

export interface Around {
  props: () => TableProps<HardbackView>
  root: () => HTMLElement | undefined
  legal: () => Legal
  /** A word can be arranged now. */
  spells: () => boolean
  narrow: () => boolean
  building: () => Building
  /** Go to the field for looking words up; false where there is none. */
  lookUp: () => boolean
}

/** How long the pointer rests on a card before it is explained. */
const HOVER = 380
const MAIN = '.hb-bar .btn.main'

const dataId = (node: Element | null): string | undefined =>
  node instanceof HTMLElement ? node.dataset.id : undefined

export class Desk {
  picked = $state<string | null>(null)
  /** An action that is asked about once more. */
  asking = $state<string | null>(null)
  mode = $state<InkMode>(null)
  topic = $state.raw<Topic | null>(null)
  keys = $state(false)
  /** The screen goes to the next player: no hand is shown until they say so. */
  veiled = $state(false)
  private seat: number | null = null
  private hovering: ReturnType<typeof setTimeout> | undefined
  toast = $state.raw<Toast | null>(null)
  pointed = $state.raw<{ card: string; at: DOMRect } | null>(null)
  readonly builds = $derived.by(() => this.around.spells() && this.mode === null)
  private readonly around: Around

  constructor(around: Around) {
    this.around = around
  }

  private get t(): TableProps<HardbackView>['t'] {
    return this.around.props().t
  }

  private get building(): Building {
    return this.around.building()
  }

  private find(selector: string): HTMLElement | undefined {
    return this.around.root()?.querySelector<HTMLElement>(selector) ?? undefined
  }

  private all(selector: string): HTMLElement[] {
    return [...(this.around.root()?.querySelectorAll<HTMLElement>(selector) ?? [])]
  }

  /** What was begun does not outlive the list of actions it came from. */
  keep(legal: Legal): void {
    if (this.picked !== null && !legal.cards.has(this.picked)) this.picked = null
    if (this.asking !== null && !legal.has(this.asking)) this.asking = null
    if (this.mode !== null && legal.of(this.mode).length === 0) this.mode = null
    this.pointed = null
  }

  /** This person acts for a seat: where the hands are hidden, another's is not shown at once. */
  sit(seat: number | null, view: HardbackView): void {
    const another = seat !== null && this.seat !== null && seat !== this.seat
    const hides = view.players.some(({ hand, hand_count }, at) => at !== seat && hand.length < hand_count)
    if (another) this.veiled = hides && !view.outcome
    this.seat = seat ?? this.seat
  }

  point(card: string | null, node: HTMLElement | undefined = this.find(`[data-id="${card}"]`)): void {
    this.pointed = card && node ? { card, at: node.getBoundingClientRect() } : null
  }

  /** Who only passes over a card is told nothing; the keyboard's cursor does not pass. */
  hover(card: string | null, node?: HTMLElement): void {
    clearTimeout(this.hovering)
    if (card === null || node?.matches(':focus-visible')) this.point(card, node)
    else this.hovering = setTimeout(() => node?.isConnected && this.point(card, node), HOVER)
  }

  /** One short line near a card, else over the bar. */
  say(text: string, node: HTMLElement | undefined = this.find('.hb-bar')): void {
    const box = node?.getBoundingClientRect()
    const x = box ? box.left + box.width / 2 : innerWidth / 2
    const y = box ? Math.max(60, box.top - 8) : innerHeight / 2
    this.toast = { text, x: Math.max(170, Math.min(innerWidth - 170, x)), y }
  }

  act(text: string): void {
    finish()
    this.picked = this.asking = this.mode = null
    this.toast = null
    // The next key is for the bar and no longer for the card that was chosen.
    const chosen = document.activeElement
    if (chosen instanceof HTMLElement && dataId(chosen) !== undefined) chosen.blur()
    this.around.props().onact(text)
  }

  /** Do it, unless it is to be asked once more. */
  ask(text: string): void {
    const { view, seat } = this.around.props()
    if (asked(text, view, seat, this.t)) this.asking = text
    else this.act(text)
  }

  touch(card: string, node: HTMLElement): void {
    const legal = this.around.legal()
    this.toast = this.asking = null
    if (this.mode !== null) {
      const text = legal.of(this.mode).find((one) => objectOf(one) === card)
      if (text) return this.act(text)
      this.mode = null
      return
    }
    if (this.builds && this.building.parts.some((part) => part.card === card)) return this.building.tap(card)
    const actions = legal.cards.get(card) ?? []
    const [only] = actions
    if (only === undefined) void this.refuse(card, node)
    else if (actions.length === 1 && !this.around.narrow() && !settings.confirm) this.ask(only)
    else this.pick(this.picked === card ? null : card, node)
  }

  /** Who picks a card with a key goes on with the buttons that say what can be done with it. */
  private pick(card: string | null, node: HTMLElement): void {
    this.picked = card
    if (card !== null && node.matches(':focus-visible')) void tick().then(() => this.find(MAIN)?.focus())
  }

  private async refuse(card: string, node: HTMLElement): Promise<void> {
    const { seat, view, onwhy, prompt } = this.around.props()
    const offered = view.offers.includes(card) || (seat !== null && card === view.players[seat]?.jail)
    const why = seat !== null && offered ? await onwhy(`buy ${card}`) : null
    // A finger does not hover: the tap tells what the card does, too.
    if (this.around.narrow()) this.point(card, node)
    this.say(why ?? prompt, node)
  }

  submit(): void {
    const { building } = this
    const button = this.find('[data-submit]')
    if (building.laying.word.length === 0) this.say(this.t('hb-word-empty'), button)
    else if (building.laying.waits !== null) this.say(this.t('hb-letters-type'), button)
    else if (building.refused) this.say(building.refused.message, button)
    else {
      building.send()
      this.act(building.text)
    }
  }

  cancel(): void {
    if (this.asking !== null) this.asking = null
    else if (this.picked !== null || this.mode !== null) {
      this.picked = this.mode = null
    } else if (this.building.laying.waits !== null) this.building.back()
    else if (this.builds) this.building.none()
  }

  /** A key of the window, unless a sheet is open. */
  key(event: KeyboardEvent): void {
    if (this.keys || this.topic) return
    const action = keyAction(event)
    if (!action) return
    event.preventDefault()
    this.obey(action)
  }

  private obey(action: KeyAction): void {
    const { building, builds } = this
    const legal = this.around.legal()
    switch (action.kind) {
      case 'letter':
        return builds ? building.type(action.letter) : this.seek(action.letter)
      case 'wild':
        if (builds && !building.wait()) this.say(this.t('hb-not-wild'))
        return
      case 'back':
        return builds ? building.back() : undefined
      case 'escape':
        return this.cancel()
      case 'enter':
        return builds && this.asking === null ? this.submit() : this.find(MAIN)?.click()
      case 'ink':
        return legal.has('ink') ? this.ask('ink') : undefined
      case 'remover':
        if (legal.of('unink').length > 0) this.mode = 'unink'
        return
      case 'look-up':
        if (!this.around.lookUp()) this.topic = { kind: 'more' }
        return
      case 'help':
        this.keys = true
        return
      case 'shift':
        return builds ? this.shift(action.by) : undefined
      case 'walk':
        return this.walk(action.by)
    }
  }

  /** A letter outside of spelling goes to the next card with it that can be chosen. */
  private seek(letter: string): void {
    const fits = this.all('[data-legal]').filter((node) => cardOf(dataId(node) ?? '').letter === letter)
    const now = fits.findIndex((node) => node === document.activeElement)
    fits[(now + 1) % fits.length]?.focus()
  }

  private walk(by: number): void {
    const nodes = this.all('.board .piece, .board .pile')
    const now = nodes.findIndex((node) => node === document.activeElement)
    const next = now < 0 ? nodes.find((node) => node.dataset.legal) : nodes[now + by]
    next?.focus()
  }

  /** The card under the keyboard's cursor is the one that is moved, and stays under it. */
  private shift(by: number): void {
    const id = dataId(document.activeElement)
    const laid = id !== undefined && has(this.building.laying.word, id)
    if (laid) this.building.touched = id
    this.building.shift(by)
    if (laid) void tick().then(() => this.find(`[data-ledge] [data-id="${id}"]`)?.focus())
  }
}
