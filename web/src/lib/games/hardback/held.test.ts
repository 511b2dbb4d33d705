import { describe, expect, it } from 'vitest'
import fixture from '../../../../dev/fixtures/hardback-painter.json'
import placing from '../../../../dev/fixtures/hardback-place.json'
import { asPlaced, classics, keyOf, parseLaid, sorted, tray, trayKind } from './held'
import { doings, withCard } from './doing'
import { read } from './legal'
import { byColumn } from './words'
import type { HardbackView, WordForm } from './view'

const view = fixture.view as unknown as HardbackView
const form = fixture.forms[0] as unknown as WordForm

describe('the row of offers', () => {
  it('has the newest on the left, or is sorted as somebody likes', () => {
    expect(sorted(view.offers, 'age')).toEqual(view.offers.toReversed())
    expect(sorted(['ADV-K9', 'HOR-G4', 'ADV-L2'], 'cost')).toEqual(['ADV-L2', 'HOR-G4', 'ADV-K9'])
    expect(sorted(['ROM-H3', 'HOR-G4', 'ADV-L2'], 'genre')).toEqual(['ADV-L2', 'HOR-G4', 'ROM-H3'])
    expect(sorted(['ROM-H3', 'HOR-G4', 'ADV-L2'], 'letter')).toEqual(['HOR-G4', 'ROM-H3', 'ADV-L2'])
  })
})

describe('what lies at the foot of the table', () => {
  it('is the hand without the cards of the word', () => {
    const word = parseLaid(['STA-A', 'STA-L=N', 'HOR-E5T'])
    expect(trayKind(view, 0)).toBe('hand')
    const ids = tray(view, 0, word).map(({ id }) => id)
    expect(ids).toHaveLength(6)
    expect(ids).not.toContain('STA-A')
    expect(classics(view, 0, word).map(({ id, owner }) => [id, owner])).toEqual([['ADV-C5T', 1]])
    expect(classics(view, 0, []).map(({ owner }) => owner)).toEqual([0, 1])
  })

  it('is what was drawn while that is put back or away', () => {
    const looked = placing.view as unknown as HardbackView
    expect(trayKind(looked, 0)).toBe('place')
    expect(trayKind(looked, 1)).toBe('hand')
    expect(tray(looked, 0, []).map(({ id }) => id).sort()).toEqual(['ADV-D4', 'MYS-S4', 'STA-S'])
  })

  it('names starters by their owners', () => {
    expect(keyOf({ id: 'STA-A', owner: 1 })).toBe('STA-A@1')
    expect(keyOf({ id: 'ROM-P6', owner: 1 })).toBe('ROM-P6')
  })
})

describe('a word that is built', () => {
  it('lies as it will: wild, inked, and with others’ classics', () => {
    const placed = asPlaced(view, 0, parseLaid(['STA-L=N', 'ROM-T3', 'ADV-C5T']), form.cards)
    expect(placed.map(({ wild, ink, owner, standing }) => [wild, ink, owner, standing])).toEqual([
      ['N', '', 0, false],
      ['', 'inked', 0, false],
      ['', '', 1, true],
    ])
  })
})

describe('what can be done', () => {
  const t = (id: string) => id

  it('stands on the cards, without ink', () => {
    const legal = read(['ink', 'unink ROM-T3', 'buy ADV-L2', 'reserve ADV-L2', 'done'])
    expect([...legal.cards.keys()]).toEqual(['ADV-L2'])
    expect(legal.of('unink')).toEqual(['unink ROM-T3'])
    expect(withCard('ADV-L2', legal, t).map(({ text, main }) => [text, main])).toEqual([
      ['buy ADV-L2', true],
      ['reserve ADV-L2', false],
    ])
  })

  it('has one main button at most, and it is the last', () => {
    const legal = read(['flush', 'advert', 'done'])
    expect(doings(view, legal, t).map(({ text, main }) => [text, main])).toEqual([
      ['advert', false],
      ['flush', false],
      ['done', true],
    ])
    expect(doings(view, read(['vote yes', 'vote no']), t).filter(({ main }) => main)).toHaveLength(1)
  })
})

describe('the list of words', () => {
  it('is sorted by any column', () => {
    const at = (column: Parameters<typeof byColumn>[1], down: boolean) =>
      byColumn(view.words, column, down).map(({ word }) => word)
    expect(at('order', false)).toEqual(['TRIAL', 'CLIMB', 'GRAVE'])
    expect(at('word', false)).toEqual(['CLIMB', 'GRAVE', 'TRIAL'])
    expect(at('points', true)).toEqual(['CLIMB', 'GRAVE', 'TRIAL'])
    expect(at('coins', false)).toEqual(['CLIMB', 'GRAVE', 'TRIAL'])
  })
})
