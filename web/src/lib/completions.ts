/** Legal texts that go on from what was typed. */
export function completions(legal: readonly string[], typed: string, most = 8): string[] {
  const start = typed.trimStart().replace(/\s+/g, ' ').toLowerCase()
  const found = legal.filter((text) => text.startsWith(start))
  return found.slice(0, most)
}
