import { describe, expect, it } from 'vitest'
import { TALL, fit, fitNarrow, ledges } from './layout'

const room = { width: 1092, height: 900, foot: 92, size: 4, offers: 7, letters: 5, held: 5, apart: false }

describe('a wide table', () => {
  it('has the sizes that were drawn for it', () => {
    const { offer, word, hand } = fit(room)
    expect(offer).toBeGreaterThan(112)
    expect(word).toBeGreaterThan(128)
    expect(hand).toBeGreaterThan(105)
  })

  it('fits into a low window without scrolling', () => {
    const { offer, word, hand } = fit({ ...room, width: 960, height: 720 })
    expect((offer + word + hand) * TALL).toBeLessThan(720 - 92 - 200)
  })

  it('holds a long word and a full hand on one row each', () => {
    const { word, hand } = fit({ ...room, letters: 12, held: 11, apart: true })
    expect(word * 12 + 110).toBeLessThanOrEqual(1092 - 48)
    expect(hand * 12 + 11 * 12 + 270).toBeLessThanOrEqual(1092 - 48)
  })

  it('follows the setting', () => {
    const sizes = [1, 4, 7].map((size) => fit({ ...room, width: 2000, size }).hand)
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
    expect(new Set(sizes).size).toBe(3)
  })
})

describe('a phone', () => {
  const phone = { width: 360, height: 740, size: 4, letters: 7, held: 2, apart: false, tools: true }

  it('has seven offers in a row and four letters on a ledge', () => {
    const { offer, word, hand } = fitNarrow(phone)
    expect(offer * 7 + 24).toBeLessThanOrEqual(344)
    expect(word * 4 + 18 + 20).toBeLessThanOrEqual(360)
    expect(hand).toBe(64)
    expect(word).toBe(78)
  })

  it('draws the word smaller where more stands below it', () => {
    const apart = fitNarrow({ ...phone, apart: true }).word
    expect(apart).toBeLessThan(78)
    expect(fitNarrow({ ...phone, apart: true, height: 660 }).word).toBeLessThan(apart)
    expect(fitNarrow({ ...phone, height: 300 }).word).toBeGreaterThan(50)
  })

  it('makes room for long words and many cards', () => {
    expect(ledges(true, 7)).toBe(4)
    expect(ledges(true, 9)).toBe(5)
    expect(fitNarrow({ ...phone, letters: 9 }).word * 5 + 24 + 20).toBeLessThanOrEqual(360)
    const many = fitNarrow({ ...phone, letters: 4, held: 10 }).hand
    expect(many * 5 + 24).toBeLessThanOrEqual(344)
    expect(many).toBeGreaterThanOrEqual(44)
  })
})
