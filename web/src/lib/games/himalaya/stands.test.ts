import { describe, expect, it } from 'vitest'
import { bounds, fit, overlap, SMALL_MARGIN, SMALL_SIZES, spotsOf, WIDE_MARGIN, WIDE_SIZES, type Box } from './map'
import { scene } from './scene'
import { around, caravanAt, standing, type Drawing } from './stands'
import type { HimalayaView } from './view'

const plain = scene(false)
const VILLAGES = plain.villages.map(({ number }) => number)

/** A drawing as the map makes it in a space of some width. */
function drawn(width: number, height: number): Drawing {
  const small = width < 760
  const all = bounds(plain.villages, small ? SMALL_MARGIN : WIDE_MARGIN)
  const { scale } = fit(all, { width, height }, { top: 0, bottom: 0 })
  return {
    small,
    all,
    tag: Math.max(1, Math.min(2.6, 1 / scale)),
    piece: small ? Math.max(1, Math.min(1.5, 0.56 / scale)) : 1,
  }
}

const SPACES = { 'on a phone': drawn(390, 400), 'on a small phone': drawn(360, 330), 'in a window': drawn(1092, 800) }
const lying = (what: 'goods' | 'order'): HimalayaView => ({
  ...plain,
  villages: plain.villages.map((village) => ({
    ...village,
    goods: what === 'goods' ? { salt: 3, tea: 2 } : {},
    order: what === 'order' ? 7 : null,
  })),
})

describe.each(Object.entries(SPACES))('caravans %s', (_, drawing) => {
  const [margin, sizes] = drawing.small ? [SMALL_MARGIN, SMALL_SIZES] : [WIDE_MARGIN, WIDE_SIZES]
  const spots = spotsOf(plain, margin, sizes)

  it.each(['goods', 'order'] as const)('hide no number at any village where %s lie, one or six of them', (what) => {
    const view = lying(what)
    const { numbers } = around(view, spots, drawing)
    const hidden = VILLAGES.flatMap((village) =>
      [1, 2, 3, 4, 5, 6].flatMap((count) => {
        const crowd = Array.from({ length: count }, () => ({ village, ahead: null }))
        const boxes = standing(view, crowd, spots, drawing).map((place) => caravanAt(place ?? { x: 0, y: 0 }, drawing.piece))
        const worst = Math.max(...boxes.flatMap((box) => numbers.map((one) => overlap(box, one))))
        return worst > 0 ? [`${count} at ${village}: ${Math.round(worst)}`] : []
      }),
    )
    expect(hidden).toEqual([])
  })

  it('stand where they can be told apart, on the sheet', () => {
    const view = lying('order')
    const whole = caravanAt({ x: 0, y: 0 }, drawing.piece)
    const { all } = drawing
    for (const village of VILLAGES) {
      const crowd = Array.from({ length: 6 }, () => ({ village, ahead: null }))
      const boxes = standing(view, crowd, spots, drawing).map((place) => caravanAt(place ?? { x: 0, y: 0 }, drawing.piece))
      for (const [at, box] of boxes.entries()) {
        for (const other of boxes.slice(at + 1)) expect(overlap(box, other)).toBeLessThan(whole.width * whole.height * 0.5)
        expect(overlap(box, { ...all, x: all.x - 6, width: all.width + 12 })).toBeCloseTo(whole.width * whole.height)
      }
    }
  })

  it('hide no number in a snowstorm, wherever two of them are', () => {
    const view = lying('order')
    const { numbers } = around(view, spots, drawing)
    const hidden = view.tracks.flatMap(({ low, high }) => {
      const two = standing(view, [{ village: low, ahead: high }, { village: high, ahead: low }], spots, drawing)
      const boxes = two.map((place) => caravanAt(place ?? { x: 0, y: 0 }, drawing.piece))
      return boxes.some((box) => numbers.some((one) => overlap(box, one) > 0)) ? [`${low}-${high}`] : []
    })
    expect(hidden).toEqual([])
  })

  it('do not stand under what covers a part of the sheet', () => {
    for (const village of VILLAGES) {
      const stands = (covered: Box | null): Box => {
        const [place] = standing(plain, [{ village, ahead: null }], spots, { ...drawing, covered })
        return caravanAt(place ?? { x: 0, y: 0 }, drawing.piece)
      }
      const covered = stands(null)
      expect(overlap(stands(covered), covered)).toBe(0)
    }
  })

  it('stand at the left of an empty village, and nowhere before they are placed', () => {
    const view = { ...plain, villages: plain.villages.map((one) => ({ ...one, goods: {}, order: null, stupa: null })) }
    const [place, none] = standing(view, [{ village: 10, ahead: null }, null], spots, drawing)
    expect(place?.x).toBeLessThan(plain.villages[9]?.x ?? 0)
    expect(none).toBeNull()
  })
})
