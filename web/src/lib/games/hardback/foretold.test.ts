import { describe, expect, it } from 'vitest'
import { translator } from '../../texts'
import { foretold } from './foretold'
import type { Brought, CardPromise, StepName, TurnView, WordPreview } from './view'

const t = translator('en')
const spells = turn('spell', {})

function turn(step: StepName, promises: Record<string, CardPromise>): { turn: TurnView } {
  return { turn: { step, promises } as TurnView }
}

function preview(card: Partial<Brought>): WordPreview {
  const plain = { card: 'STA-A', coins: 1, points: 0, times: 1, active: false, uncovered: false }
  return { cards: [{ ...plain, ...card }] } as WordPreview
}

describe('what a card would bring', () => {
  it('is promised where it can be doubled', () => {
    const doubles = turn('double', { 'STA-A': { coins: 1, points: 0, genres: [] } })
    expect(foretold('STA-A', doubles, null, 'en', t)).toEqual(['Counted once more it adds: 1 coin.'])
    expect(foretold('STA-E', doubles, null, 'en', t)).toEqual([])
  })

  it('names the genres that become active', () => {
    const uncovers = turn('uncover', { 'MYS-E4': { coins: 2, points: 3, genres: ['mystery'] } })
    expect(foretold('MYS-E4', uncovers, null, 'en', t)).toEqual([
      'Face up it adds: 2 coins and 3 points.',
      'Mystery becomes active.',
    ])
  })

  it('is told of a word that is being built', () => {
    expect(foretold('STA-A', spells, preview({ uncovered: true }), 'en', t)).toEqual([
      'It will be turned face up and brings: 1 coin.',
    ])
    expect(foretold('STA-A', spells, preview({ times: 3, coins: 3 }), 'en', t)).toEqual([
      'It will count 3 times and brings: 3 coins.',
    ])
    expect(foretold('STA-A', spells, preview({}), 'en', t)).toEqual([])
  })
})
