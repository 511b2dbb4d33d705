/**
 * A stand-in for the server while developing: `npm run mock`. It plays recorded fixtures through
 * the real wire (REST and a WebSocket) and knows no rules: every act shows the next step.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Plugin } from 'vite'
import type { ClientFrame, Item, Seat, TableInfo } from '../src/lib/wire.ts'

interface Step {
  view: { phase: string; active: 0 | 1 | null; outcome: Item['outcome'] }
  legal: string[]
  told: Item['told']
}

const here = new URL('./fixtures/', import.meta.url)
const steps = JSON.parse(readFileSync(new URL('game.json', here), 'utf8')) as Step[]

function item(at: number): Item {
  const step = steps[Math.min(at, steps.length - 1)]!
  const active = step.view.active
  const over = step.view.outcome !== null
  return {
    version: at,
    entry: at === 0 ? null : { by: steps[at - 1]?.view.active ?? 'table', do: 'step', t: at * 7 },
    told: step.told,
    view: step.view,
    legal: active === 0 && !over ? { '0': step.legal } : {},
    to_act: active === null || over ? [] : [active],
    awaited: active === null || over ? [] : [active],
    can_undo: active === 0 && at > 3 ? { '0': at - 1 } : {},
    outcome: step.view.outcome,
    prompt: over ? 'The game is over.' : active === 0 ? 'Your turn: trap an animal' : 'Noor is thinking.',
  }
}

const seat = (n: number, kind: Seat['kind'], name: string | null, you = false): Seat => ({
  seat: n,
  kind,
  name,
  bot: kind === 'bot' ? 'greedy' : null,
  you,
  here: kind !== 'open',
})

function table(id: string): TableInfo {
  const open = id.startsWith('open')
  const at = id.startsWith('over') ? steps.length - 1 : 20
  return {
    id,
    game: 'nanga-parbat',
    options: {},
    state: open ? 'open' : id.startsWith('over') ? 'over' : 'playing',
    public: false,
    owner: true,
    secret: open ? 'quiet-yak-41' : null,
    your_seats: [0],
    seats: [
      seat(0, 'person', 'Ana', true),
      open ? seat(1, 'open', null) : seat(1, id.startsWith('bot') ? 'bot' : 'person', 'Noor'),
    ],
    version: at,
    to_act: open ? [] : [id === 'wait' ? 1 : 0],
    outcome: id.startsWith('over') ? item(at).outcome : null,
    created: 1.79e9,
    changed: 1.79e9 + 500,
  }
}

function rest(path: string): unknown {
  if (path === '/me') return { id: 'u1', name: 'Guest 4821', account: null }
  if (path === '/games') {
    return [
      {
        name: 'nanga-parbat',
        rules: 1,
        seats: [2],
        bots: ['greedy', 'random'],
        options: [
          { name: 'area_variant', values: [false, true], default: false },
          { name: 'topology', values: ['full9', 'slope6'], default: 'full9' },
          { name: 'guide_start', values: ['second_player', 'random'], default: 'second_player' },
        ],
      },
    ]
  }
  if (path === '/lobby') {
    return { mine: [table('bot1'), table('wait'), table('open1')], open: [], watch: [table('x')] }
  }
  if (path === '/tables') return table('bot1')
  if (path === '/replay') {
    return { items: steps.map((_, at) => item(at)), table: { ...table('over1'), your_seats: [] } }
  }
  const one = /^\/tables\/([\w-]+)(\/\w+)?$/.exec(path)
  if (one?.[2] === '/record') return { game: 'nanga-parbat', log: [] }
  if (one?.[1] && one[1] !== 'none') return table(one[1])
  return null
}

/** One text frame, unmasked. */
function frame(text: string): Buffer {
  const body = Buffer.from(text)
  const head =
    body.length < 126
      ? Buffer.from([0x81, body.length])
      : body.length < 65536
        ? Buffer.from([0x81, 126, body.length >> 8, body.length & 255])
        : Buffer.concat([
            Buffer.from([0x81, 127, 0, 0, 0, 0]),
            Buffer.from([body.length >>> 24, (body.length >> 16) & 255]),
            Buffer.from([(body.length >> 8) & 255, body.length & 255]),
          ])
  return Buffer.concat([head, body])
}

/** The text of one small masked frame; anything else is left alone. */
function unmask(data: Buffer): string | null {
  if ((data[0]! & 15) !== 1) return null
  let length = data[1]! & 127
  let at = 2
  if (length === 126) {
    length = data.readUInt16BE(2)
    at = 4
  }
  const mask = data.subarray(at, at + 4)
  return Buffer.from(data.subarray(at + 4, at + 4 + length).map((b, i) => b ^ mask[i % 4]!)).toString()
}

const gone = new Set<string>()

function live(request: IncomingMessage, socket: Duplex): void {
  const url = new URL(request.url ?? '/', 'http://mock')
  const id = url.pathname.split('/')[3] ?? ''
  if (id.startsWith('lost') && gone.has(id)) {
    socket.destroy()
    return
  }
  const key = `${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`
  socket.write(
    'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
      `Sec-WebSocket-Accept: ${createHash('sha1').update(key).digest('base64')}\r\n\r\n`,
  )
  const say = (what: unknown): boolean => socket.write(frame(JSON.stringify(what)))
  let at = table(id).version
  const since = url.searchParams.get('since')
  const missed = []
  if (since !== null) for (let v = Number(since) + 1; v <= at; v++) missed.push(item(v))
  const now = { ...item(at), entry: null, told: [] }
  say({ type: 'hello', table: table(id), now, missed, game: 'nanga-parbat' })
  // This one goes away for good a moment after the first greeting.
  if (id.startsWith('lost')) setTimeout(() => socket.destroy(), 300)
  gone.add(id)
  const step = (): void => {
    if (at + 1 >= steps.length) return
    say({ type: 'item', ...item(++at) })
    if (steps[at]!.view.active === 1) setTimeout(step, 700)
  }
  socket.on('data', (data: Buffer) => {
    const text = unmask(data)
    if (text === null) return
    const said = JSON.parse(text) as ClientFrame
    if (said.type === 'ping') say({ type: 'pong' })
    if (said.type === 'why') {
      const message = 'Camps cannot be moved.'
      say({ type: 'refused', id: said.id, code: 'mock', data: {}, message, version: at })
    }
    if (said.type === 'act') {
      say({ type: 'accepted', id: said.id, version: at + 1 })
      step()
    }
  })
  socket.on('error', () => socket.destroy())
}

export function mockServer(): Plugin {
  return {
    name: 'parbat-mock',
    configureServer(server) {
      server.middlewares.use('/api', (request: IncomingMessage, answer: ServerResponse) => {
        const found = rest(new URL(request.url ?? '/', 'http://mock').pathname)
        answer.statusCode = found === null ? 404 : 200
        answer.setHeader('Content-Type', 'application/json')
        const none = { code: 'table.unknown', data: {}, message: 'There is no such table.' }
        answer.end(JSON.stringify(found ?? none))
      })
      server.httpServer?.on('upgrade', (request: IncomingMessage, socket: Duplex) => {
        if (request.url?.startsWith('/api/tables/')) live(request, socket)
      })
    },
  }
}
