import { describe, expect, it } from 'vitest'
import { leftAt, nextChange, reading, shortTime, Warnings } from '../src/lib/clock.ts'
import { translator } from '../src/lib/texts.ts'

const en = translator('en')
const read = (left: number, lang: 'en' | 'it' = 'en') => reading(left, lang, translator(lang))

describe('a clock', () => {
  const heard = { clock: { left: { '0': 300, '1': 200 }, running: [1] }, heard: 5000 }

  it('is counted on from when it was heard, for the seats whose time runs', () => {
    expect(leftAt(heard, 1, 5000)).toBe(200)
    expect(leftAt(heard, 1, 7500)).toBe(197.5)
    expect(leftAt(heard, 0, 7500)).toBe(300)
  })

  it('never falls below nothing, and a seat without one has none', () => {
    expect(leftAt(heard, 1, 999_000)).toBe(0)
    expect(leftAt(heard, 2, 7500)).toBeNull()
  })

  it('is read in minutes, and in tenths when every one counts', () => {
    expect(read(300)).toBe('5:00')
    expect(read(299.95)).toBe('4:59')
    expect(read(61)).toBe('1:01')
    expect(read(10)).toBe('0:10')
    expect(read(9.99)).toBe('0:09.9')
    expect(read(0)).toBe('0:00.0')
    expect(read(9.44, 'it')).toBe('0:09,4')
    expect(read(2 * 3600 + 62)).toBe('2:01:02')
  })

  it('is read in days and hours where there are days', () => {
    expect(read(52 * 3600 + 1)).toBe(en('clock-days', { days: 2, hours: 4 }))
    expect(read(5 * 3600 + 125)).toBe(en('clock-hours', { hours: 5, minutes: 2 }))
    expect(read(52 * 3600)).toMatch(/^2.*4/)
  })

  it('is looked at again when it reads differently', () => {
    for (const left of [300, 299.4, 61.02, 12.5, 9.95, 3.21, 30_000.5]) {
      expect(read(left - nextChange(left) / 1000)).not.toBe(read(left))
      expect(nextChange(left)).toBeLessThanOrEqual(left > 3 * 3600 ? 60_005 : 1005)
    }
    expect(nextChange(9.95)).toBeLessThanOrEqual(105)
  })

  it('is short below twenty seconds, or an hour of some days', () => {
    expect(shortTime({ kind: 'live', bank: 300, increment: 5 })).toBe(20)
    expect(shortTime({ kind: 'days', days: 2 })).toBe(3600)
  })
})

describe('what is said about one’s own clock', () => {
  it('is said once at sixty and once at twenty seconds', () => {
    const warnings = new Warnings()
    const said = [90, 60, 59, 21, 20, 19, 1].map((left) => warnings.due(left))
    expect(said).toEqual([null, 60, null, null, 20, null, null])
  })

  it('leaves out what is over already', () => {
    const warnings = new Warnings()
    expect([18, 17].map((left) => warnings.due(left))).toEqual([20, null])
  })

  it('is said again only after there was much more time', () => {
    const warnings = new Warnings()
    expect([19, 25, 19, 41, 19].map((left) => warnings.due(left))).toEqual([20, null, null, null, 20])
  })

  it('waits for the next mark', () => {
    expect(Warnings.wait(90)).toBe(30_000)
    expect(Warnings.wait(60)).toBe(40_000)
    expect(Warnings.wait(5)).toBeNull()
  })
})
