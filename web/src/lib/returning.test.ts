import { expect, it } from 'vitest'
import { Returning } from './returning'

it('tells once that somebody has come back', () => {
  const returning = new Returning()
  expect([false, true, true, false, false, true, undefined].map((away) => returning.now(away))).toEqual([
    false, false, false, true, false, false, true,
  ])
})
