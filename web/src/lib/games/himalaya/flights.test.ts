import { describe, expect, it } from 'vitest'
import { tradeOf } from './flights'

describe('what changes hands', () => {
  it('is the good that is collected, from the village', () => {
    const event = { event: 'collected', seat: 2, slot: 1, village: 11, good: 'tea', market: false }
    expect(tradeOf(event)).toEqual({ seat: 2, village: 11, goods: ['tea'], taken: true })
  })

  it('is all that an order asks for, to the village', () => {
    const event = { event: 'delivered', seat: 0, slot: 3, village: 5, order: 7, goods: ['salt', 'barley'], yaks: 3 }
    expect(tradeOf(event)).toEqual({ seat: 0, village: 5, goods: ['salt', 'barley'], taken: false })
  })

  it('is nothing in a walk or when villages are supplied', () => {
    expect(tradeOf({ event: 'moved', seat: 0, slot: 1, kind: 'ice', origin: 5, village: 10 })).toBeNull()
    expect(tradeOf({ event: 'goods_placed', village: 3, goods: ['tea'] })).toBeNull()
  })
})
