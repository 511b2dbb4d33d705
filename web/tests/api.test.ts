import { describe, expect, it } from 'vitest'
import { Api, ApiError } from '../src/lib/net/api.ts'

/** A server that answers from a list, and remembers what it was asked. */
function server(answers: Record<string, [number, unknown]>) {
  const asked: { method: string; url: string; headers: Headers; body: unknown }[] = []
  const fetcher = ((input: string, init: RequestInit) => {
    const method = init.method ?? 'GET'
    asked.push({ method, url: input, headers: new Headers(init.headers), body: init.body })
    const path = new URL(input, 'http://x').pathname.slice('/api'.length)
    const [status, body] = answers[`${method} ${path}`] ?? [404, {}]
    return Promise.resolve(new Response(JSON.stringify(body), { status }))
  }) as typeof fetch
  return { asked, api: new Api(() => 'it', fetcher) }
}

const me = { id: 'u', name: 'Guest', account: null }

describe('the REST client', () => {
  it('asks who it is before anything else, and only once', async () => {
    const { api, asked } = server({ 'GET /me': [200, me], 'POST /tables/t/join': [200, {}] })
    await Promise.all([api.join('t', 'secret'), api.join('t', null), api.me()])
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /api/me?lang=it',
      'POST /api/tables/t/join?lang=it',
      'POST /api/tables/t/join?lang=it',
    ])
    expect(asked[1]?.body).toBe('{"secret":"secret"}')
    expect(asked[2]?.body).toBe('{}')
  })

  it('marks what it writes, so that no foreign page can', async () => {
    const { api, asked } = server({ 'GET /me': [200, me], 'PATCH /me': [200, me] })
    await api.rename('Ana')
    expect(asked.map(({ headers }) => headers.get('X-Parbat'))).toEqual([null, '1'])
  })

  it('is whoever logged in, and greets anew once they are gone', async () => {
    const ana = { ...me, id: 'ana', account: 'Ana' }
    const { api, asked } = server({
      'GET /me': [200, me],
      'POST /login': [200, ana],
      'POST /logout': [200, null],
    })
    expect(await api.logIn('Ana', 'four tahrs')).toEqual(ana)
    expect(await api.me()).toEqual(ana)
    expect(await api.logOut()).toEqual(me)
    expect(asked.map(({ method, url }) => `${method} ${url.split('?')[0]}`)).toEqual([
      'GET /api/me',
      'POST /api/login',
      'POST /api/logout',
      'GET /api/me',
    ])
    expect(asked[1]?.body).toBe('{"name":"Ana","password":"four tahrs"}')
  })

  it('throws the sentence of the server', async () => {
    const message = 'Non c’è questo tavolo.'
    const no = { code: 'table.unknown', data: {}, message }
    const { api } = server({ 'GET /me': [200, me], 'GET /tables/t': [404, no] })
    const error = await api.table('t').catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 404, code: 'table.unknown', message })
  })

  it('says when nobody answers, and asks again the next time', async () => {
    let up = false
    const fetcher = (() =>
      up
        ? Promise.resolve(new Response(JSON.stringify(me)))
        : Promise.reject(new TypeError('no network'))) as typeof fetch
    const api = new Api(() => 'en', fetcher)
    await expect(api.me()).rejects.toMatchObject({ status: 0, code: 'client.unreachable' })
    up = true
    await expect(api.me()).resolves.toEqual(me)
  })
})
