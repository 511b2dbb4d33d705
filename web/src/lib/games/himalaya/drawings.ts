/** For tests: the map as it is drawn in spaces of several sizes, and with something at every village. */
import { bounds, fit, SMALL_MARGIN, SMALL_SIZES, WIDE_MARGIN, WIDE_SIZES, type Margin, type Sizes } from './map'
import { scene } from './scene'
import type { Drawing } from './stands'
import type { HimalayaView } from './view'

export const plain = scene(false)
export const VILLAGES = plain.villages.map(({ number }) => number)

export const sizesOf = ({ small }: Drawing): [Margin, Sizes] => (small ? [SMALL_MARGIN, SMALL_SIZES] : [WIDE_MARGIN, WIDE_SIZES])

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

export const SPACES = { 'on a phone': drawn(390, 400), 'on a small phone': drawn(360, 330), 'in a window': drawn(1092, 800) }

export const withLying = (what: 'goods' | 'order'): HimalayaView => ({
  ...plain,
  villages: plain.villages.map((village) => ({
    ...village,
    goods: what === 'goods' ? { salt: 3, tea: 2 } : {},
    order: what === 'order' ? 7 : null,
  })),
})
