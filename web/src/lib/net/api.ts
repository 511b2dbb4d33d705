/** The REST part of the wire. */
import type {
  ApiErrorBody,
  Chair,
  CheckedBoard,
  GameInfo,
  Lang,
  Lessons,
  Lobby,
  Me,
  NewTable,
  Replay,
  SessionInfo,
  TableInfo,
  Tried,
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

  /** Be somebody else from here on: an account, or the guest who logged in no longer. */
  private become(me: Me): Me {
    this.greeting = Promise.resolve(me)
    return me
  }

  /** Somebody is gone; the next greeting makes a new guest. */
  private startAnew(): Promise<Me> {
    this.greeting = null
    return this.greeted()
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
  checkBoard = (game: string, board: unknown): Promise<CheckedBoard> =>
    this.ask('POST', '/boards', { game, board })
  lobby = (): Promise<Lobby> => this.ask('GET', '/lobby')
  create = (table: NewTable): Promise<TableInfo> => this.ask('POST', '/tables', table)
  table = (id: string): Promise<TableInfo> => this.ask('GET', `/tables/${id}`)
  join = (id: string, secret: string | null): Promise<TableInfo> =>
    this.ask('POST', `/tables/${id}/join`, secret === null ? {} : { secret })
  /** Give a free seat to a computer player, or free it again. */
  setChair = (id: string, seat: number, chair: Chair): Promise<TableInfo> =>
    this.ask('POST', `/tables/${id}/seats/${seat}`, { chair })
  start = (id: string): Promise<TableInfo> => this.ask('POST', `/tables/${id}/start`, {})
  leave = (id: string): Promise<unknown> => this.ask('POST', `/tables/${id}/leave`, {})
  rematch = (id: string): Promise<TableInfo> => this.ask('POST', `/tables/${id}/rematch`, {})
  record = (id: string): Promise<Record<string, unknown>> => this.ask('GET', `/tables/${id}/record`)
  replay = (record: unknown): Promise<Replay> => this.ask('POST', '/replay', { record })
  lessons = (game: string): Promise<Lessons> => this.ask('GET', `/learn/${game}`)
  tryOut = (game: string, step: number, text: string): Promise<Tried> =>
    this.ask('POST', `/learn/${game}`, { step, do: text })
  makeAccount = async (name: string, password: string): Promise<Me> =>
    this.become(await this.ask<Me>('POST', '/account', { name, password }))
  changePassword = (old: string, wanted: string): Promise<unknown> =>
    this.ask('PUT', '/account/password', { old, new: wanted })
  logIn = async (name: string, password: string): Promise<Me> =>
    this.become(await this.ask<Me>('POST', '/login', { name, password }))
  logOut = (): Promise<Me> => this.ask('POST', '/logout').then(() => this.startAnew())
  sessions = (): Promise<SessionInfo[]> => this.ask('GET', '/sessions')
  endSession = (id: string): Promise<unknown> => this.ask('DELETE', `/sessions/${id}`)
  data = (): Promise<Record<string, unknown>> => this.ask('GET', '/me/data')
  deleteMe = (password: string | null): Promise<Me> =>
    this.ask('POST', '/me/delete', { password }).then(() => this.startAnew())
  report = (told: Record<string, string>): Promise<unknown> => this.ask('POST', '/reports', { told })
}
