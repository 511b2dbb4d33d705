/** Building a word out of cards, by typing, tapping and dragging. What counts is for the server to say. */
import { cardOf } from './cards'
import type { Part } from './view'

export interface Slot {
  card: string
  /** The letter that it stands for when it lies face down. */
  wild: string | null
}

export type Word = readonly Slot[]

export interface Laying {
  word: Word
  /** The card that becomes wild with the next letter. */
  waits: string | null
}

export const EMPTY: Laying = { word: [], waits: null }

export const letterOf = ({ card, wild }: Slot): string => wild ?? cardOf(card).letter
export const spelled = (word: Word): string => word.map(letterOf).join('')
export const has = (word: Word, card: string): boolean => word.some((slot) => slot.card === card)
export const textOf = (slot: Slot): string => (slot.wild ? `${slot.card}=${slot.wild}` : slot.card)
export const actionOf = (word: Word): string => ['word', ...word.map(textOf)].join(' ')

const partOf = (parts: readonly Part[], card: string): Part | undefined =>
  parts.find((part) => part.card === card)

export const mayBeWild = (parts: readonly Part[], card: string): boolean =>
  partOf(parts, card)?.may_be_wild ?? false

/** Cards not in the word: those that have to be in it first, as they come. */
export const free = (parts: readonly Part[], word: Word): Part[] =>
  parts.filter(({ card }) => !has(word, card)).toSorted((a, b) => Number(b.needed) - Number(a.needed))

/** Cards that every word has to hold and this one does not. */
export const missing = (parts: readonly Part[], word: Word): Part[] =>
  parts.filter(({ card, needed }) => needed && !has(word, card))

/** What is left of a word when other cards can be laid. */
export function keep(parts: readonly Part[], { word, waits }: Laying): Laying {
  const kept = word
    .filter(({ card }) => partOf(parts, card))
    .map((slot) => (slot.wild && !mayBeWild(parts, slot.card) ? { ...slot, wild: null } : slot))
  return { word: kept, waits: waits !== null && has(kept, waits) && mayBeWild(parts, waits) ? waits : null }
}

/** A letter is typed: it turns the card that waits, or lays one that shows it. Null if there is none. */
export function type(parts: readonly Part[], laying: Laying, letter: string): Laying | null {
  if (laying.waits !== null) return turn(laying, laying.waits, letter)
  const part = free(parts, laying.word).find(({ card }) => cardOf(card).letter === letter)
  return part ? add(laying, part.card) : null
}

export const add = ({ word }: Laying, card: string, at = word.length): Laying => ({
  word: [...word.slice(0, at), { card, wild: null }, ...word.slice(at)],
  waits: null,
})

export const remove = ({ word }: Laying, card: string): Laying => ({
  word: word.filter((slot) => slot.card !== card),
  waits: null,
})

/** A card becomes wild as a letter, or shows its own again. */
export const turn = ({ word }: Laying, card: string, letter: string | null): Laying => ({
  word: word.map((slot) => (slot.card === card ? { card, wild: letter } : slot)),
  waits: null,
})

/** The next letter is to turn this card: the one that is named, else the last. Null if it may not. */
export function wait(parts: readonly Part[], laying: Laying, card?: string): Laying | null {
  const chosen = card ?? laying.word.at(-1)?.card
  if (chosen === undefined || !mayBeWild(parts, chosen)) return null
  const laid = has(laying.word, chosen) ? laying : add(laying, chosen)
  return { word: laid.word, waits: chosen }
}

/** Any card that may be wild and is not in the word yet: to be laid for a letter that is missing. */
export const spare = (parts: readonly Part[], word: Word): Part | undefined =>
  free(parts, word).find(({ may_be_wild }) => may_be_wild)

/** One step back: out of waiting, else the last card goes. */
export const back = (laying: Laying): Laying =>
  laying.waits !== null
    ? { word: laying.word, waits: null }
    : { word: laying.word.slice(0, -1), waits: null }

/** Move a card to another place, counted as if it were not there. */
export function move({ word }: Laying, card: string, to: number): Laying {
  const slot = word.find((one) => one.card === card)
  if (!slot) return { word, waits: null }
  const others = word.filter((one) => one !== slot)
  const at = Math.max(0, Math.min(others.length, to))
  return { word: [...others.slice(0, at), slot, ...others.slice(at)], waits: null }
}

export const shift = (laying: Laying, card: string, by: number): Laying =>
  move(laying, card, laying.word.findIndex((slot) => slot.card === card) + by)

/** All cards of the hand are laid, in the order in which they are held. */
export const all = (parts: readonly Part[], laying: Laying, hand: readonly string[]): Laying => ({
  word: [
    ...laying.word,
    ...hand
      .filter((card) => partOf(parts, card) && !has(laying.word, card))
      .map((card) => ({ card, wild: null })),
  ],
  waits: null,
})

/** All wild cards show their own letters again. */
export const uncovered = ({ word }: Laying): Laying => ({
  word: word.map(({ card }) => ({ card, wild: null })),
  waits: null,
})
