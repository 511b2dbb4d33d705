import { describe, expect, it } from 'vitest'
import { bracketed, longer, PSEUDO } from './pseudo'
import { chooseLang, LANGS, sources, translator } from './texts'

describe('the language of the tests', () => {
  it('marks what a catalogue says and leaves values as they are', () => {
    expect(translator(PSEUDO)('state-waiting', { name: 'Noor' })).toBe('[Noor ťóó móóvééé]')
    expect(translator(PSEUDO)('play')).toBe('[Płááýý]')
  })

  it('is about two fifths longer', () => {
    const texts = Object.values(sources('en'))
      .flatMap((file) => file.split('\n'))
      .filter((line) => / = [A-Z][^{]*$/.test(line))
      .map((line) => line.split(' = ')[1] ?? '')
    const length = (all: string[]): number => all.reduce((sum, text) => sum + text.length, 0)
    const ratio = length(texts.map((text) => bracketed(longer(text)))) / length(texts)
    expect(texts.length).toBeGreaterThan(50)
    expect(ratio).toBeGreaterThan(1.38)
    expect(ratio).toBeLessThan(1.6)
  })

  it('leaves a single letter of a piece without brackets', () => {
    expect(translator(PSEUDO)('np-letter', { animal: 'leopard' })).toBe('Ł')
  })

  it('is offered to nobody', () => {
    expect(LANGS).not.toContain(PSEUDO)
    expect(chooseLang('xx-pseudo', ['it'])).toBe(PSEUDO)
    expect(chooseLang('xx', ['it'])).toBe('it')
    expect(chooseLang(null, ['xx-pseudo', 'it'])).toBe('it')
  })
})
