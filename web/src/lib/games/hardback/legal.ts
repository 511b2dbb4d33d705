/** What the server's list of actions says about cards and buttons. */

export interface Legal {
  /** Actions that name a card, by card. */
  cards: ReadonlyMap<string, readonly string[]>
  has: (text: string) => boolean
  /** Actions that begin with a word. */
  of: (verb: string) => readonly string[]
}

export const verbOf = (text: string): string => text.split(' ')[0] ?? ''
export const objectOf = (text: string): string => text.split(' ')[1] ?? ''

const isCard = (word: string): boolean => /^[A-Z]{3}-/.test(word)

/** Ink is used beside the steps of a turn; it does not make a card of the hand one to choose. */
const BESIDE = new Set(['unink', 'reink'])

export function read(texts: readonly string[]): Legal {
  const cards = new Map<string, string[]>()
  const verbs = new Map<string, string[]>()
  for (const text of texts) {
    const verb = verbOf(text)
    verbs.set(verb, [...(verbs.get(verb) ?? []), text])
    const card = objectOf(text)
    if (isCard(card) && !BESIDE.has(verb)) cards.set(card, [...(cards.get(card) ?? []), text])
  }
  const known = new Set(texts)
  return { cards, has: (text) => known.has(text), of: (verb) => verbs.get(verb) ?? [] }
}

export type Sort = 'age' | 'letter' | 'cost' | 'genre'
export const SORTS: readonly Sort[] = ['age', 'letter', 'cost', 'genre']
