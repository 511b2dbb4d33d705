/** Which browser this is: family and main version, and no more than that. */

// The first that occurs counts, since each browser also names those it wants to be taken for.
const FAMILIES: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(?:A|iOS)?\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Vivaldi', /\bVivaldi\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:HeadlessChrome|Chrome|Chromium|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)[\d.]* (?:Mobile\/\S+ )?Safari/],
]

/** Family and version by what a browser calls itself; null if it is none of the known ones. */
export function browserOf(userAgent: string): string | null {
  for (const [family, sign] of FAMILIES) {
    const version = sign.exec(userAgent)?.[1]
    if (version !== undefined) return `${family} ${version}`
  }
  return null
}
