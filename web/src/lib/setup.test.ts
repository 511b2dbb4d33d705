import { describe, expect, it } from 'vitest'
import { asked, firstWish, sitters, tableOf, type Wish } from './setup'
import type { GameInfo } from './wire'

const duel: GameInfo = {
  name: 'nanga-parbat',
  rules: 1,
  seats: [2],
  options: [{ name: 'topology', values: ['full9', 'slope6'], default: 'full9', only_with: null }],
  bots: ['greedy', 'random'],
}
const crowd: GameInfo = { ...duel, seats: [1, 2, 3, 4, 5], options: [] }

const made = (game: GameInfo, changed: Partial<Wish>, random = () => 0.99) =>
  tableOf(game, { ...firstWish(game), ...changed }, random)

describe('the form for a table', () => {
  it('begins with a friend by a link, no clock and the chat on', () => {
    expect(made(duel, {})).toEqual({
      game: 'nanga-parbat',
      options: {},
      board: null,
      seats: [{ kind: 'me' }, { kind: 'open' }],
      public: false,
      by_hand: false,
      chat: true,
      pace: null,
      stand_in: 'greedy',
    })
  })

  it('knows how many play from the game alone', () => {
    expect(firstWish(duel).players).toBe(2)
    expect(firstWish(crowd).players).toBe(2)
    expect(firstWish({ ...crowd, seats: [3, 4] }).others).toEqual(['open', 'open'])
    expect(firstWish({ ...crowd, seats: [1] }).others).toEqual([])
    expect(sitters(3, ['me'])).toEqual(['me', 'open', 'open'])
    expect(sitters(1, ['me', 'open'])).toEqual(['me'])
  })

  it('seats whoever was chosen, in the order that was chosen', () => {
    const others: Wish['others'] = ['open', 'bot:random', 'me']
    expect(made(crowd, { players: 4, others, first: 'me' }).seats).toEqual([
      { kind: 'me' },
      { kind: 'open' },
      { kind: 'bot', bot: 'random' },
      { kind: 'me' },
    ])
    expect(made(duel, { first: 'them' }).seats).toEqual([{ kind: 'open' }, { kind: 'me' }])
  })

  it('gives every order the same chance by lot', () => {
    const counts = new Map<string, number>()
    for (let a = 0; a < 3; a += 1) {
      for (let b = 0; b < 2; b += 1) {
        const draws = [(a + 0.5) / 3, (b + 0.5) / 2]
        const others: Wish['others'] = ['open', 'bot:random']
        const table = made(crowd, { players: 3, others }, () => draws.shift() ?? 0)
        const order = (table.seats ?? []).map((chair) => chair.kind).join(' ')
        counts.set(order, (counts.get(order) ?? 0) + 1)
      }
    }
    expect([...counts.values()]).toEqual([1, 1, 1, 1, 1, 1])
  })

  it('asks for the clock that was chosen', () => {
    expect(made(duel, { pace: 'live' }).pace).toEqual({ kind: 'live', bank: 600, increment: 10 })
    expect(made(duel, { pace: 'live', bank: 90, increment: 0 }).pace).toEqual({
      kind: 'live',
      bank: 90,
      increment: 0,
    })
    expect(made(duel, { pace: 'days', days: 7 }).pace).toEqual({ kind: 'days', days: 7 })
  })

  it('leaves out what only makes sense with somebody from elsewhere', () => {
    const alone: Partial<Wish> = { open: true, byHand: true, pace: 'live' }
    expect(made(duel, { ...alone, others: ['bot:greedy'] })).toMatchObject({
      public: false,
      by_hand: false,
      chat: false,
      pace: null,
    })
    expect(made(duel, { ...alone, others: ['me'] })).toMatchObject({
      public: false,
      chat: false,
      pace: { kind: 'live' },
    })
    expect(made(duel, alone)).toMatchObject({ public: true, by_hand: true, chat: true })
  })

  it('lets the seats say how many play, where that is an option', () => {
    const game: GameInfo = {
      ...duel,
      seats: [3, 4],
      options: [
        { name: 'players', values: [4, 3], default: 4, only_with: null },
        { name: 'shared', values: [false, true], default: false, only_with: ['players', 3] },
      ],
    }
    const three = made(game, { players: 3, others: ['open', 'open'], options: { shared: 'true' } })
    expect(three.options).toEqual({ players: 3, shared: true })
    const four = made(game, { players: 4, others: ['open', 'open', 'open'], options: { shared: 'true' } })
    expect(four.options).toEqual({ players: 4 })
  })

  it('sends options as the values they are', () => {
    const game: GameInfo = {
      ...duel,
      options: [{ name: 'area_variant', values: [false, true], default: false, only_with: null }],
    }
    expect(made(game, { options: { area_variant: 'true' } }).options).toEqual({
      area_variant: true,
    })
    expect(made(game, { options: { area_variant: 'perhaps' } }).options).toEqual({})
  })

  it('asks for and sends only what means something beside the rest', () => {
    const game: GameInfo = {
      ...duel,
      options: [
        { name: 'mode', values: ['alone', 'together'], default: 'alone', only_with: null },
        { name: 'rival', values: ['none', 'fox'], default: 'none', only_with: ['mode', 'together'] },
      ],
    }
    const names = (options: Record<string, string>) =>
      asked(game, { ...firstWish(game), options }).map(({ name }) => name)
    expect(names({})).toEqual(['mode'])
    expect(names({ mode: 'together' })).toEqual(['mode', 'rival'])
    expect(made(game, { options: { rival: 'fox' } }).options).toEqual({})
    expect(made(game, { options: { mode: 'together', rival: 'fox' } }).options).toEqual({
      mode: 'together',
      rival: 'fox',
    })
  })

  it('offers on a board of one\'s own what there is on it, and sends the board', () => {
    const options = [{ name: 'topology', values: ['printed', 'drawn'], default: 'printed', only_with: null }]
    const board = { file: 'mine.json', data: { game: 'nanga-parbat' }, options }
    const wish: Wish = { ...firstWish(duel), board, options: { topology: 'slope6' } }
    expect(asked(duel, wish)).toEqual(options)
    expect(tableOf(duel, wish)).toMatchObject({ board: { game: 'nanga-parbat' }, options: {} })
    wish.options.topology = 'drawn'
    expect(tableOf(duel, wish).options).toEqual({ topology: 'drawn' })
  })
})
