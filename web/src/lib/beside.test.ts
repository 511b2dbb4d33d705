import { describe, expect, it } from 'vitest'
import { beside } from './beside'

const room = { left: 0, top: 0, right: 800, bottom: 600 }
const size = { width: 200, height: 80 }
const at = { left: 300, top: 300, right: 360, bottom: 360 }

describe('the place of a card', () => {
  it('stays inside and off what it speaks of', () => {
    const { x, y } = beside({ left: 0, top: 0, right: 60, bottom: 60 }, size, room, [])
    expect(x).toBeGreaterThanOrEqual(0)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(x >= 60 || y >= 60).toBe(true)
  })
  it('keeps its neighbours in sight', () => {
    const wall = { left: 0, top: 0, right: 300, bottom: 600 }
    expect(beside(at, size, room, [wall, at]).x).toBeGreaterThanOrEqual(300)
  })
})
