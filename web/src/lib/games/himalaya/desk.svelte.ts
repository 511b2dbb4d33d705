/** What somebody is about to do at the table: what is picked, pointed at, asked; and the keys. */
import { settings } from '../../settings.svelte'
import type { TableProps } from '../contract'
import type { Topic } from './About.svelte'
import {
  DARK,
  NO_REWARDS,
  askedOf,
  glowOf,
  regionsOf,
  rewardGlow,
  rewardText,
  sendTo,
  splitAt,
  splits,
  textAt,
  togglePrize,
  type Glow,
  type Prize,
  type Rewards,
  type Target,
} from './choosing'
import { keyAction, type KeyAction } from './keys'
import { regionLines, trackLines } from './say'
import type { Planning } from './planning.svelte'
import { lastMonth, type Reveal } from './reveal.svelte'
import type { HimalayaView } from './view'

export interface Around {
  props: () => TableProps<HimalayaView>
  root: () => HTMLElement | undefined
  planning: () => Planning
  reveal: () => Reveal
  plans: () => boolean
  narrow: () => boolean
  focusMap: () => void
  send: () => void
}

export const spot = (x: number, y: number): DOMRect => new DOMRect(x, y, 0, 0)

export class Desk {
  /** What of a choice is picked, such as a counter, and an action that waits for its button. */
  kind = $state<string | null>(null)
  picked = $state<string | null>(null)
  rewards = $state.raw<Rewards>(NO_REWARDS)
  topic = $state.raw<Topic | null>(null)
  keys = $state(false)
  typing = $state(false)
  /** The screen goes to the next player: no goods are shown until they say so. */
  veiled = $state(false)
  /** The village a finger chose, to be told in full. */
  chosen = $state<number | null>(null)
  pointed = $state.raw<{ target: Target; at: DOMRect } | null>(null)
  toast = $state.raw<{ text: string; at: DOMRect } | null>(null)
  private seat: number | null = null
  private hovering: ReturnType<typeof setTimeout> | undefined
  private readonly around: Around

  constructor(around: Around) {
    this.around = around
  }

  private get legal(): string[] {
    return this.around.reveal().playing || this.veiled ? [] : this.around.props().legal
  }

  readonly glow = $derived.by((): Glow => {
    if (this.around.plans()) {
      const { view } = this.around.props()
      return { ...DARK, villages: new Set(view.villages.map(({ number }) => number)) }
    }
    const { legal } = this
    return askedOf(legal) === 'reward' ? rewardGlow(legal, this.rewards) : glowOf(legal, this.kind)
  })

  /** Delegations that are about to be sent, by region. */
  readonly sending = $derived.by((): ReadonlyMap<number, number> => {
    const regions = regionsOf(this.picked)
    const all = this.around.props().view.choice?.delegations ?? 0
    if (regions.length === 0) return this.rewards.split
    return new Map(regions.map((region) => [region, regions.length > 1 ? 1 : all]))
  })

  /** Something else is asked: what was looked at before is no longer told of. */
  moveOn(): void {
    this.chosen = null
  }

  /** What was begun does not outlive the list of actions it came from. */
  keep(): void {
    this.kind = this.picked = null
    this.rewards = NO_REWARDS
    this.pointed = null
  }

  /** This person acts for a seat: where goods are hidden, another's are not shown at once. */
  sit(seat: number | null, view: HimalayaView): void {
    const another = seat !== null && this.seat !== null && seat !== this.seat
    // While caravans are placed nobody has anything to hide.
    const hides = view.phase !== 'start' && view.players.some(({ goods }) => goods === null)
    if (another) this.veiled = hides && !view.outcome
    this.seat = seat ?? this.seat
  }

  say(text: string, at?: DOMRect): void {
    const bar = this.around.root()?.querySelector('.hm-bar')?.getBoundingClientRect()
    this.toast = { text, at: at ?? spot(bar ? bar.left + bar.width / 2 : innerWidth / 2, (bar?.top ?? innerHeight / 2) - 70) }
  }

  act(text: string): void {
    this.kind = this.picked = null
    this.rewards = NO_REWARDS
    this.toast = null
    this.around.props().onact(text)
  }

  /** Something on the map was tapped. */
  touch(target: Target, at: { x: number; y: number }): void {
    this.toast = null
    if (target.kind === 'village') this.chosen = target.village
    const { prompt } = this.around.props()
    if (this.around.reveal().playing) return
    if (this.around.plans()) {
      if (target.kind === 'village') this.around.planning().tap(target)
      else this.tell(target, spot(at.x, at.y))
      return
    }
    const { legal } = this
    if (askedOf(legal) === 'reward') {
      if (target.kind === 'region') this.send(target.region)
      else this.say(prompt, spot(at.x, at.y))
      return
    }
    const text = textAt(legal, this.kind, target)
    if (text === null) this.tell(target, spot(at.x, at.y))
    else if (target.kind === 'region' && splits(legal, this.kind)) {
      this.picked = splitAt(legal, this.picked, target.region)
    }
    else if (this.around.narrow() || settings.confirm) this.picked = text
    else this.act(text)
  }

  /** What something is that nothing can be done with now; a village is told in full elsewhere. */
  private tell(target: Target, at: DOMRect): void {
    const { view, names, prompt, t } = this.around.props()
    if (target.kind === 'region') this.say(regionLines(view, target.region, names, t).join(' '), at)
    else if (target.kind === 'track') this.say(trackLines(view, target.track, t).join(' '), at)
    else this.say(prompt, at)
  }

  send(region: number, by: 1 | -1 = 1): void {
    if (by > 0) this.rewards = sendTo(this.legal, this.rewards, region)
    else {
      const split = new Map(this.rewards.split)
      const left = (split.get(region) ?? 0) - 1
      if (left > 0) split.set(region, left)
      else split.delete(region)
      this.rewards = { ...this.rewards, split }
    }
  }

  prize(prize: Prize): void {
    this.rewards = togglePrize(this.legal, this.rewards, prize)
  }

  /** Who only passes over something is told nothing; the keyboard's cursor does not pass. */
  hover(target: Target | null, at?: DOMRect): void {
    clearTimeout(this.hovering)
    if (target === null || !at) this.pointed = null
    else if (document.activeElement?.matches('[role=gridcell]:focus-visible')) this.pointed = { target, at }
    else this.hovering = setTimeout(() => (this.pointed = { target, at }), 380)
  }

  cancel(): void {
    if (this.pointed) this.pointed = null
    if (this.picked !== null) this.picked = null
    else if (this.kind !== null) this.kind = null
    else if (this.rewards.chosen.length > 0) this.rewards = NO_REWARDS
    else if (this.around.plans()) this.around.planning().clear()
  }

  /** An action was typed: the server says why it cannot be. */
  async typed(text: string): Promise<void> {
    const why = await this.around.props().onwhy(text)
    if (why === null) this.act(text)
    else this.say(why)
  }

  /** A key of the window, unless a sheet is open. */
  key(event: KeyboardEvent): void {
    if (this.keys || this.topic || this.typing) return
    const action = keyAction(event)
    if (!action || !this.obey(action)) return
    event.preventDefault()
  }

  private obey(action: KeyAction): boolean {
    const reveal = this.around.reveal()
    const planning = this.around.planning()
    const plans = this.around.plans()
    switch (action.kind) {
      case 'step':
        if (plans) planning.add(action.step)
        return plans
      case 'back':
        if (plans) planning.back()
        return plans
      case 'enter':
        return this.enter()
      case 'escape':
        if (reveal.playing) reveal.skip()
        else this.cancel()
        return true
      case 'pause':
        if (reveal.playing) reveal.pause()
        else this.watch()
        return true
      case 'next':
        if (reveal.playing) reveal.step()
        return reveal.playing
      case 'digit':
        return this.digit(action.digit)
      case 'map':
        this.around.focusMap()
        return true
      case 'undo':
        if (this.around.props().canUndo !== null || this.around.props().askUndo) this.around.props().onundo()
        return true
      case 'influence':
        this.topic = { kind: 'influence' }
        return true
      case 'type':
        this.typing = true
        return true
      case 'help':
        this.keys = true
        return true
    }
  }

  /** Show the last month once more. */
  watch(): void {
    const month = lastMonth(this.around.props().past ?? [])
    if (month.length > 0) this.around.reveal().again(month, settings.animate)
  }

  private enter(): boolean {
    if (this.around.reveal().playing) return false
    const text = rewardText(this.legal, this.rewards)
    if (this.picked !== null) this.act(this.picked)
    else if (text !== null) this.act(text)
    else if (this.around.plans()) this.around.send()
    else return false
    return true
  }

  /** A digit is the region that glows, or else the slot that is filled next, or the button in its row. */
  private digit(digit: number): boolean {
    if (this.around.plans()) this.around.planning().choose(digit - 1)
    else if (this.glow.regions.has(digit)) this.touch({ kind: 'region', region: digit }, { x: innerWidth / 2, y: 200 })
    else {
      const buttons = this.around.root()?.querySelectorAll<HTMLElement>('.hm-bar [data-kind], .hm-bar [data-prize]')
      buttons?.[digit - 1]?.click()
    }
    return true
  }
}
