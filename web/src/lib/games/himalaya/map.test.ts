import { describe, expect, it } from 'vitest'
import { bounds, boxAt, DISC, fit, middle, nearestTrack, neighbour, overlap, rowsOf, SMALL_MARGIN, SMALL_SIZES, spotsOf, stupaAt, WIDE_MARGIN, WIDE_SIZES } from './map'
import { scene } from './scene'

const view = scene(false)

describe('what lies beside a village', () => {
  for (const [name, margin, sizes] of [['wide', WIDE_MARGIN, undefined], ['on a phone', SMALL_MARGIN, SMALL_SIZES]] as const) {
    it(`keeps clear of all villages, ${name}`, () => {
      const spots = spotsOf(view, margin, sizes)
      const [wide, high, disc] = sizes ? [sizes.wide, sizes.high, sizes.disc] : [112, 28, DISC]
      for (const spot of spots.values()) {
        const box = boxAt(spot, wide, high)
        const hidden = view.villages.filter(
          ({ x, y }) => x > box.x - disc / 2 && x < box.x + box.width + disc / 2 && y > box.y - disc / 2 && y < box.y + box.height + disc / 2,
        )
        expect(hidden).toEqual([])
      }
    })

    it(`lies under no stupa, wherever one stands, ${name}`, () => {
      const { wide, high, disc } = sizes ?? WIDE_SIZES
      const hidden = [...spotsOf(view, margin, sizes)].flatMap(([village, spot]) => {
        // Its edge may be touched: what lies there begins five units further in.
        const { x, y } = boxAt(spot, wide, high)
        const read = { x: x + 5, y: y + 5, width: wide - 10, height: high - 10 }
        return view.villages.some((other) => overlap(read, stupaAt(other, disc / DISC)) > 0) ? [village] : []
      })
      expect(hidden).toEqual([])
    })

    it(`stays on the sheet, ${name}`, () => {
      const all = bounds(view.villages, margin)
      for (const spot of spotsOf(view, margin, sizes).values()) {
        const box = boxAt(spot, sizes?.wide ?? 112, sizes?.high ?? 28)
        expect(box.x).toBeGreaterThanOrEqual(all.x - 8)
        expect(box.x + box.width).toBeLessThanOrEqual(all.x + all.width + 8)
      }
    })
  }
})

describe('the map', () => {
  it('is as large as the space above the bar allows', () => {
    const all = { x: 0, y: 0, width: 1000, height: 500 }
    expect(fit(all, { width: 1000, height: 600 }, { top: 0, bottom: 100 })).toEqual({ scale: 1, x: 0, y: 0, box: '0 0 1000 600' })
    expect(fit(all, { width: 500, height: 600 }, { top: 0, bottom: 100 }).scale).toBe(0.5)
  })

  it('is read in rows from north to south, each from west to east', () => {
    const rows = rowsOf(view.villages)
    expect(rows.flat().length).toBe(20)
    expect(rows[0]?.map(({ number }) => number)).toEqual([2, 8, 12, 16])
  })

  it('finds the nearest of some tracks', () => {
    const [a, b] = [5, 8].map((number) => view.villages.find((one) => one.number === number))
    const point = a && b ? middle(a, b) : { x: 0, y: 0 }
    expect(nearestTrack(view, new Set(['5-8', '1-2']), point)).toEqual({ name: '5-8', far: expect.closeTo(0) as number })
    expect(nearestTrack(view, new Set(['1-2']), point)?.far).toBeGreaterThan(50)
    expect(nearestTrack(view, new Set(), point)).toBeNull()
  })

  it('is walked over by arrows', () => {
    expect(neighbour(view.villages, 8, 'ArrowRight')).toBe(12)
    expect(neighbour(view.villages, 8, 'ArrowUp')).toBe(8)
    expect(neighbour(view.villages, 1, 'ArrowDown')).toBe(3)
  })

  it('lets every village be reached by arrows', () => {
    const reached = new Set([1])
    for (const from of reached) {
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) reached.add(neighbour(view.villages, from, key))
    }
    expect(reached.size).toBe(20)
  })
})
