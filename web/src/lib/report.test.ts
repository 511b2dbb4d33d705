import { describe, expect, it } from 'vitest'
import { browserOf } from './browser.ts'
import { lines, MOST, told, type Facts } from './report.ts'

const facts: Facts = {
  table: { id: 'ab12', game: 'nanga-parbat' },
  version: 17,
  path: '/table/ab12',
  program: '0.1.0',
  games: [
    { name: 'himalaya', rules: 3 },
    { name: 'nanga-parbat', rules: 1 },
  ],
  browser: 'Firefox 143',
  window: { width: 360, height: 740 },
  language: 'it',
  theme: 'dark',
  refused: 'The table has changed in the meantime.',
}

describe('a report of a problem', () => {
  it('says where somebody is and what they use', () => {
    expect(lines(facts)).toEqual([
      ['game', 'nanga-parbat'],
      ['table', 'ab12'],
      ['move', '17'],
      ['page', '/table/ab12'],
      ['program', '0.1.0'],
      ['rules', '1'],
      ['browser', 'Firefox 143'],
      ['window', '360 × 740'],
      ['language', 'it'],
      ['theme', 'dark'],
      ['refused', 'The table has changed in the meantime.'],
    ])
  })

  it('leaves out what is not known, and away from a table names the rules of all games', () => {
    const away = lines({ ...facts, table: null, version: null, browser: null, refused: '' })
    expect(Object.fromEntries(away)).toEqual({
      page: '/table/ab12',
      program: '0.1.0',
      rules: 'himalaya 3, nanga-parbat 1',
      window: '360 × 740',
      language: 'it',
      theme: 'dark',
    })
  })

  it('sends what is shown and what was written, and nothing else', () => {
    const shown = lines(facts)
    expect(told(shown, '  The guide walked twice.  ')).toEqual({
      happened: 'The guide walked twice.',
      ...Object.fromEntries(shown),
    })
    expect(told(shown, ' \n')).toEqual(Object.fromEntries(shown))
  })

  it('keeps within what the server takes', () => {
    const long = 'x'.repeat(MOST + 1)
    const sent = told(lines({ ...facts, refused: long }), long)
    expect(Math.max(...Object.values(sent).map((text) => text.length))).toBe(MOST)
  })
})

describe('a browser', () => {
  const mozilla = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)'

  it.each([
    [`${mozilla} Chrome/143.0.0.0 Safari/537.36`, 'Chrome 143'],
    [`${mozilla} HeadlessChrome/143.0.0.0 Safari/537.36`, 'Chrome 143'],
    [`${mozilla} Chrome/143.0.0.0 Safari/537.36 Edg/142.0.3595.53`, 'Edge 142'],
    [`${mozilla} Chrome/142.0.0.0 Safari/537.36 OPR/126.0.0.0`, 'Opera 126'],
    [`${mozilla} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`, 'Samsung Internet 29'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox 145'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 ' +
        '(KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      'Safari 18',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 ' +
        '(KHTML, like Gecko) Version/26.1 Safari/605.1.15',
      'Safari 26',
    ],
    ['curl/8.5.0', null],
  ])('%s is %s', (userAgent, known) => {
    expect(browserOf(userAgent)).toBe(known)
  })
})
