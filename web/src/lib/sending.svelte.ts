/** A form on its way to the server: whether it waits for the answer, and what was refused. */
import { app } from './app.svelte'
import { ApiError } from './net/api'

let made = 0

export class Sending {
  busy = $state(false)
  /** The sentence to show beside the form; empty if nothing is wrong. */
  problem = $state('')
  /** What was refused, as a code. */
  code = $state('')
  /** Where that sentence stands in the page, for `aria-describedby`. */
  readonly id = `problem-${(made += 1)}`

  /** Do it, unless it is being done already; false if it was refused. */
  async run(what: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    this.clear()
    try {
      await what()
    } catch (error) {
      this.problem = app.refused(error)
      this.code = error instanceof ApiError ? error.code : ''
    } finally {
      this.busy = false
    }
    return this.problem === ''
  }

  clear(): void {
    this.problem = this.code = ''
  }

  /** What a field of the form is described by: its hint, and the problem if there is one. */
  describedBy(hint?: string): string | undefined {
    const ids = [hint, this.problem === '' ? undefined : this.id].filter(Boolean)
    return ids.length > 0 ? ids.join(' ') : undefined
  }
}
