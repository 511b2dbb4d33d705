import { describe, expect, it } from 'vitest'
import { badgesAt } from './badges'
import { bounds, overlap, spotsOf } from './map'
import { around, caravanAt, standing } from './stands'
import { plain, sizesOf, SPACES, VILLAGES, withLying } from './drawings'

describe.each(Object.entries(SPACES))('the marks of a plan %s', (_, drawing) => {
  const [margin, sizes] = sizesOf(drawing)
  const spots = spotsOf(plain, margin, sizes)
  const { all } = drawing

  it.each(['goods', 'order'] as const)('hide no number and nothing of the %s that lie there', (what) => {
    const view = withLying(what)
    const { numbers, lying } = around(view, spots, drawing)
    const hidden = VILLAGES.flatMap((village) =>
      ['1', '1-2', '1, 3, 5'].flatMap((text) => {
        const stands = standing(view, [{ village, ahead: null }], spots, drawing)
        const caravans = stands.flatMap((place) => (place ? [caravanAt(place, drawing.piece)] : []))
        const box = badgesAt(view, new Map([[village, text]]), spots, caravans, drawing).get(village)
        return box && [...numbers, ...lying].every((one) => overlap(box, one) === 0) ? [] : [`${text} at ${village}`]
      }),
    )
    expect(hidden).toEqual([])
  })

  it('stand on the sheet', () => {
    expect(all).toEqual(bounds(plain.villages, margin))
    for (const box of badgesAt(withLying('goods'), new Map(VILLAGES.map((village) => [village, '1, 4'])), spots, [], drawing).values()) {
      expect(overlap(box, all)).toBeCloseTo(box.width * box.height)
    }
  })
})

it('there are none without a plan', () => {
  const [drawing] = Object.values(SPACES)
  if (drawing) expect(badgesAt(plain, new Map(), new Map(), [], drawing).size).toBe(0)
})
