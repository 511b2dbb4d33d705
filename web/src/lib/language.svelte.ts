/** What has to be asked for again when the reader changes the language. */
import { untrack } from 'svelte'
import { settings } from './settings.svelte'

/** Called while a component is set up; not run for the language that it begins with. */
export function onLanguage(again: () => void): void {
  let lang = settings.lang
  $effect(() => {
    if (settings.lang === lang) return
    lang = settings.lang
    untrack(again)
  })
}
