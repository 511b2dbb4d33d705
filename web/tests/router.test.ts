import { describe, expect, it } from 'vitest'
import { href, parse, router, tableHref, type Route } from '../src/lib/router.svelte.ts'

const at = (path: string): Route => parse(new URL(path, 'http://parbat.test'))

describe('addresses', () => {
  it.each<[string, Route]>([
    ['/', { name: 'lobby' }],
    ['/settings', { name: 'settings' }],
    ['/account', { name: 'account' }],
    ['/questions', { name: 'questions' }],
    ['/docs', { name: 'docs' }],
    ['/table/ab-12_C', { name: 'table', id: 'ab-12_C', secret: null }],
    ['/table/ab#quiet-yak', { name: 'table', id: 'ab', secret: 'quiet-yak' }],
    ['/replay', { name: 'replay', table: null, at: null }],
    ['/replay?table=ab&at=12', { name: 'replay', table: 'ab', at: 12 }],
    ['/rules/nanga-parbat', { name: 'rules', game: 'nanga-parbat' }],
    ['/learn/nanga-parbat', { name: 'learn', game: 'nanga-parbat', step: 1 }],
    ['/learn/nanga-parbat?step=3', { name: 'learn', game: 'nanga-parbat', step: 3 }],
  ])('%s leads there and back', (path, route) => {
    expect(at(path)).toEqual(route)
    expect(href(route)).toBe(path)
  })

  it('without a page are missing', () => {
    for (const path of ['/table', '/table/a/b', '/table/a%20b', '/nothing', '/rules/../x']) {
      expect(at(path)).toEqual({ name: 'missing' })
    }
    expect(at('/table/a/')).toEqual({ name: 'table', id: 'a', secret: null })
    expect(at('/replay?at=-3')).toEqual({ name: 'replay', table: null, at: null })
  })
})

describe('the router', () => {
  it('goes and comes back', async () => {
    router.go(tableHref('one'))
    expect(router.route).toMatchObject({ name: 'table', id: 'one' })
    router.go('/', true)
    expect(router.route).toEqual({ name: 'lobby' })
  })

  it('follows links of this page and leaves the others alone', () => {
    const link = document.createElement('a')
    link.href = '/table/two'
    link.addEventListener('click', router.follow)
    link.click()
    expect(router.route).toMatchObject({ name: 'table', id: 'two' })
    link.href = 'https://elsewhere.test/'
    const event = new MouseEvent('click', { cancelable: true })
    link.addEventListener('click', (clicked) => clicked.preventDefault(), { once: true })
    link.dispatchEvent(event)
    expect(router.route).toMatchObject({ name: 'table', id: 'two' })
  })
})
