import { describe, expect, it, vi } from 'vitest'
import game from '../../dev/fixtures/game.json'
import { beginsMyTurn, EVENT_SOUNDS, SOUNDS, Sounds, soundsOf, VOLUME } from './sounds'
import type { Item, Told } from './wire'

const told = (...events: string[]): Told[] => events.map((event) => ({ event: { event }, text: '' }))

const item = (awaited: number[], events: string[] = []): Item => ({
  version: 1,
  entry: null,
  told: told(...events),
  view: {},
  legal: {},
  to_act: awaited,
  awaited,
  can_undo: {},
  outcome: null,
  prompt: '',
})

function param() {
  return {
    setValueAtTime: vi.fn(),
    exponentialRampToValueAtTime: vi.fn(),
    linearRampToValueAtTime: vi.fn(),
  }
}

class FakeContext {
  state = 'suspended'
  currentTime = 5
  destination = {}
  starts: number[] = []
  peaks: number[] = []
  resume = vi.fn(() => Promise.resolve())
  createOscillator() {
    return {
      type: '',
      frequency: param(),
      connect: (next: unknown) => next,
      start: (at: number) => this.starts.push(at),
      stop: () => undefined,
    }
  }
  createGain() {
    const gain = param()
    gain.linearRampToValueAtTime = vi.fn((value: number) => this.peaks.push(value))
    return { gain, connect: (next: unknown) => next }
  }
}

function listening(on = true) {
  const context = new FakeContext()
  const make = vi.fn(() => context as unknown as AudioContext)
  const gestures = new EventTarget()
  const sounds = new Sounds({ on: () => on, make, gestures })
  return { sounds, context, make, gestures }
}

describe('the sound of a step', () => {
  it('follows from its events', () => {
    expect(soundsOf(told('trapped', 'guide_moved'))).toEqual(['piece', 'step'])
    expect(soundsOf(told('camps_built', 'points_scored'))).toEqual(['piece', 'points'])
    expect(soundsOf(told('turn_ended', 'game_over'))).toEqual(['end'])
    expect(soundsOf(told('turn_ended'))).toEqual([])
  })

  it('has each kind once, however much happens', () => {
    expect(soundsOf(told('points_scored', 'points_scored', 'points_scored'))).toEqual(['points'])
  })

  it('is silent for what nobody gave a sound', () => {
    expect(soundsOf(told('never_heard_of'))).toEqual([])
  })

  it('is decided for every kind of event of a whole game', () => {
    const kinds = new Set(game.flatMap((step) => step.told.map(({ event }) => event.event)))
    expect(kinds.size).toBeGreaterThan(6)
    expect([...kinds].filter((kind) => !(kind in EVENT_SOUNDS))).toEqual([])
  })
})

describe('my turn', () => {
  it('begins when I am awaited and was not', () => {
    expect(beginsMyTurn(item([1]), item([0]), [0])).toBe(true)
    expect(beginsMyTurn(item([0]), item([0]), [0])).toBe(false)
    expect(beginsMyTurn(item([0]), item([1]), [0])).toBe(false)
    expect(beginsMyTurn(null, item([0]), [0])).toBe(false)
  })

  it('is nothing new where I play for everybody, or look on', () => {
    expect(beginsMyTurn(item([1]), item([0]), [0, 1])).toBe(false)
    expect(beginsMyTurn(item([1]), item([0]), [])).toBe(false)
  })
})

describe('a sound', () => {
  it('is not made before a gesture', () => {
    const { sounds, make, gestures } = listening()
    sounds.play('piece')
    expect(make).not.toHaveBeenCalled()
    gestures.dispatchEvent(new Event('keydown'))
    sounds.play('piece')
    expect(make).toHaveBeenCalledTimes(1)
  })

  it('is not made while sounds are off', () => {
    const { sounds, make, gestures } = listening(false)
    gestures.dispatchEvent(new Event('pointerdown'))
    sounds.play('end')
    sounds.hear(item([1]), item([0], ['trapped']), [0])
    expect(make).not.toHaveBeenCalled()
  })

  it('wakes the one context there is', () => {
    const { sounds, context, make, gestures } = listening()
    gestures.dispatchEvent(new Event('pointerdown'))
    sounds.play('turn')
    sounds.play('turn')
    expect(make).toHaveBeenCalledTimes(1)
    expect(context.resume).toHaveBeenCalled()
  })

  it('comes after the one before it in the same step', () => {
    const { sounds, context, gestures } = listening()
    gestures.dispatchEvent(new Event('pointerdown'))
    sounds.hear(item([1]), item([0], ['trapped', 'guide_moved']), [0])
    const expected = SOUNDS.piece.length + SOUNDS.step.length + SOUNDS.turn.length
    expect(context.starts).toHaveLength(expected)
    expect(context.starts[0]).toBe(5)
    expect(context.starts.at(-1)).toBeGreaterThan(5.4)
  })

  it('is short and modest', () => {
    const { sounds, context, gestures } = listening()
    gestures.dispatchEvent(new Event('pointerdown'))
    for (const [name, tones] of Object.entries(SOUNDS)) {
      sounds.play(name as keyof typeof SOUNDS)
      expect(Math.max(...tones.map((tone) => tone.at + tone.lasts))).toBeLessThan(1.2)
    }
    expect(Math.max(...context.peaks)).toBeLessThanOrEqual(VOLUME)
    expect(VOLUME).toBeLessThan(0.2)
  })
})
