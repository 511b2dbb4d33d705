import { describe, expect, it } from 'vitest'
import { plain, sizesOf, SPACES, VILLAGES, withLying } from './drawings'
import { overlap, spotsOf, type Box } from './map'
import { around, caravanAt, standing } from './stands'

describe.each(Object.entries(SPACES))('caravans %s', (_, drawing) => {
  const [margin, sizes] = sizesOf(drawing)
  const spots = spotsOf(plain, margin, sizes)

  it.each(['goods', 'order'] as const)('hide no number at any village where %s lie, one or six of them', (what) => {
    const view = withLying(what)
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
    const view = withLying('order')
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
    const view = withLying('order')
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
