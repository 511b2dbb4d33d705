/** The REST part of the wire. */
import type {
  ApiErrorBody,
  GameInfo,
  Lang,
  Lobby,
  Me,
  NewTable,
  Replay,
  TableInfo,
} from '../wire'

/** An answer that says no, with a sentence to show (from the server, in the reader's language). */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly data: Record<string, unknown>

  constructor(status: number, body: Partial<ApiErrorBody>) {
    super(body.message ?? '')
    this.status = status
    this.code = body.code ?? 'unknown'
    this.data = body.data ?? {}
  }
}

type Fetch = typeof fetch

export class Api {
  private readonly lang: () => Lang
  private readonly fetch: Fetch
  private greeting: Promise<Me> | null = null

  constructor(lang: () => Lang, fetcher: Fetch = (input, init) => fetch(input, init)) {
    this.lang = lang
    this.fetch = fetcher
  }

  /** A browser that comes for the first time is given its session before it asks anything else. */
  private greeted(): Promise<Me> {
    this.greeting ??= this.send<Me>('GET', '/me').catch((error: unknown) => {
      this.greeting = null
      throw error
    })
    return this.greeting
  }

  private async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    await this.greeted()
    return this.send<T>(method, path, body)
  }

  private async send<T>(method: string, path: string, body?: unknown): Promise<T> {
    const headers: Record<string, string> = { Accept: 'application/json' }
    if (method !== 'GET') headers['X-Parbat'] = '1'
    if (body !== undefined) headers['Content-Type'] = 'application/json'
    let answer: Response
    try {
      answer = await this.fetch(`/api${path}?lang=${encodeURIComponent(this.lang())}`, {
        method,
        headers,
        credentials: 'same-origin',
        body: body === undefined ? null : JSON.stringify(body),
      })
    } catch {
      throw new ApiError(0, { code: 'client.unreachable' })
    }
    const text = await answer.text()
    let read: unknown = null
    try {
      read = text === '' ? null : JSON.parse(text)
    } catch {
      read = null
    }
    if (!answer.ok) {
      const said = typeof read === 'object' && read !== null ? (read as Partial<ApiErrorBody>) : {}
      throw new ApiError(answer.status, typeof said.code === 'string' ? said : {})
    }
    return read as T
  }

  me = (): Promise<Me> => this.greeted()
  rename = (name: string): Promise<Me> => this.ask('PATCH', '/me', { name })
  games = (): Promise<GameInfo[]> => this.ask('GET', '/games')
  lobby = (): Promise<Lobby> => this.ask('GET', '/lobby')
  create = (table: NewTable): Promise<TableInfo> => this.ask('POST', '/tables', table)
  table = (id: string): Promise<TableInfo> => this.ask('GET', `/tables/${id}`)
  join = (id: string, secret: string | null): Promise<TableInfo> =>
    this.ask('POST', `/tables/${id}/join`, secret === null ? {} : { secret })
  leave = (id: string): Promise<unknown> => this.ask('POST', `/tables/${id}/leave`, {})
  rematch = (id: string): Promise<TableInfo> => this.ask('POST', `/tables/${id}/rematch`, {})
  record = (id: string): Promise<Record<string, unknown>> => this.ask('GET', `/tables/${id}/record`)
  replay = (record: unknown): Promise<Replay> => this.ask('POST', '/replay', { record })
}
