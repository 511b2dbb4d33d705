/** A record as a file: read one that was dropped or chosen, and hand one out. */

/** No record of a game comes near this. */
const MOST = 4 * 1024 * 1024

/** What stands in a file of JSON, such as a record or a board, or null if that is no object. */
export async function readObject(file: Blob): Promise<Record<string, unknown> | null> {
  if (file.size > MOST) return null
  try {
    const read: unknown = JSON.parse(await file.text())
    return typeof read === 'object' && read !== null && !Array.isArray(read)
      ? (read as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}

export function download(name: string, what: unknown): void {
  const url = URL.createObjectURL(
    new Blob([`${JSON.stringify(what, null, 1)}\n`], { type: 'application/json' }),
  )
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}

/** The record opened on this page and not kept anywhere: from the lobby to the replay. */
export const opened: { record: Record<string, unknown> | null } = { record: null }
