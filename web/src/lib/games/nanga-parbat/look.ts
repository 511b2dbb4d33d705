/** What the drawing marks while a plan is made or a piece is carried. */
import type { NangaParbatView, Species } from '../../wire'
import type { Grip } from './drag'
import { symbolOf } from './Piece.svelte'
import { given, type Plan } from './selection'

/** Species to be marked in the player's own row: in hand, or given in a trade. */
export function chosenAnimals(plan: Plan): ReadonlySet<Species> {
  if (plan.kind === 'animal') return new Set([plan.animal])
  return plan.kind === 'trade' ? given(plan.text) : new Set()
}

/** The spot of the chart the plan aims at, as `row spot`. */
export function chosenSpot(plan: Plan): string | null {
  if (plan.kind === 'trade') return plan.text.split(' ').slice(0, 2).join(' ')
  return plan.kind === 'camps' && plan.spot ? `camps ${plan.spot}` : null
}

/** The places that the text of an action names. */
export const placesIn = (text: string | null): ReadonlySet<string> =>
  new Set(text?.split(' ').filter((word) => /^\d-\d$/.test(word)))

/** A view with the pieces of an action that is on its way lying where its text says they go. */
export function withSent(
  view: NangaParbatView,
  text: string | null,
  seat: number | null,
): NangaParbatView {
  const verb = text?.split(' ')[0]
  const piece = verb === 'trap' ? 'hiker' : verb === 'camps' ? 'camp' : null
  if (piece === null || (seat !== 0 && seat !== 1)) return view
  const places = placesIn(text)
  const sections = view.sections.map((section) =>
    places.has(section.id) ? { id: section.id, [piece]: seat } : section,
  )
  return { ...view, sections }
}

/** The drawing of a piece that is carried. */
export function figureOf(view: NangaParbatView, seat: number, grip: Grip): string {
  if (grip.kind === 'guide') return '#guide'
  if (grip.kind === 'hiker') return `#hk-${seat}`
  if (grip.kind === 'animal') return symbolOf(grip.animal)
  const here = view.sections.find((s) => s.id === grip.id)
  return here?.animal ? symbolOf(here.animal) : `#hk-${here?.hiker ?? seat}`
}
