import { describe, expect, it, vi } from 'vitest'
import { Tutorial } from './tutorial.svelte'
import type { Item, Lessons, Tried } from './wire'

const item = (legal: string[]): Item => ({
  version: 1,
  entry: null,
  told: [],
  view: {},
  legal: { '0': legal },
  to_act: [0],
  awaited: [0],
  can_undo: {},
  outcome: null,
  prompt: '',
})

const lessons: Lessons = {
  game: 'nanga-parbat',
  options: {},
  names: ['Ana', 'Player 2'],
  steps: [
    { title: 'One', task: 'Do it.', item: item(['trap 1-1', 'trap 1-2']), goals: ['trap 1-2'] },
    { title: 'Two', task: 'Do more.', item: item(['end']), goals: ['end'] },
  ],
}

const done: Tried = { reached: true, said: 'Done.', item: item(['end']) }

function tutorial(tryOut: (step: number, text: string) => Promise<Tried>, from = 1): Tutorial {
  return new Tutorial(lessons, from, { tryOut, sentence: (error) => (error as Error).message })
}

describe('a tutorial', () => {
  it('shows the prepared position with what can be done', () => {
    const one = tutorial(() => Promise.resolve(done))
    expect(one.title).toBe('One')
    expect(one.legal).toEqual(['trap 1-1', 'trap 1-2'])
    expect(one.last).toBe(false)
  })

  it('carries out what is possible and lets nothing more be done on that position', async () => {
    const tryOut = vi.fn(() => Promise.resolve(done))
    const one = tutorial(tryOut)
    await one.act('trap 1-2')
    expect(tryOut).toHaveBeenCalledWith(1, 'trap 1-2')
    expect(one.tried).toBe(done)
    expect(one.item).toBe(done.item)
    expect(one.legal).toEqual([])
    await one.act('end')
    expect(tryOut).toHaveBeenCalledTimes(1)
  })

  it('says the reason of a refusal and keeps the position', async () => {
    const one = tutorial(() => Promise.reject(new Error('The guide is elsewhere.')))
    await one.act('trap 2-2')
    expect(one.refused).toBe('The guide is elsewhere.')
    expect(one.tried).toBe(null)
    expect(one.legal).toHaveLength(2)
    expect(await one.why('trap 2-2')).toBe('The guide is elsewhere.')
  })

  it('is repeated, gone through and shown', async () => {
    const tryOut = vi.fn(() => Promise.resolve(done))
    const one = tutorial(tryOut)
    await one.show()
    expect(tryOut).toHaveBeenLastCalledWith(1, 'trap 1-2')
    one.again()
    expect(one.tried).toBe(null)
    expect(one.step).toBe(1)
    one.go(2)
    expect(one.title).toBe('Two')
    expect(one.last).toBe(true)
    expect(one.laid).toBe(2)
  })

  it('begins where an address says, as far as there is such a step', () => {
    expect(tutorial(() => Promise.resolve(done), 2).step).toBe(2)
    expect(tutorial(() => Promise.resolve(done), 9).step).toBe(2)
  })
})
