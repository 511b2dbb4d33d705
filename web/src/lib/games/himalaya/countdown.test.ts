import { describe, expect, it } from 'vitest'
import { chapters, toldAt } from './countdown'

describe('the countdown', () => {
  it('tells one elimination after the other, then the richest', () => {
    const story = chapters({
      scores: [17, 3, 29, 37],
      ranks: [3, 4, 2, 1],
      reason: 'yaks',
      religion: [5, 4, 11, 8],
      politics: [2, null, 3, 3],
      out: [1, 0],
    })
    expect(story.map(({ what, out, won }) => [what, out, won])).toEqual([
      ['religion', [1], []],
      ['politics', [0], []],
      ['economy', [], [3]],
    ])
    expect(story[2]?.figures).toEqual([{ seat: 3, value: 37 }, { seat: 2, value: 29 }])
  })

  it('eliminates nobody where three play', () => {
    const story = chapters({ scores: [9, 8, 7], ranks: [1, 2, 3], reason: 'majority', religion: [1, 2, 3], politics: [3, 1, 1], out: [] })
    expect(story.every(({ out, figures }) => out.length === 0 && figures.length === 3)).toBe(true)
  })

  it('has two out in politics where six play', () => {
    const story = chapters({
      scores: [1, 2, 3, 4, 5, 6],
      ranks: [6, 5, 4, 3, 2, 1],
      reason: 'yaks',
      religion: [0, 1, 2, 3, 4, 5],
      politics: [null, 0, 1, 2, 2, 2],
      out: [0, 1, 2],
    })
    expect(story[1]?.out).toEqual([1, 2])
    expect(story[2]?.figures.map(({ seat }) => seat)).toEqual([5, 4, 3])
  })

  it('is not told where the game was abandoned', () => {
    expect(chapters({ scores: [0, 0, 0], ranks: null, reason: 'abandoned', religion: [0, 0, 0], politics: [0, 0, 0], out: [] })).toEqual([])
  })

  it('goes on with what was played of it', () => {
    expect(toldAt({ event: 'moved' })).toBeNull()
    expect(toldAt({ event: 'religion_counted' })).toBe(1)
    expect(toldAt({ event: 'eliminated', influence: 'politics' })).toBe(2)
    expect(toldAt({ event: 'game_over' })).toBe(3)
  })
})
