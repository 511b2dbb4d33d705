/**
 * Small sounds, made of tones as they are needed: there are no files. They are off until somebody
 * switches them on, never come before a gesture, and never while a table catches up.
 */
import { settings } from './settings.svelte'
import type { Item, SeatIndex, Told } from './wire'

export type SoundName = 'piece' | 'step' | 'points' | 'turn' | 'clock' | 'message' | 'end'

/** One tone: hertz at its begin and end, when it begins and how long it lasts, in seconds. */
export interface Tone {
  wave: OscillatorType
  from: number
  to: number
  at: number
  lasts: number
  /** From 0 to 1, before the volume of all. */
  loud: number
}

const tone = (wave: OscillatorType, from: number, to: number, at: number, lasts: number, loud = 1): Tone => ({
  wave,
  from,
  to,
  at,
  lasts,
  loud,
})

export const VOLUME = 0.14

export const SOUNDS: Record<SoundName, readonly Tone[]> = {
  // Wood on wood.
  piece: [tone('triangle', 310, 120, 0, 0.07), tone('sine', 900, 500, 0, 0.025, 0.35)],
  // Two footsteps.
  step: [tone('triangle', 190, 130, 0, 0.05, 0.7), tone('triangle', 220, 150, 0.13, 0.05, 0.7)],
  // Up the path.
  points: [
    tone('sine', 659, 659, 0, 0.12, 0.7),
    tone('sine', 784, 784, 0.09, 0.12, 0.7),
    tone('sine', 1047, 1047, 0.18, 0.22, 0.7),
  ],
  turn: [tone('sine', 587, 587, 0, 0.16, 0.8), tone('sine', 880, 880, 0.14, 0.28, 0.8)],
  clock: [tone('square', 1150, 1100, 0, 0.03, 0.25), tone('square', 1150, 1100, 0.25, 0.03, 0.25)],
  message: [tone('sine', 740, 990, 0, 0.11, 0.6)],
  end: [
    tone('sine', 523, 523, 0, 0.5, 0.6),
    tone('sine', 659, 659, 0.14, 0.5, 0.6),
    tone('sine', 784, 784, 0.28, 0.5, 0.6),
    tone('sine', 1047, 1047, 0.42, 0.7, 0.6),
  ],
}

/** The sound of each kind of event; null for those that stay silent. */
export const EVENT_SOUNDS: Record<string, SoundName | null> = {
  undone: 'piece',
  stood_in: null,
  returned: null,
  animals_placed: 'piece',
  guide_placed: 'step',
  guide_relocated: 'step',
  trapped: 'piece',
  guide_moved: 'step',
  hikers_swapped: 'piece',
  hiker_and_animal_swapped: 'piece',
  animals_swapped: 'piece',
  camps_built: 'piece',
  animals_traded: 'piece',
  points_scored: 'points',
  turn_ended: null,
  resigned: null,
  word_submitted: 'piece',
  word_accepted: 'points',
  ink_used: 'piece',
  bought: 'piece',
  flushed: 'step',
  penny_took: 'step',
  game_over: 'end',
}

/** Time between the sounds of one step, as the pieces move one after the other. */
export const APART = 0.22
const MOST = 4

/** What a step sounds like: each kind once, in the order of what happened. */
export function soundsOf(told: readonly Told[]): SoundName[] {
  const found = told.map(({ event }) => EVENT_SOUNDS[event.event] ?? null)
  return [...new Set(found)].filter((name): name is SoundName => name !== null).slice(0, MOST)
}

const asks = (item: Item, mine: readonly SeatIndex[]): boolean =>
  item.outcome === null && item.awaited.some((seat) => mine.includes(seat))

/** Does my turn begin with this step? Not where I play for everybody. */
export function beginsMyTurn(before: Item | null, now: Item, mine: readonly SeatIndex[]): boolean {
  return before !== null && !asks(before, mine) && asks(now, mine)
}

export interface SoundsOptions {
  on: () => boolean
  /** Made at the first sound after a gesture. */
  make: () => AudioContext
  gestures: EventTarget
}

export class Sounds {
  private readonly options: SoundsOptions
  private context: AudioContext | null = null
  private touched = false

  constructor(options: SoundsOptions) {
    this.options = options
    const touch = (): void => {
      this.touched = true
      options.gestures.removeEventListener('pointerdown', touch)
      options.gestures.removeEventListener('keydown', touch)
    }
    options.gestures.addEventListener('pointerdown', touch)
    options.gestures.addEventListener('keydown', touch)
  }

  /** A step of a table as it is shown. */
  hear(before: Item | null, now: Item, mine: readonly SeatIndex[]): void {
    const names = soundsOf(now.told)
    if (beginsMyTurn(before, now, mine)) names.push('turn')
    names.forEach((name, at) => this.play(name, at * APART))
  }

  play(name: SoundName, after = 0): void {
    if (!this.options.on() || !this.touched) return
    this.context ??= this.options.make()
    if (this.context.state === 'suspended') void this.context.resume()
    const begin = this.context.currentTime + after
    for (const one of SOUNDS[name]) sound(this.context, one, begin + one.at)
  }
}

function sound(context: AudioContext, { wave, from, to, lasts, loud }: Tone, at: number): void {
  const source = context.createOscillator()
  const gain = context.createGain()
  source.type = wave
  source.frequency.setValueAtTime(from, at)
  source.frequency.exponentialRampToValueAtTime(to, at + lasts)
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(loud * VOLUME, at + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts)
  source.connect(gain).connect(context.destination)
  source.start(at)
  source.stop(at + lasts)
}

export const sounds = new Sounds({
  on: () => settings.sounds,
  make: () => new AudioContext(),
  gestures: window,
})
