import { describe, expect, it } from 'vitest'
import { blocks } from './markdown.ts'
import { textFor } from './pages.ts'
import { LANGS } from './texts.ts'

const questions = import.meta.glob<string>('../pages/questions.*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const rules = import.meta.glob<string>('../../../docs/rules/**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

describe('a long text', () => {
  const files = { 'a.en': 'one', 'a.it': 'uno' }

  it('is read in the language of the reader, else in English', () => {
    const find = (lang: 'it' | 'pt-BR') => textFor(files, (one) => `a.${one}`, lang)
    expect(find('it')).toEqual({ lang: 'it', load: 'uno' })
    expect(find('pt-BR')).toEqual({ lang: 'en', load: 'one' })
    expect(textFor(files, (one) => `b.${one}`, 'it')).toBeNull()
  })
})

describe.each(LANGS)('questions and troubles in %s', (lang) => {
  const text = questions[`../pages/questions.${lang}.md`] ?? ''
  const parts = text.trim().split(/^## /m)

  it('answers as many questions as the English page', () => {
    const english = questions['../pages/questions.en.md'] ?? ''
    expect(parts.length).toBe(english.split(/^## /m).length)
    expect(parts.length - 1).toBeGreaterThanOrEqual(10)
  })

  it('answers each in one to three sentences', () => {
    for (const part of parts.slice(1)) {
      const [question = '', ...rest] = part.trim().split('\n')
      const answer = rest.join(' ').trim()
      expect(question).not.toBe('')
      const sentences = answer.split(/(?<=[.!?])\s+(?=\p{Lu})/u).length
      expect(sentences, question).toBeGreaterThanOrEqual(1)
      expect(sentences - Number(/^(No|Yes|Não|Sim|Sì)\./.test(answer)), question).toBeLessThan(4)
    }
  })
})

describe.each(LANGS.filter((lang) => lang !== 'en'))('the rules in %s', (lang) => {
  const english = Object.keys(rules).filter((path) => /\/rules\/[^/]+\.md$/.test(path))

  it.each(english)('have all paragraphs, examples and tables of %s', (path) => {
    const shape = (text: string): unknown[] =>
      blocks(text).map((block) => {
        switch (block.kind) {
          case 'heading':
            return [block.level, block.id]
          case 'list':
            return [block.ordered, block.items.length]
          case 'table':
            return [block.head.length, block.rows.length]
          case 'code':
            return block.text
          default:
            return block.kind
        }
      })
    const translated = rules[path.replace('/rules/', `/rules/${lang}/`)] ?? ''
    expect(shape(translated)).toEqual(shape(rules[path] ?? ''))
  })

  it.each(english)('have the same numbers in every line as %s', (path) => {
    const numbers = (text: string): string[][] =>
      text.split('\n').map((line) => (line.match(/\d+/g) ?? []).sort())
    const translated = rules[path.replace('/rules/', `/rules/${lang}/`)] ?? ''
    expect(numbers(translated)).toEqual(numbers(rules[path] ?? ''))
  })

  it.each(english)('say the same texts of actions as %s', (path) => {
    // From the first chapter on: the introduction shows what such a text looks like.
    const codes = (text: string): string[] =>
      (text.slice(text.indexOf('\n## ')).match(/`[^`]+`/g) ?? []).sort()
    const translated = rules[path.replace('/rules/', `/rules/${lang}/`)] ?? ''
    expect(codes(translated)).toEqual(codes(rules[path] ?? ''))
  })
})
