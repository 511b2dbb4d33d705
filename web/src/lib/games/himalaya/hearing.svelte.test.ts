import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { flushSync, untrack } from 'svelte'
import { translator } from '../../texts'
import type { GameEvent, Told } from '../../wire'
import { Hearing } from './hearing.svelte'
import { PACES, Reveal } from './reveal.svelte'
import { scene } from './scene'

const view = scene(false)
const told = (...events: GameEvent[]): Told[] => events.map((event, at) => ({ event, text: `${at} ${event.event}` }))
const moved = (seat: number): GameEvent => ({ event: 'moved', seat, slot: 1, kind: 'stone', origin: 10, village: 11 })
const taken = (seat: number): GameEvent => ({ event: 'collected', seat, slot: 2, village: 11, good: 'salt' })
const MONTH = told(
  { event: 'revealed', programmes: view.players.map(() => ['rest', 'rest', 'rest', 'rest', 'rest', 'rest']) },
  ...[moved(0), taken(0), taken(1), taken(0), { event: 'lost', seat: 0, slot: 3, village: 11, reason: 'empty' }],
  ...[3, 4, 5].map((village) => ({ event: 'goods_placed', village, goods: ['tea'] })),
)

const hearing = (seat: number | null = 0): Hearing => new Hearing({ seat: () => seat, prompt: () => 'Plan!', t: translator('en') })

describe('what is not shown step by step', () => {
  it('is read as it is, if it is short', () => {
    const heard = hearing()
    heard.tell(told(moved(1)))
    expect(heard.line).toBe('0 moved Plan!')
    heard.tell([])
    expect(heard.line).toBe('Plan!')
  })

  it('is one short line for a whole month, with what it brought', () => {
    const heard = hearing()
    heard.tell(MONTH)
    expect(heard.line.replaceAll(/[\u2068\u2069]/g, '')).toBe(
      '6 steps were shown at once. P goes through the month. You: 2 goods taken & one action lost. Plan!',
    )
    const other = hearing(null)
    other.tell(MONTH)
    expect(other.line).not.toContain('You')
  })
})

describe('a month that unrolls', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  /** Everything that is read out, one after the other. */
  function listen(): { reveal: Reveal; heard: string[]; stop: () => void } {
    const reveal = new Reveal()
    const voice = hearing()
    const heard: string[] = []
    const stop = $effect.root(() => {
      $effect.pre(() => {
        const { frame } = reveal
        untrack(() => voice.show(frame, reveal.paused, reveal.left))
      })
      $effect(() => {
        if (voice.line !== '') heard.push(voice.line)
      })
    })
    reveal.feed(view, [], true)
    reveal.feed(view, MONTH, true)
    flushSync()
    return { reveal, heard, stop }
  }

  function wait(steps: number): void {
    for (let step = 0; step < steps; step += 1) {
      vi.advanceTimersByTime(PACES[1])
      flushSync()
    }
  }

  it('is heard step by step as it is shown, and then what is asked', () => {
    const { heard, stop } = listen()
    expect(heard).toEqual(['0 revealed'])
    wait(2)
    expect(heard).toEqual(['0 revealed', '1 moved', '2 collected'])
    wait(20)
    expect(heard).toEqual(['0 revealed', '1 moved', '2 collected', '3 collected', '4 collected', '5 lost', 'Plan!'])
    stop()
  })

  it('is ended with one line when it is skipped', () => {
    const { reveal, heard, stop } = listen()
    wait(1)
    reveal.skip()
    flushSync()
    wait(5)
    expect(heard.length).toBe(3)
    expect(heard[2]).toContain('steps were shown at once')
    expect(heard[2]).toMatch(/Plan!$/)
    stop()
  })

  it('is heard whole by who goes through it by hand', () => {
    const { reveal, heard, stop } = listen()
    reveal.pause()
    while (reveal.playing) {
      reveal.step()
      flushSync()
    }
    expect(heard.filter((line) => line.includes('goods_placed')).length).toBe(3)
    stop()
  })
})
