/** The list of words in the order somebody wants it. */
import type { Spelled } from './view'

export type Column = 'order' | 'word' | 'coins' | 'points'

export interface Row extends Spelled {
  at: number
}

export function byColumn(words: readonly Spelled[], column: Column, down: boolean): Row[] {
  const rows = words.map((word, at) => ({ ...word, at }))
  const way = down ? -1 : 1
  return rows.toSorted((a, b) => {
    const order =
      column === 'word' ? a.word.localeCompare(b.word) : column === 'order' ? 0 : a[column] - b[column]
    return way * (order || a.at - b.at)
  })
}
