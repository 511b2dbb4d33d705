/** Sentences of the interface, from Fluent catalogues bundled with the client. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { bracketed, longer, PSEUDO } from './pseudo'
import type { Lang } from './wire'

export type Translate = (id: string, args?: Record<string, FluentVariable>) => string

export const LANGS: readonly Lang[] = ['en', 'pt-BR', 'it']

const files: Record<string, string> = import.meta.glob<string>('../locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The text of all catalogues of a language, by file name. */
export function sources(lang: Lang): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [path, text] of Object.entries(files)) {
    const [, dir, name] = /([^/]+)\/([^/]+)\.ftl$/.exec(path) ?? []
    if (dir === lang && name) found[name] = text
  }
  return found
}

function bundleOf(lang: Lang): FluentBundle {
  const spoken = lang === PSEUDO ? 'en' : lang
  // No isolation marks: names here are never mixed with right-to-left scripts yet.
  const bundle = new FluentBundle(spoken, {
    useIsolating: false,
    ...(lang === PSEUDO ? { transform: longer } : {}),
  })
  for (const [name, text] of Object.entries(sources(spoken))) {
    for (const error of bundle.addResource(new FluentResource(text))) {
      console.error(`${lang}/${name}.ftl`, error)
    }
  }
  return bundle
}

const bundles = new Map<Lang, FluentBundle>()

function bundle(lang: Lang): FluentBundle {
  let made = bundles.get(lang)
  if (!made) bundles.set(lang, (made = bundleOf(lang)))
  return made
}

/** A function that says a message in a language, in English if it is missing there. */
export function translator(lang: Lang): Translate {
  return (id, args) => {
    for (const tried of lang === 'en' ? (['en'] as const) : ([lang, 'en'] as const)) {
      const found = bundle(tried)
      const message = found.getMessage(id)
      if (message?.value) {
        const errors: Error[] = []
        const said = found.formatPattern(message.value, args ?? null, errors)
        for (const error of errors) console.error(id, error)
        return tried === PSEUDO ? bracketed(said) : said
      }
    }
    console.error(`There is no text “${id}”`)
    return id
  }
}

/** Does a catalogue of the client have this message? */
export function hasText(id: string): boolean {
  return bundle('en').hasMessage(id)
}

/**
 * The language to start with: the one asked for, else the first of the browser's that we speak.
 * That of the tests has to be asked for by its whole name; it is offered to nobody.
 */
export function chooseLang(asked: string | null | undefined, wanted: readonly string[]): Lang {
  if (asked === PSEUDO) return PSEUDO
  for (const tag of asked ? [asked, ...wanted] : wanted) {
    const same = LANGS.find((lang) => lang.toLowerCase() === tag.toLowerCase())
    if (same) return same
    const near = LANGS.find((lang) => lang.split('-')[0] === tag.toLowerCase().split('-')[0])
    if (near) return near
  }
  return 'en'
}
