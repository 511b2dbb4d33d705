import { describe, expect, it } from 'vitest'
import { FRAME, PLACE, guideOf } from './geometry'
import { fit, fitNarrow, type Fit, type Room } from './layout'

const WIDE = { right: 346, bottom: 208 }
const SMALL = { right: 284, bottom: 190 }

/** The board beside the panel as it stands in a window. */
function room(window: number, height: number): Room {
  const panel = window >= 1320 ? 348 : window >= 1200 ? 320 : 264
  const chart = window >= 1320 ? WIDE : SMALL
  return { width: window - panel, height, foot: 68, right: window >= 1200 ? 112 : 0, chart }
}

/** What is drawn, in pixels: each place and each stand of the guide with its size. */
function drawn({ scale, middle, top }: Fit) {
  const stands = [1, 2, 3, 4, 5, 6].map((region) => ({ ...guideOf(region), half: 22 }))
  const places = Object.values(PLACE).map((at) => ({ ...at, half: 30 }))
  return [...stands, ...places].map(({ x, y, half }) => ({
    left: middle + (x - half - 620) * scale,
    right: middle + (x + half - 620) * scale,
    top: top + (y - half - 40) * scale,
    bottom: top + (y + half - 40) * scale,
  }))
}

const windows = [760, 900, 1024, 1199, 1200, 1240, 1280, 1319, 1320, 1366, 1440, 1600, 1920]
const heights = [700, 768, 800, 900, 1080, 1400]

describe('the mountain in its window', () => {
  it.each(windows.flatMap((w) => heights.map((h) => [w, h])))('keeps clear at %i x %i', (w, h) => {
    const here = room(w, h)
    for (const box of drawn(fit(here))) {
      expect(box.left).toBeGreaterThan(0)
      expect(box.right).toBeLessThan(here.width - here.right)
      expect(box.bottom).toBeLessThan(h - here.foot - 16)
      expect(box.left > here.chart.right || box.top > here.chart.bottom).toBe(true)
    }
  })
  it('stands in the middle where there is room, as large as the height allows', () => {
    expect(fit(room(1440, 900))).toEqual({ scale: (900 - 113 - 68) / 612, middle: 546, top: 88 })
  })
  it('shows country down to the foot of a high window', () => {
    for (const [w, h] of [[1200, 1080], [1240, 1080], [820, 1180], [760, 1400]] as const) {
      const { scale, top } = fit(room(w, h))
      expect(top + (FRAME.y + FRAME.height - 40) * scale).toBeGreaterThan(h - 93)
    }
  })
  it('goes below the chart where the window is high and slim', () => {
    expect(fit(room(820, 1180)).top).toBeGreaterThan(SMALL.bottom)
  })
  it('fills the width of a phone', () => {
    const { scale, middle } = fitNarrow(360, 440)
    expect(scale).toBeCloseTo(360 / 682)
    expect(middle).toBe(180)
  })
})
