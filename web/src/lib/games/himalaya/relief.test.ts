import { describe, expect, it } from 'vitest'
import { DAY, heights, NIGHT, paint, type Land } from './relief'
import { scene } from './scene'

const view = scene(true)
const land: Land = { x: 0, y: 0, step: 20, width: 50, height: 35 }
const at = (x: number, y: number): number => Math.round(y / 20) * 50 + Math.round(x / 20)

describe('the country', () => {
  it('has valleys where tracks run and a massif in every region', () => {
    const { height } = heights(view, land)
    for (const { x, y } of view.villages) expect(height[at(x, y)]).toBeLessThan(25)
    for (const { label } of view.regions) expect(height[at(...label)]).toBeGreaterThan(25)
  })

  it('fades into paper outside of the network', () => {
    const { paper } = heights(view, land)
    expect(paper[at(158, 260)]).toBeLessThan(paper[at(980, 20)] ?? 0)
  })

  it('is the same each time, and darker by night', () => {
    const day = paint(view, land, DAY)
    expect(paint(view, land, DAY)).toEqual(day)
    const sum = (pixels: Uint8ClampedArray): number => pixels.reduce((all, one) => all + one, 0)
    expect(sum(paint(view, land, NIGHT))).toBeLessThan(sum(day) / 2)
  })
})
