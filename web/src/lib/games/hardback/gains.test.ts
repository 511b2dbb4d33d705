import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../wire'
import type { Places } from './flip'
import { flights, gains } from './gains'

const told = (...events: GameEvent[]) => events.map((event) => ({ event, text: '' }))

const WORD = told(
  { event: 'word_accepted', seat: 1, word: 'AX' },
  { event: 'earned', seat: 1, card: 'STA-A', coins: 1, points: 0 },
  { event: 'earned', seat: 1, card: 'HOR-X9', coins: 0, points: 0, ink: 1 },
  { event: 'trashed', seat: 1, card: 'ROM-B3', coins: 0, points: 2 },
  { event: 'bought', seat: 1, card: 'ADV-L2', cost: 2, points: 1 },
  { event: 'penny_took', card: 'MYS-D4', points: 4 },
)

const rect = (x: number, y: number) => ({ x, y, width: 10, height: 10 }) as DOMRect

function at(node: Element, x: number, y: number): void {
  node.getBoundingClientRect = () => rect(x, y)
}

describe('gains', () => {
  it('are told card by card, with who gets them', () => {
    expect(gains(WORD)).toEqual([
      { card: 'STA-A@1', seat: 1, coins: 1, points: 0 },
      { card: 'ROM-B3', seat: 1, coins: 0, points: 2 },
      { card: 'ADV-L2', seat: 1, coins: 0, points: 1 },
      { card: 'MYS-D4', seat: null, coins: 0, points: 4 },
    ])
  })

  it('fly from where the card lies, or lay, to the player', () => {
    const root = document.createElement('div')
    root.innerHTML =
      '<i data-card="STA-A@1"></i><i data-score="1"></i><i data-pile="seat-1"><svg></svg></i><i data-penny></i>'
    at(root.querySelector('[data-card]')!, 0, 0)
    at(root.querySelector('[data-score]')!, 100, 0)
    at(root.querySelector('svg')!, 50, 0)
    at(root.querySelector('[data-penny]')!, 0, 100)
    const lay = { rect: rect(0, 200), node: document.createElement('i') }
    const before: Places = new Map([
      ['STA-A@1', { ...lay, rect: rect(0, 0) }],
      ['MYS-D4', lay],
    ])
    const found = flights(root, before, gains(WORD))
    expect(found.map(({ what, amount, from, to }) => [what, amount, from.y, to.x, to.y])).toEqual([
      ['coin', 1, 5, 55, 5],
      ['star', 4, 205, 5, 105],
    ])
    expect(found[0]?.delay).toBeLessThan(found[1]?.delay ?? 0)
  })
})
