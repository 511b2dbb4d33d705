import { describe, expect, it } from 'vitest'
import {
  askedOf,
  glowOf,
  kindsOf,
  needsPlace,
  NO_REWARDS,
  prizes,
  regionsOf,
  rewardGlow,
  rewardText,
  sendable,
  sendTo,
  splitAt,
  splits,
  textAt,
  togglePrize,
  type Rewards,
} from './choosing'

const STARTS = ['start 3', 'start 20']
const EVENTS = ['event none', 'event yeti 3-4', 'event yeti 3-6', 'event market 8']
const INVENTORY = ['inventory marker', 'inventory delegations 7', 'inventory delegations 8', 'inventory stupa 19']
const REWARDS = [
  'reward barter offering',
  'reward barter delegations 2:1 5:2',
  'reward barter delegations 2:2 5:1',
  'reward barter delegations 2:3',
  'reward barter delegations 5:3',
  'reward offering delegations 2:1 5:2',
  'reward offering delegations 2:2 5:1',
  'reward offering delegations 2:3',
  'reward offering delegations 5:3',
]

describe('a choice', () => {
  it('lets villages glow for a start', () => {
    expect(askedOf(STARTS)).toBe('start')
    expect([...glowOf(STARTS, null).villages]).toEqual([3, 20])
    expect(textAt(STARTS, null, { kind: 'village', village: 20 })).toBe('start 20')
    expect(textAt(STARTS, null, { kind: 'village', village: 4 })).toBeNull()
  })

  it('lets tracks or villages glow for an event counter once it is picked', () => {
    expect(kindsOf(EVENTS)).toEqual(['none', 'yeti', 'market'])
    expect(needsPlace(EVENTS, 'none')).toBe(false)
    expect(needsPlace(EVENTS, 'yeti')).toBe(true)
    expect(glowOf(EVENTS, null).tracks.size).toBe(0)
    expect([...glowOf(EVENTS, 'yeti').tracks]).toEqual(['3-4', '3-6'])
    expect([...glowOf(EVENTS, 'market').villages]).toEqual([8])
    expect(textAt(EVENTS, 'yeti', { kind: 'track', track: '3-6' })).toBe('event yeti 3-6')
  })

  it('lets regions or houses glow for an inventory', () => {
    expect([...glowOf(INVENTORY, 'delegations').regions]).toEqual([7, 8])
    expect([...glowOf(INVENTORY, 'stupa').villages]).toEqual([19])
    expect(textAt(INVENTORY, 'delegations', { kind: 'region', region: 8 })).toBe('inventory delegations 8')
  })

  it('sends two delegations of an inventory to one region, or one each to two', () => {
    const legal = [...INVENTORY, 'inventory delegations 7 8', 'inventory delegations 2', 'inventory delegations 2 8']
    expect(splits(INVENTORY, 'delegations')).toBe(false)
    expect(splits(legal, 'stupa')).toBe(false)
    expect(splits(legal, 'delegations')).toBe(true)
    expect(splitAt(legal, null, 8)).toBe('inventory delegations 8')
    expect(splitAt(legal, 'inventory delegations 8', 7)).toBe('inventory delegations 7 8')
    expect(splitAt(legal, 'inventory delegations 8', 8)).toBe('inventory delegations 8')
    expect(splitAt(legal, 'inventory delegations 7', 2)).toBe('inventory delegations 2')
    expect(splitAt(legal, 'inventory delegations 7 8', 2)).toBe('inventory delegations 2')
    expect(regionsOf('inventory delegations 7 8')).toEqual([7, 8])
    expect(regionsOf('inventory stupa 19')).toEqual([])
  })
})

describe('rewards', () => {
  const take = (...steps: ((now: Rewards) => Rewards)[]): Rewards => steps.reduce((now, step) => step(now), NO_REWARDS)
  const prize = (which: 'barter' | 'offering' | 'delegations') => (now: Rewards) => togglePrize(REWARDS, now, which)
  const send = (region: number) => (now: Rewards) => sendTo(REWARDS, now, region)

  it('are two of three', () => {
    expect(prizes(REWARDS)).toEqual({ open: ['barter', 'offering', 'delegations'], count: 2 })
    expect(rewardText(REWARDS, take(prize('barter')))).toBeNull()
    expect(rewardText(REWARDS, take(prize('offering'), prize('barter')))).toBe('reward barter offering')
  })

  it('take the place of the first when a third is chosen', () => {
    expect(take(prize('barter'), prize('offering'), prize('delegations')).chosen).toEqual(['offering', 'delegations'])
  })

  it('are put back by choosing them again', () => {
    expect(take(prize('barter'), prize('barter')).chosen).toEqual([])
  })

  it('send delegations to the regions round the village, split freely', () => {
    expect(sendable(REWARDS)).toEqual({ regions: [2, 5], count: 3 })
    const begun = take(prize('barter'), prize('delegations'), send(5), send(2))
    expect([...rewardGlow(REWARDS, begun).regions]).toEqual([2, 5])
    expect(rewardText(REWARDS, begun)).toBeNull()
    expect(rewardText(REWARDS, sendTo(REWARDS, begun, 5))).toBe('reward barter delegations 2:1 5:2')
  })

  it('take back what a region was to get once all are sent', () => {
    const sent = take(prize('barter'), prize('delegations'), send(5), send(5), send(2), send(5))
    expect([...sent.split]).toEqual([[2, 1]])
  })

  it('send all to the only region there is', () => {
    const legal = ['reward barter offering', 'reward barter delegations 1:2', 'reward offering delegations 1:2']
    const now = togglePrize(legal, togglePrize(legal, NO_REWARDS, 'barter'), 'delegations')
    expect(rewardText(legal, now)).toBe('reward barter delegations 1:2')
  })

  it('may be one only, where nothing else can be had', () => {
    expect(rewardText(['reward barter'], togglePrize(['reward barter'], NO_REWARDS, 'barter'))).toBe('reward barter')
  })
})
