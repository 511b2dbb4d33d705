/** Who comes back from looking back at a game has seen its last step: it is not played once more. */
export class Returning {
  private away = false

  /** Whether somebody has come back with this change; to be asked at every one. */
  now(away = false): boolean {
    const back = this.away && !away
    this.away = away
    return back
  }
}
