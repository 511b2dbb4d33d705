/** The programme that is being made: six slots, filled on the map or by keys, tried out by the server. */
import type { GameEvent, TriedOut } from '../../wire'
import type { Target } from './choosing'
import { exitsOf, isKind, wayTo, type Exits } from './paths'
import { trackName } from './say'
import { SLOTS, type HimalayaView, type ProgramPreview, type Step } from './view'

export type Slots = readonly (Step | null)[]
export const NONE: Slots = Array.from({ length: SLOTS }, () => null)

/** The text of a programme; what is not filled is rest. */
export const textOf = (slots: Slots): string => `program ${slots.map((step) => step ?? 'rest').join(' ')}`

export const filled = (slots: Slots): number => slots.filter((step) => step !== null).length

/** What the server says of one slot. */
export interface Slot {
  step: Step | null
  /** What happens, as it would be told; a delivery without its rewards. */
  event: GameEvent | null
  lost: boolean
}

/** The way of a plan over the map. */
export interface Route {
  tracks: ReadonlySet<string>
  /** By village, which actions end there: `1-2`, `5`. */
  badges: ReadonlyMap<number, string>
  end: number | null
}

export const NOWHERE: Route = { tracks: new Set(), badges: new Map(), end: null }

const number = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** Where a caravan is after each slot: as the server says, else as far as the tracks tell. */
export function stations(exits: Exits, from: number, slots: Slots, steps: readonly GameEvent[]): number[] {
  let at = from
  return slots.map((step, index) => {
    const told = steps.find(({ slot }) => slot === index + 1)
    if (told?.event === 'moved' || told?.event === 'storm_crossed') at = number(told.village) ?? at
    else if (!told && isKind(step)) at = exits.get(at)?.[step] ?? at
    return at
  })
}

const span = (slots: readonly number[]): string => {
  const parts: string[] = []
  for (let at = 0; at < slots.length; ) {
    let end = at
    while (slots[end + 1] === (slots[end] ?? 0) + 1) end += 1
    parts.push(at === end ? String(slots[at]) : `${slots[at]}-${slots[end]}`)
    at = end + 1
  }
  return parts.join(', ')
}

export function routeOf(from: number, slots: Slots, at: readonly number[]): Route {
  const tracks = new Set<string>()
  const ends = new Map<number, number[]>()
  let before = from
  for (const [index, step] of slots.entries()) {
    const here = at[index] ?? before
    if (here !== before) tracks.add(trackName(before, here))
    if (step !== null && step !== 'rest') ends.set(here, [...(ends.get(here) ?? []), index + 1])
    before = here
  }
  if (filled(slots) === 0) return NOWHERE
  return { tracks, badges: new Map([...ends].map(([village, list]) => [village, span(list)])), end: before }
}

export interface Around {
  view: () => HimalayaView
  seat: () => number | null
  /** A programme can be made now. */
  plans: () => boolean
  try: (text: string) => Promise<TriedOut | null>
  /** There is no way there that fits into the slots left. */
  far: () => void
  full: () => void
}

export class Planning {
  slots = $state.raw<Slots>(NONE)
  /** The slot that is filled next. */
  at = $state(0)
  private tried = $state.raw<{ text: string; steps: GameEvent[] } | null>(null)
  private month = 0
  /** What is in for this month, as far as it was told. */
  private entered: string | null = null
  private readonly around: Around
  private readonly exits = $derived.by(() => exitsOf(this.around.view()))
  readonly text = $derived(textOf(this.slots))
  /** What the server told about the slots, as far as they are still the same. */
  readonly steps = $derived.by((): GameEvent[] => {
    if (this.tried === null) return []
    const told = this.tried.text.split(' ').slice(1)
    const now = this.text.split(' ').slice(1)
    const same = now.findIndex((step, index) => step !== told[index])
    return this.tried.steps.filter(({ slot }) => same < 0 || Number(slot) <= same)
  })
  readonly known = $derived(this.tried?.text === this.text)
  readonly from = $derived.by((): number | null => {
    const seat = this.around.seat()
    return seat === null ? null : (this.around.view().players[seat]?.caravan?.village ?? null)
  })
  readonly stations = $derived(this.from === null ? [] : stations(this.exits, this.from, this.slots, this.steps))
  readonly route = $derived(this.from === null ? NOWHERE : routeOf(this.from, this.slots, this.stations))
  /** Where the caravan is when the next slot begins. */
  readonly here = $derived(this.at === 0 ? this.from : (this.stations[this.at - 1] ?? this.from))
  /** Where one more action would lead: the own village too, to deal. */
  readonly near = $derived.by((): ReadonlySet<number> => {
    if (this.here === null || this.at >= SLOTS) return new Set()
    return new Set([this.here, ...Object.values(this.exits.get(this.here) ?? {})])
  })
  readonly list = $derived(
    this.slots.map((step, index): Slot => {
      const event = step === null ? null : (this.steps.find(({ slot }) => slot === index + 1) ?? null)
      return { step, event, lost: event?.event === 'lost' }
    }),
  )
  readonly full = $derived(filled(this.slots) === SLOTS)
  readonly lost = $derived(this.list.filter(({ lost }) => lost).length)

  constructor(around: Around) {
    this.around = around
  }

  /** A plan belongs to one month and one seat; one that is in is shown to be changed. */
  begin(month: number, seat: number | null, programme: readonly Step[] | null): void {
    const key = month * 10 + (seat ?? 9)
    const entered = programme && textOf(programme)
    const began = key !== this.month
    // What was sent from here or elsewhere is what is planned from then on.
    if (!began && (entered === null || entered === this.entered)) return
    this.month = key
    this.entered = entered
    this.put(programme ? [...programme] : NONE)
    this.at = programme ? SLOTS - Number(began) : 0
  }

  private put(slots: Slots): void {
    this.slots = slots
    void this.ask()
  }

  private async ask(): Promise<void> {
    const { text } = this
    if (!this.around.plans() || filled(this.slots) === 0) return
    const told = await this.around.try(text)
    const preview = told?.preview as ProgramPreview | null | undefined
    if (preview && text === this.text) this.tried = { text, steps: preview.steps }
  }

  /** Fill the slot at the cursor and go on to the next one that is free. */
  add(step: Step): void {
    if (!this.around.plans()) return
    if (this.full && this.at >= SLOTS) return this.around.full()
    const at = Math.min(this.at, SLOTS - 1)
    this.put(this.slots.map((old, index) => (index === at ? step : old)))
    const free = this.slots.findIndex((old, index) => index > at && old === null)
    this.at = free >= 0 ? free : at + 1
  }

  /** Empty the slot before the cursor. */
  back(): void {
    if (!this.around.plans()) return
    const at = this.slots[this.at] != null ? this.at : Math.max(0, this.at - 1)
    this.put(this.slots.map((old, index) => (index === at ? null : old)))
    this.at = at
  }

  clear(): void {
    this.put(NONE)
    this.at = 0
  }

  choose(slot: number): void {
    this.at = Math.max(0, Math.min(SLOTS - 1, slot))
  }

  /** Two slots change places. */
  swap(a: number, b: number): void {
    const slots = [...this.slots]
    const [x, y] = [slots[a] ?? null, slots[b] ?? null]
    slots[a] = y
    slots[b] = x
    this.put(slots)
  }

  drop(step: Step, slot: number): void {
    this.at = slot
    this.add(step)
  }

  empty(slot: number): void {
    this.put(this.slots.map((old, index) => (index === slot ? null : old)))
    this.at = slot
  }

  /** A village was tapped: walk there, or deal where the caravan is by then. */
  tap(target: Target): void {
    const { here } = this
    if (!this.around.plans() || target.kind !== 'village' || here === null) return
    if (this.at >= SLOTS) return this.around.full()
    if (target.village === here) return this.add('deal')
    const way = wayTo(this.exits, here, target.village)
    if (!way) return this.around.far()
    const steps = this.through(here, way)
    if (steps.length > SLOTS - this.at) return this.around.far()
    const slots = [...this.slots]
    for (const [index, step] of steps.entries()) slots[this.at + index] = step
    this.put(slots)
    this.at = Math.min(SLOTS, this.at + steps.length)
  }

  /** A track with a snowstorm takes its action twice. */
  private through(from: number, way: readonly Step[]): Step[] {
    let at = from
    return way.flatMap((step) => {
      const next = isKind(step) ? (this.exits.get(at)?.[step] ?? at) : at
      const name = trackName(at, next)
      at = next
      const storm = this.around.view().counters.some(
        ({ counter, villages }) => counter === 'snowstorm' && villages.join('-') === name,
      )
      return storm ? [step, step] : [step]
    })
  }
}
