/** The games this client has a table for. Each is loaded when it is first needed. */
import type { Component } from 'svelte'
import type { TableProps } from './contract'

// What a view looks like is known to the game's own table only.
export type AnyTable = Component<TableProps<never>>

const tables = import.meta.glob<{ default: AnyTable }>('./*/Table.svelte')

/** Tables that show what happened step by step by themselves: nothing has to be held back for them. */
const PACED = new Set(['himalaya'])

export const pacesItself = (game: string): boolean => PACED.has(game)

export const hasTable = (game: string): boolean => `./${game}/Table.svelte` in tables

export async function loadTable(game: string): Promise<AnyTable> {
  const load = tables[`./${game}/Table.svelte`]
  if (!load) throw new Error(`This client has no table for ${game}`)
  return (await load()).default
}
