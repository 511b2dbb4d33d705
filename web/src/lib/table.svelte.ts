/** One table as this person sees it: what is shown, what is still to be shown, what was told. */
import { Chat } from './chat.svelte'
import { monotonic, type Heard } from './clock'
import { Live, type Answer, type LinkState, type Socket } from './net/live'
import { noteSeen, seenVersion } from './seen'
import type { ChatMessage, Clock, Form, Item, Proposal, SeatIndex, TableInfo, TriedOut } from './wire'

/** How long a step stays before the next one, in milliseconds. */
const PACE = 900
const QUIET = 350
/** Coming back, everything runs half as fast again; and no more than this many steps. */
const HURRY = 1.5
const MOST_MISSED = 40
/** A lost connection is not mentioned before this. */
const NOTICE_AFTER = 1500
/** An action without an answer is not mentioned before this. */
const LATE_AFTER = 250
const NO_FORMS: Form[] = []

export interface SessionOptions {
  id: string
  lang: () => string
  /** May steps be shown one after the other, or is the last one enough? */
  animate: () => boolean
  /** Does the table of a game take its time by itself, so that no step is held back? */
  paced?: (game: string) => boolean
  /** A step is being shown, after another one: say it. It may be one that was missed. */
  onshow: (item: Item, before: Item | null, missed: boolean) => void
  /** Something was refused. */
  onrefused: (message: string) => void
  /** Somebody else said something. */
  onsaid?: (line: ChatMessage) => void
  make?: (url: string) => Socket
}

export class TableSession {
  table = $state.raw<TableInfo | null>(null)
  /** All steps known, oldest first. */
  steps = $state.raw<Item[]>([])
  link = $state<LinkState>('connecting')
  offline = $state(false)
  /** Steps are being played that were missed. */
  catching = $state(false)
  /** The action on its way to the server. */
  sending = $state<string | null>(null)
  /** The same, once it has taken longer than anybody would notice. */
  unconfirmed = $state<string | null>(null)
  /** The clocks as they were told last. */
  clock = $state.raw<Heard | null>(null)
  /** What somebody else is putting together, as they let others see it. */
  laid = $state.raw<{ seat: SeatIndex; laid: string[] } | null>(null)
  readonly chat: Chat
  /** Looking back: index into steps; null for the present. */
  at = $state<number | null>(null)

  private present = $state.raw<Item | null>(null)
  private head = $state.raw<Item | null>(null)
  private queue: Item[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private notice: ReturnType<typeof setTimeout> | undefined
  private readonly live: Live
  private readonly options: SessionOptions

  /** What the board shows. */
  readonly shown = $derived(this.at === null ? this.present : (this.steps[this.at] ?? this.present))
  /** The steps that were shown already: while some are still to come, the log waits for them. */
  readonly told = $derived.by(() => {
    const upTo = this.present?.version ?? -1
    return this.steps.filter((item) => item.version <= upTo)
  })
  private readonly current = $derived(
    this.at === null && this.present !== null && this.present.version === this.head?.version,
  )
  /** The seat this person acts for now: the one that is asked, else their first. */
  readonly seat = $derived.by((): SeatIndex | null => {
    const mine = this.table?.your_seats ?? []
    const own = (seat: SeatIndex): boolean => mine.includes(seat)
    // Those who may do something out of turn may act, too; who is waited for goes first.
    const asked = this.shown?.awaited.find(own) ?? this.shown?.to_act.find(own)
    return asked ?? mine[0] ?? null
  })
  readonly legal = $derived(
    this.current && this.seat !== null ? (this.shown?.legal[String(this.seat)] ?? []) : [],
  )
  readonly forms = $derived(
    this.current && this.seat !== null ? (this.shown?.forms?.[String(this.seat)] ?? NO_FORMS) : NO_FORMS,
  )
  /** Is this person waited for, and not only free to do something out of turn? */
  readonly awaited = $derived(
    this.current && this.seat !== null && (this.shown?.awaited.includes(this.seat) ?? false),
  )
  /** Which of this person's seats could take back, and to which entry. */
  private readonly undoing = $derived.by((): { seat: SeatIndex; entry: number } | null => {
    if (!this.current) return null
    for (const seat of this.table?.your_seats ?? []) {
      const entry = this.shown?.can_undo[String(seat)]
      if (entry !== undefined) return { seat, entry }
    }
    return null
  })
  readonly canUndo = $derived(this.undoing?.entry ?? null)
  readonly proposal = $derived(this.table?.proposal ?? null)
  /** The seat that may ask for its last action back, where it cannot simply take it. */
  readonly askUndo = $derived.by((): SeatIndex | null => {
    if (!this.current || this.undoing || this.proposal || this.shown?.outcome) return null
    const mine = this.table?.your_seats ?? []
    return this.shown?.ask_undo?.find((seat) => mine.includes(seat)) ?? null
  })
  /** The seats of other people who are there to be asked. */
  readonly people = $derived(
    (this.table?.seats ?? [])
      .filter(({ kind, you, bot }) => kind === 'person' && !you && bot === null)
      .map(({ seat }) => seat),
  )
  /** My seats in which a computer player plays on for me. */
  readonly away = $derived(
    (this.table?.seats ?? [])
      .filter(({ kind, you, bot }) => kind === 'person' && you && bot !== null)
      .map(({ seat }) => seat),
  )

  constructor(options: SessionOptions) {
    this.options = options
    this.chat = new Chat(options.id, (line) => options.onsaid?.(line))
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    const make = options.make ?? ((url) => new WebSocket(url) as unknown as Socket)
    this.live = new Live(
      {
        make,
        // From the very start: the steps before are the log.
        since: 0,
        url: (since) => {
          const query = new URLSearchParams({ lang: options.lang() })
          if (since !== null) query.set('since', String(since))
          return `${scheme}//${location.host}/api/tables/${options.id}/live?${query}`
        },
      },
      {
        onstate: (state) => this.linked(state),
        ontable: (table) => {
          this.table = table
          this.tick(table.clock ?? null)
        },
        onhello: (now, missed, again) => this.greet(now, missed, again),
        onitem: (item) => {
          if (item.clock) this.tick(item.clock)
          this.news([item], false)
        },
        onchat: (lines) => this.chat.begin(lines),
        onmessage: (line) => this.chat.add(line),
        onshown: (seat, laid) => (this.laid = { seat, laid }),
      },
    )
  }

  open(): void {
    this.live.connect()
    addEventListener('online', this.nudge)
    document.addEventListener('visibilitychange', this.woken)
  }

  close(): void {
    removeEventListener('online', this.nudge)
    document.removeEventListener('visibilitychange', this.woken)
    clearTimeout(this.timer)
    clearTimeout(this.notice)
    this.live.close()
  }

  /** Connect anew: to take the table over from another window, or in another language. */
  reconnect(): void {
    this.live.connect()
  }

  async act(text: string, seat: SeatIndex | null = this.seat): Promise<void> {
    if (seat === null || this.sending !== null) return
    this.sending = text
    const late = setTimeout(() => (this.unconfirmed = text), LATE_AFTER)
    const answer = await this.live.act(seat, text)
    clearTimeout(late)
    this.sending = this.unconfirmed = null
    this.tell(answer)
  }

  undo(): Promise<void> {
    const found = this.undoing
    return found ? this.act(`undo ${found.entry}`, found.seat) : Promise.resolve()
  }

  resign(): Promise<void> {
    return this.act('resign')
  }

  /** Propose something to the other people; where there are none it is done at once. */
  async propose(what: Proposal['what']): Promise<void> {
    const seat = what === 'undo' ? this.askUndo : this.seat
    if (seat !== null) this.tell(await this.live.propose(seat, what))
  }

  /** Agree to what is proposed or not; whoever proposed it takes it back by not agreeing. */
  async reply(agree: boolean): Promise<void> {
    if (this.proposal) this.tell(await this.live.reply(this.proposal.id, agree))
  }

  /** Say something in the chat; false if it was refused. */
  async say(text: string): Promise<boolean> {
    const answer = await this.live.say(text)
    this.tell(answer)
    return answer.ok
  }

  /** Take my seats back from the computer player. */
  async comeBack(): Promise<void> {
    for (const seat of this.away) this.tell(await this.live.comeBack(seat))
  }

  async why(text: string): Promise<string | null> {
    if (this.seat === null) return null
    const answer: Answer = await this.live.why(this.seat, text)
    return answer.ok || answer.message === '' ? null : answer.message
  }

  /** What an action of a form would bring, and why it would be refused. */
  async try(text: string): Promise<TriedOut | null> {
    if (this.seat === null) return null
    const { told, code, message } = await this.live.try(this.seat, text)
    if (told?.type === 'tried') return told
    return code ? { refused: { code, message }, preview: null } : null
  }

  /** Ask the rules something in private: what they answer, or a sentence that says why not. */
  async ask(question: string): Promise<Record<string, unknown> | string> {
    const { told, message } = await this.live.ask(question)
    return told?.type === 'answer' ? told.answer : message
  }

  /** Let the others see what I am putting together. */
  showLaid(laid: string[]): void {
    if (this.seat !== null) this.live.show(this.seat, laid)
  }

  /** Show the present at once. */
  skip(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    const last = this.queue.at(-1)
    const missed = this.catching
    this.queue = []
    this.catching = false
    if (last) this.show(last, missed)
  }

  private tell(answer: Answer): void {
    if (!answer.ok && answer.code !== 'client.closed') this.options.onrefused(answer.message)
  }

  private tick(clock: Clock | null): void {
    this.clock = clock && { clock, heard: monotonic() }
  }

  private nudge = (): void => this.live.nudge()

  private woken = (): void => {
    if (document.hidden) return
    this.live.nudge()
    this.pump()
  }

  private linked(state: LinkState): void {
    this.link = state
    clearTimeout(this.notice)
    if (state === 'lost') this.notice = setTimeout(() => (this.offline = true), NOTICE_AFTER)
    else this.offline = false
  }

  private greet(now: Item | null, missed: Item[], again: boolean): void {
    if (!now) return
    // The present position comes without what led to it; the last step missed says it.
    const last = missed.at(-1)
    const whole =
      last?.version === now.version ? { ...now, entry: last.entry, told: last.told } : now
    const news = [...missed.filter((item) => item.version < now.version), whole]
    if (again) {
      this.news(news, news.length > 2)
      return
    }
    const seen = seenVersion(this.options.id)
    const known = seen === null ? news : news.filter((item) => item.version <= seen)
    const fresh = seen === null ? [] : news.filter((item) => item.version > seen)
    const old = fresh.slice(0, Math.max(0, fresh.length - MOST_MISSED))
    this.steps = [...known, ...old]
    this.head = whole
    const first = this.steps.at(-1)
    if (first) {
      this.present = { ...first, told: [] }
      noteSeen(this.options.id, first.version)
    }
    this.news(fresh.slice(old.length), fresh.length > 2)
  }

  private news(items: Item[], catching: boolean): void {
    const last = items.at(-1)
    if (!last) return
    this.head = last
    const known = this.steps.at(-1)?.version ?? -1
    this.steps = [...this.steps, ...items.filter((item) => item.version > known)]
    this.catching ||= catching
    const mine = this.table?.your_seats ?? []
    const own = items.length === 1 && mine.includes(Number(last.entry?.by ?? Number.NaN))
    this.queue.push(...items)
    if (own && !this.catching) this.skip()
    else if (this.present === null || (!this.paced && !this.options.animate())) this.skip()
    else this.pump()
  }

  private get paced(): boolean {
    return this.table !== null && (this.options.paced?.(this.table.game) ?? false)
  }

  private pump(): void {
    if (this.timer !== undefined || document.hidden) return
    const next = this.queue.shift()
    if (!next) {
      this.catching = false
      return
    }
    this.show(next, this.catching)
    const pace = this.paced ? 0 : (next.told.length > 0 ? PACE : QUIET) / (this.catching ? HURRY : 1)
    this.timer = setTimeout(() => {
      this.timer = undefined
      this.pump()
    }, pace)
  }

  private show(item: Item, missed: boolean): void {
    const before = this.present
    this.present = item
    if (item.told.length > 0) this.laid = null
    noteSeen(this.options.id, item.version)
    this.options.onshow(item, before, missed)
  }
}
