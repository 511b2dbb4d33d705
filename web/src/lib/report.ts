/** What a report of a problem says beside what the person writes: facts, and nothing secret. */
import type { GameInfo, TableInfo } from './wire'

export type Line =
  | 'game'
  | 'table'
  | 'move'
  | 'page'
  | 'program'
  | 'rules'
  | 'browser'
  | 'window'
  | 'language'
  | 'theme'
  | 'refused'

export interface Facts {
  table: Pick<TableInfo, 'id' | 'game'> | null
  version: number | null
  /** Where in the client the person is; only the path is told. */
  path: string
  program: string
  games: readonly Pick<GameInfo, 'name' | 'rules'>[]
  browser: string | null
  window: { width: number; height: number }
  language: string
  theme: string
  refused: string
}

/** No text of a report may be longer. */
export const MOST = 2000

function rulesOf({ table, games }: Facts): string {
  if (table) return String(games.find((game) => game.name === table.game)?.rules ?? '')
  return games.map((game) => `${game.name} ${game.rules}`).join(', ')
}

/** The lines of a report in their order; what is not known has no line. */
export function lines(facts: Facts): [Line, string][] {
  const { table, version, window } = facts
  const all: [Line, string][] = [
    ['game', table?.game ?? ''],
    ['table', table?.id ?? ''],
    ['move', version === null ? '' : String(version)],
    // The secret of a table stands in the fragment, a position in the query: neither is told.
    ['page', facts.path],
    ['program', facts.program],
    ['rules', rulesOf(facts)],
    ['browser', facts.browser ?? ''],
    ['window', `${window.width} × ${window.height}`],
    ['language', facts.language],
    ['theme', facts.theme],
    ['refused', facts.refused],
  ]
  return all.filter(([, value]) => value !== '').map(([line, value]) => [line, value.slice(0, MOST)])
}

/** What is sent: the lines, and what the person says has happened. */
export function told(lines: readonly [Line, string][], happened: string): Record<string, string> {
  const said = happened.trim().slice(0, MOST)
  return { ...(said === '' ? {} : { happened: said }), ...Object.fromEntries(lines) }
}
