import { describe, expect, it } from 'vitest'
import type { Part } from './view'
import {
  EMPTY,
  actionOf,
  add,
  all,
  back,
  keep,
  missing,
  move,
  shift,
  spare,
  spelled,
  type,
  uncovered,
  wait,
  type Laying,
} from './word'

const part = (card: string, may_be_wild = true, needed = false): Part => ({ card, may_be_wild, needed })
const PARTS = [
  part('STA-A'),
  part('STA-T'),
  part('ROM-A4'),
  part('STA-L', false, true),
  part('ADV-A5', false, true),
  part('ROM-R5T', false),
]

function typed(letters: string, parts = PARTS): Laying | null {
  let laying: Laying | null = EMPTY
  for (const letter of letters) {
    if (!laying) return null
    laying = letter === '*' ? wait(parts, laying) : type(parts, laying, letter)
  }
  return laying
}

describe('typing a word', () => {
  it('takes cards that have to be in it first, and each only once', () => {
    expect(typed('AA')?.word.map(({ card }) => card)).toEqual(['ADV-A5', 'STA-A'])
    expect(spelled(typed('ALTAR')?.word ?? [])).toBe('ALTAR')
    expect(typed('TT')).toBeNull()
  })

  it('turns the last card after an asterisk', () => {
    const laying = typed('AT*N')
    expect(laying && actionOf(laying.word)).toBe('word ADV-A5 STA-T=N')
    expect(laying?.waits).toBeNull()
    expect(typed('*')).toBeNull()
  })

  it('turns no card that may not be wild', () => {
    expect(typed('L*')).toBeNull()
    expect(typed('R*')).toBeNull()
  })

  it('steps back out of waiting first, then card by card', () => {
    const waiting = typed('AT*') ?? EMPTY
    expect(waiting.waits).toBe('STA-T')
    const once = back(waiting)
    expect(spelled(once.word)).toBe('AT')
    expect(once.waits).toBeNull()
    expect(spelled(back(once).word)).toBe('A')
    expect(back(EMPTY).word).toEqual([])
  })
})

describe('arranging', () => {
  const word = typed('ALTAR') ?? EMPTY

  it('moves cards within the word', () => {
    expect(spelled(move(word, 'ROM-R5T', 0).word)).toBe('RALTA')
    expect(spelled(shift(word, 'STA-T', 1).word)).toBe('ALATR')
    expect(spelled(shift(word, 'ADV-A5', -1).word)).toBe('ALTAR')
    expect(spelled(move(word, 'nothing', 2).word)).toBe('ALTAR')
  })

  it('lays a card where it is let go', () => {
    expect(spelled(add(word, 'ROM-A4', 2).word)).toBe('ALATAR')
  })

  it('lays the whole hand, and turns all up again', () => {
    const hand = ['STA-A', 'STA-T', 'ROM-A4', 'STA-L', 'ADV-A5']
    expect(spelled(all(PARTS, EMPTY, hand).word)).toBe('ATALA')
    expect(spelled(uncovered(typed('AT*N') ?? EMPTY).word)).toBe('AT')
  })
})

describe('what the server says may be laid', () => {
  it('names the cards that are still missing', () => {
    expect(missing(PARTS, typed('L')?.word ?? []).map(({ card }) => card)).toEqual(['ADV-A5'])
    expect(spare(PARTS, typed('AL')?.word ?? [])?.card).toBe('STA-A')
  })

  it('keeps of a word what can still be laid', () => {
    const laying = typed('AT*N') ?? EMPTY
    expect(keep(PARTS, laying)).toEqual(laying)
    const inked = PARTS.map((one) => (one.card === 'STA-T' ? part('STA-T', false, true) : one))
    expect(actionOf(keep(inked, laying).word)).toBe('word ADV-A5 STA-T')
    expect(keep([], laying).word).toEqual([])
  })

  it('waits for a card that is still in the hand by laying it', () => {
    const waiting = wait(PARTS, EMPTY, 'STA-A')
    expect(waiting).toEqual({ word: [{ card: 'STA-A', wild: null }], waits: 'STA-A' })
  })
})
