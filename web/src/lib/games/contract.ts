/**
 * What the shell gives to the table of a game, and what it gets back. Every game's Table.svelte
 * takes exactly these props.
 *
 * Texts: `t(id, args)` reads web/src/locales/LANG/*.ftl. The shell's own texts are in client.ftl,
 * those of a game in a file named after the game (nanga-parbat.ftl). All ids share one space.
 * Pieces: the sprite assets/pieces.svg stands in the page already (App.svelte): use href="#an-L".
 * Settings (animation, board labels, confirm turn): `settings` of lib/settings.svelte.ts.
 */
import type { Snippet } from 'svelte'
import type { Translate } from '../texts'
import type { Form, SeatIndex, Statistics, Told, TriedOut } from '../wire'

/** A step that lies behind: what was told, and the table after it. */
export interface Past<V> {
  view: V
  told: readonly Told[]
}

export interface TableProps<V> {
  view: V
  /** Action texts for the seat acting now; [] if there is nothing to do here. */
  legal: string[]
  /** The seat this person acts for now; null for those who watch. */
  seat: SeatIndex | null
  names: string[]
  /** What happened in the step just shown, for animation. */
  told: Told[]
  /** The steps up to what is shown, also those told before this person came: to be seen again. */
  past?: readonly Past<V>[]
  /** What was told as the game ended; it is still there for those who come back later. */
  ended?: Told[]
  /** How many of the newest lines of the log tell what the table still shows one after the other. */
  onahead?: (lines: number) => void
  /** A game is gone through step by step: what was told before is done with. */
  stepping?: boolean
  /** One line: what is asked, or who is waited for. */
  prompt: string
  /** The prompt says enough: the table adds nothing of its own until something is begun. */
  enough?: boolean
  /** Number of the entry this person could take back to, or null. */
  canUndo: number | null
  /**
   * What the button says that asks the others for the last action back, by `onundo`; null where
   * there is nothing to ask for.
   */
  askUndo?: string | null
  /** An action on its way that has taken a while: drawn in its place, not confirmed. */
  sending?: string | null
  onact: (text: string) => void
  /** Why is this not possible? Answers with a sentence, or null when it would be legal. */
  onwhy: (text: string) => Promise<string | null>
  onundo: () => void
  /** What actions can be put together from that are too many to list, such as words. */
  forms?: Form[]
  /** What an action of a form would bring; null without a server to ask. */
  ontry?: (text: string) => Promise<TriedOut | null>
  /** Ask the rules something in private: what they answer, or a sentence that says why not. */
  onask?: (question: string) => Promise<Record<string, unknown> | string>
  /** Let the others see what is being put together. */
  onlaid?: (laid: string[]) => void
  /** What somebody else is putting together. */
  laid?: { seat: SeatIndex; laid: string[] } | null
  /** The game in numbers, once it is over. */
  statistics?: Statistics | null
  /** Log and menu: inside the right panel between the two players (wide), left out on a phone. */
  side?: Snippet
  /** Beside the name of a seat: its clock, and who plays on for it. */
  badge?: Snippet<[SeatIndex]>
  /** A line above the action bar that is to be answered: a proposal. */
  notice?: Snippet
  /** Row of signs at the top of the right panel (wide), at the right end of the pills (phone). */
  top?: Snippet
  /**
   * When given, stands in the place of the action bar (same place, same frame): offline, game
   * over, replay. Made with ui/BarFrame.svelte, which the action bar should use too.
   */
  bar?: Snippet
  /** Game's title above the board; the shell makes it a link home. */
  title?: Snippet
  /** Options of the table, such as topology (which dotted links are drawn). */
  options?: Record<string, unknown>
  t: Translate
}
