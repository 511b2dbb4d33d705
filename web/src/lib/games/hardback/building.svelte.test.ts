import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TriedOut } from '../../wire'
import { Building, type Around } from './building.svelte'
import type { WordForm } from './view'
import { spelled } from './word'

const form = (...cards: string[]): WordForm => ({
  form: 'word',
  cards: cards.map((card) => ({ card, may_be_wild: true, needed: false })),
})

const FIVE = form('STA-A', 'STA-T', 'STA-R', 'STA-E', 'STA-S')

interface World {
  form: WordForm | null
  spells: boolean
  turn: string
}

let stop = (): void => undefined

function build(shows = false) {
  const world = $state<World>({ form: FIVE, spells: true, turn: '1 0 0' })
  const tried: string[] = []
  const missed: string[] = []
  const shown: string[][] = []
  const hooks: Around = {
    form: () => world.form,
    spells: () => world.spells,
    turn: () => world.turn,
    hand: () => FIVE.cards.map(({ card }) => card),
    try: (text) => {
      tried.push(text)
      const preview = { form: 'word', coins: 3 } as TriedOut['preview']
      return Promise.resolve({ refused: null, preview })
    },
    show: () => (shows ? (laid) => void shown.push(laid) : null),
    none: (letter) => missed.push(letter),
  }
  let building!: Building
  stop = $effect.root(() => {
    building = new Building(hooks)
  })
  flushSync()
  const type = (word: string): void => {
    for (const letter of word) building.type(letter)
    flushSync()
  }
  return { world, building, tried, missed, shown, type }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  stop()
  vi.useRealTimers()
})

describe('a word that is built', () => {
  it('is tried out once somebody pauses, and the answer is for that word only', async () => {
    const { building, tried, type } = build()
    type('RA')
    type('T')
    await vi.advanceTimersByTimeAsync(200)
    expect(tried).toEqual(['word STA-R STA-A STA-T'])
    expect(building.preview?.coins).toBe(3)
    type('E')
    expect(building.preview).toBeNull()
  })

  it('says which letters no card shows', () => {
    const { building, missed, type } = build()
    type('TZ')
    expect(missed).toEqual(['Z'])
    expect(building.spelled).toBe('T')
  })

  it('comes back when it is voted down, and not with the next hand', () => {
    const { world, building, type } = build()
    type('RATE')
    building.send()
    Object.assign(world, { form: null, spells: false })
    flushSync()
    expect(building.laying.word).toEqual([])
    Object.assign(world, { form: FIVE, spells: true })
    flushSync()
    expect(building.spelled).toBe('RATE')
    building.send()
    Object.assign(world, { form: form('STA-A', 'STA-R'), turn: '2 0 1' })
    flushSync()
    expect(spelled(building.laying.word)).toBe('')
  })

  it('stays while an action is on its way', () => {
    const { world, building, type } = build()
    type('RATE')
    world.form = null
    flushSync()
    expect(building.spelled).toBe('RATE')
  })

  it('is shown to the others once a second at most', async () => {
    const { shown, type } = build(true)
    await vi.advanceTimersByTimeAsync(1100)
    shown.length = 0
    type('R')
    type('A')
    await vi.advanceTimersByTimeAsync(20)
    type('T')
    await vi.advanceTimersByTimeAsync(1100)
    expect(shown.length).toBeLessThanOrEqual(2)
    expect(shown.at(-1)).toEqual(['STA-R', 'STA-A', 'STA-T'])
  })
})
