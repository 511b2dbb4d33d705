/**
 * Carrying a piece instead of tapping: what may be taken in hand, where it may be put down, what
 * that does. It comes from the legal texts through `selection.ts`; no rule lives here.
 */
import type { NangaParbatView, Species } from '../../wire'
import { placeAt, snap, snapRegion, type Point } from './geometry'
import {
  NONE,
  glowOf,
  isActor,
  isRegionVerb,
  regionOf,
  tap,
  usesWith,
  type Choice,
  type Glow,
  type Plan,
  type Step,
  type Target,
} from './selection'
import { nearest } from './why'

/** A piece that can be taken: a hiker of the stock, the guide, an own animal, one on a section. */
export type Grip =
  | { kind: 'hiker' }
  | { kind: 'guide' }
  | { kind: 'animal'; animal: Species }
  | { kind: 'section'; id: string }

/** A piece in hand: the actions it stands for, and the plan as if it had been tapped. */
export interface Lift {
  grip: Grip
  choices: readonly Choice[]
  plan: Plan
}

/** Takes a piece in hand. `null`: there is nowhere to put it. */
export function lift(choices: readonly Choice[], plan: Plan, grip: Grip): Lift | null {
  if (plan.kind === 'preview') return lift(choices, plan.back, grip)
  const found = (some: readonly Choice[], next: Plan): Lift | null =>
    some.length > 0 ? { grip, choices: some, plan: next } : null
  switch (grip.kind) {
    case 'hiker':
      return found(choices.filter((c) => c.verb === 'trap'), NONE)
    case 'guide': {
      // Where only a Yak can send the guide, carrying it uses the Yak.
      const yak: Plan = { kind: 'animal', animal: 'yak', first: null }
      const sent = choices.filter((c) => isRegionVerb(c.verb) && c.verb !== 'yak')
      const inHand = plan.kind === 'animal' && plan.animal === 'yak'
      return sent.length > 0 && !inHand ? found(sent, NONE) : found(usesWith(choices, 'yak', null), yak)
    }
    case 'animal': {
      const { animal } = grip
      if (!isActor(animal)) return null
      return found(usesWith(choices, animal, null), { kind: 'animal', animal, first: null })
    }
    case 'section':
      if (plan.kind !== 'animal') return null
      return found(usesWith(choices, plan.animal, grip.id), { ...plan, first: grip.id })
  }
}

export const glowOfLift = ({ choices, plan }: Lift): Glow => glowOf(choices, plan)

/** Where it would come to lie if it were let go here; `reach` is how far a place attracts it. */
export function landing(held: Lift, at: Point, reach: number): Target | null {
  const { sections, regions } = glowOfLift(held)
  const region = snapRegion(at, regions, reach)
  if (region !== null) return { kind: 'region', region }
  const id = snap(at, sections, reach)
  return id === null ? null : { kind: 'section', id }
}

/** What letting go of it there does: the same as the tap it stands for. */
export const drop = ({ choices, plan }: Lift, target: Target): Step => tap(choices, plan, target)

/** Does it lie where it was taken from? */
export const atHome = ({ grip }: Lift, at: Point): boolean =>
  grip.kind === 'section' && placeAt(at) === grip.id

/** The text to ask about when it was let go where it cannot lie. `null`: beside everything. */
export function refusedAt(view: NangaParbatView, held: Lift, seat: number, at: Point): string | null {
  const id = placeAt(at)
  if (id === null) return null
  const target: Target =
    held.grip.kind === 'guide' ? { kind: 'region', region: regionOf(id) } : { kind: 'section', id }
  return nearest(view, held.choices, held.plan, seat, target)
}

/** The text to ask about when it cannot be taken in hand at all. */
export function refusedLift(
  view: NangaParbatView,
  choices: readonly Choice[],
  seat: number,
  grip: Grip,
): string | null {
  switch (grip.kind) {
    case 'hiker': {
      const here = view.sections.find((s) => s.animal && s.id.startsWith(`${view.guide}-`))
      return `trap ${here?.id ?? `${view.guide ?? 1}-1`}`
    }
    case 'guide':
      return nearest(view, choices, NONE, seat, { kind: 'region', region: view.guide === 1 ? 2 : 1 })
    case 'animal':
      return nearest(view, choices, NONE, seat, { kind: 'animal', animal: grip.animal })
    case 'section':
      return null
  }
}
