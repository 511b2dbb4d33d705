/**
 * A language that nobody speaks, made from English, to find what is not said in one's language.
 * Its words have accents and are longer, and each message stands in brackets. The server makes the
 * same of its own texts (src/parbat/texts/pseudo.py).
 */
export const PSEUDO = 'xx-pseudo'

const PLAIN = 'aeiouyAEIOUYcdlnrstzCDLNRSTZ'
const ACCENTED = 'áéíóúýÁÉÍÓÚÝçďłñřšťžÇĎŁÑŘŠŤŽ'
/** As long as a single letter can become. */
const LETTER = 3

const times = (letter: string): number =>
  /e/i.test(letter) ? 3 : /[aiouy]/i.test(letter) ? 2 : 1

/** The text with accents, two fifths longer: each vowel stands there twice or more. */
export const longer = (text: string): string =>
  [...text].map((c) => (ACCENTED[PLAIN.indexOf(c)] ?? c).repeat(times(c))).join('')

/** The message in its brackets; a single letter, as stands on a piece, goes without. */
export const bracketed = (message: string): string =>
  message.length > LETTER ? `[${message}]` : message
