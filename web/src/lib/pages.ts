/** Long texts to read: one file a language, the English one where a language has none. */
import type { Lang } from './wire'

export interface Found<T> {
  /** The language that the text is written in. */
  lang: Lang
  load: T
}

/** The text for a reader among files by their path; null if there is none even in English. */
export function textFor<T>(
  files: Record<string, T>,
  path: (lang: Lang) => string,
  reader: Lang,
): Found<T> | null {
  for (const lang of [reader, 'en'] as const) {
    const load = files[path(lang)]
    if (load !== undefined) return { lang, load }
  }
  return null
}
