/** Which version of each table this browser has shown, so that an absence can be played back. */
const KEY = 'parbat.seen'
const MOST = 60

type Seen = Record<string, number>

function read(): Seen {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof found === 'object' && found !== null ? (found as Seen) : {}
  } catch {
    return {}
  }
}

export function seenVersion(table: string): number | null {
  return read()[table] ?? null
}

export function noteSeen(table: string, version: number): void {
  const { [table]: _, ...others } = read()
  const kept = Object.entries(others).slice(-(MOST - 1))
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [table, version]])))
  } catch {
    // Nothing is kept here; a return then begins at the present.
  }
}
