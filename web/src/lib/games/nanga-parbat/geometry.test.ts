import { describe, expect, it } from 'vitest'
import { PLACE, ROWS_OF_PLACES, dots, linksOf, snap, walk } from './geometry'

describe('the mountain', () => {
  it('has 36 places in nine rows', () => {
    expect(Object.keys(PLACE)).toHaveLength(36)
    expect(ROWS_OF_PLACES.map((row) => row.length)).toEqual([1, 2, 3, 2, 4, 6, 3, 6, 9])
  })
  it('walks in all directions and reaches every place', () => {
    expect(walk('1-1', 'ArrowDown')).toBe('1-2')
    expect(walk('1-2', 'ArrowRight')).toBe('1-3')
    expect(walk('1-3', 'ArrowRight')).toBe('1-4')
    expect(walk('2-1', 'ArrowUp')).toBe('1-4')
    expect(walk('1-1', 'ArrowUp')).toBe('1-1')
    expect(walk('6-6', 'ArrowRight')).toBe('6-6')
    expect(walk('5-4', 'Home')).toBe('4-4')
    const seen = new Set<string>()
    for (let at = '1-1'; !seen.has(at); at = walk(at, 'ArrowRight')) seen.add(at)
    expect(seen.size).toBe(36)
  })
  it('draws the links of a preset', () => {
    expect(linksOf('slope6')).toHaveLength(6)
    expect(linksOf(undefined)).toHaveLength(9)
    expect(linksOf('of an own board')).toHaveLength(9)
    for (const link of linksOf(undefined)) expect(dots(link).length).toBeGreaterThan(1)
  })
  it('snaps to the nearest legal place only within reach', () => {
    expect(snap({ x: 620, y: 20 }, ['1-1', '2-1'], 30)).toBe('1-1')
    expect(snap({ x: 620, y: -60 }, ['1-1', '2-1'], 30)).toBeNull()
  })
})
