import { FluentResource } from '@fluent/bundle'
import { describe, expect, it, vi } from 'vitest'
import { chooseLang, LANGS, sources, translator } from '../src/lib/texts.ts'

/** All variables a message uses, however deep in its selectors. */
function variables(part: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(part)) for (const one of part) variables(one, found)
  else if (typeof part === 'object' && part !== null) {
    const node = part as Record<string, unknown>
    if (node.type === 'var' && typeof node.name === 'string') found.add(node.name)
    for (const value of Object.values(node)) variables(value, found)
  }
  return found
}

function messages(text: string): Record<string, string[]> {
  const body = new FluentResource(text).body
  return Object.fromEntries(
    body.map((message) => [
      message.id,
      [...variables([message.value, message.attributes])].sort(),
    ]),
  )
}

const english = sources('en')

describe.each(LANGS.filter((lang) => lang !== 'en'))('the catalogues in %s', (lang) => {
  it('are the same files', () => {
    expect(Object.keys(sources(lang)).sort()).toEqual(Object.keys(english).sort())
  })

  it.each(Object.keys(english))('%s.ftl has the same messages with the same variables', (name) => {
    expect(messages(sources(lang)[name] ?? '')).toEqual(messages(english[name] ?? ''))
  })
})

describe('every catalogue', () => {
  const all = LANGS.flatMap((lang) =>
    Object.entries(sources(lang)).map(([name, text]) => ({ lang, name, text })),
  )

  it.each(all)('$lang/$name.ftl parses in full', ({ text }) => {
    const begun = text.split('\n').filter((line) => /^-?[a-z][\w-]* *=/i.test(line))
    const ids = Object.keys(messages(text))
    expect(ids).toHaveLength(begun.length)
  })

  it('has each id in one file only', () => {
    const ids = Object.values(english).flatMap((text) => Object.keys(messages(text)))
    expect(ids).toHaveLength(new Set(ids).size)
  })
})

describe('a text', () => {
  it('is said in the language of the reader', () => {
    expect(translator('it')('state-waiting', { name: 'Noor' })).toBe('Tocca a Noor')
    expect(translator('en')('result-won', { who: 'you', name: 'x', best: 32, other: 26 })).toBe(
      'You won, 32 to 26',
    )
  })

  it('that is missing shows its id and complains', () => {
    const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(translator('pt-BR')('no-such-text')).toBe('no-such-text')
    expect(complained).toHaveBeenCalled()
    complained.mockRestore()
  })

  it('of the source exists in the catalogue', () => {
    const files = import.meta.glob<string>('../src/**/*.{svelte,ts}', {
      query: '?raw',
      import: 'default',
      eager: true,
    })
    const known = new Set(Object.values(english).flatMap((text) => Object.keys(messages(text))))
    const used = Object.values(files).flatMap((text) =>
      [...text.matchAll(/\bt\(\s*'([a-z][\w-]*)'/g)].map((match) => match[1] ?? ''),
    )
    expect(used.length).toBeGreaterThan(50)
    expect(used.filter((id) => !known.has(id))).toEqual([])
  })
})

describe('the language', () => {
  it('is the one asked for, else the first of the browser', () => {
    expect(chooseLang('it', ['en'])).toBe('it')
    expect(chooseLang(null, ['pt', 'en'])).toBe('pt-BR')
    expect(chooseLang('xx', ['fr', 'it-CH'])).toBe('it')
    expect(chooseLang(undefined, ['fr'])).toBe('en')
  })
})
