/**
 * From legal texts to what glows, and from taps to a text. No rules of the game live here: a thing
 * can be tapped because some legal text names it, and a text is complete when it is in the list.
 */
import type { RowName, Species, SpotName } from '../../wire'

export type Actor = 'leopard' | 'tahr' | 'deer' | 'yak'
export const ACTORS: readonly Actor[] = ['leopard', 'tahr', 'deer', 'yak']
export const SPECIES: readonly Species[] = ['leopard', 'tahr', 'deer', 'yak', 'bharal', 'panda']
export const ROWS: readonly RowName[] = ['camps', 'different', 'same']
export const SPOTS: readonly SpotName[] = ['6', '5', '4', '3', '3b']

/** A legal text, cut into words. */
export interface Choice {
  text: string
  verb: string
  words: readonly string[]
}

/** What has been tapped so far. */
export type Plan =
  | { kind: 'none' }
  | { kind: 'animal'; animal: Actor; first: string | null }
  | { kind: 'camps'; sections: readonly string[]; spot: SpotName | null }
  | { kind: 'trade'; text: string }
  | { kind: 'preview'; text: string; back: Plan }

export const NONE: Plan = { kind: 'none' }

/** What can be tapped now. */
export interface Glow {
  sections: ReadonlySet<string>
  regions: ReadonlySet<number>
  animals: ReadonlySet<Species>
  /** Spots of the chart as `row spot`. */
  spots: ReadonlySet<string>
  end: boolean
}

export type Target =
  | { kind: 'section'; id: string }
  | { kind: 'region'; region: number }
  | { kind: 'animal'; animal: Species }
  | { kind: 'spot'; row: RowName; spot: SpotName }

/** What a card can explain: also what is not tapped. */
export type Explained = Target | { kind: 'stock'; seat: 0 | 1 } | { kind: 'guide' }

/** What a tap leads to: a new plan, a text to send, or nothing (then ask why not). */
export type Step = { plan: Plan } | { text: string } | null

export function parse(legal: readonly string[]): Choice[] {
  return legal.map((text) => {
    const [verb = '', ...words] = text.split(' ')
    return { text, verb, words }
  })
}

export const isRegionVerb = (verb: string) => verb === 'guide' || verb === 'relocate' || verb === 'yak'
export const isActor = (verb: string): verb is Actor => (ACTORS as readonly string[]).includes(verb)
const isTrade = (verb: string) => verb === 'different' || verb === 'same'
export const regionOf = (section: string) => Number(section.split('-')[0])

const byPiece = (piece: string) => piece.replace('*', '') as Species

/** Camps that can still come out of the hikers tapped so far. */
function campsWith(choices: readonly Choice[], plan: Plan): Choice[] {
  const chosen = plan.kind === 'camps' ? plan.sections : []
  const spot = plan.kind === 'camps' ? plan.spot : null
  return choices.filter(
    (c) =>
      c.verb === 'camps' &&
      (spot === null || c.words[0] === spot) &&
      chosen.every((id) => c.words.includes(id, 1)),
  )
}

/** Camps made of exactly the hikers tapped. */
export function campsOf(choices: readonly Choice[], plan: Plan): Choice[] {
  if (plan.kind !== 'camps') return []
  return campsWith(choices, { ...plan, spot: null }).filter(
    (c) => c.words.length === plan.sections.length + 1,
  )
}

/** Legal uses of the animal in hand that go with the section chosen first, in either order. */
export function usesWith(choices: readonly Choice[], animal: Actor, first: string | null): Choice[] {
  return choices.filter((c) => c.verb === animal && (first === null || c.words.includes(first)))
}

export function glowOf(choices: readonly Choice[], plan: Plan): Glow {
  const sections = new Set<string>()
  const regions = new Set<number>()
  const animals = new Set<Species>()
  const spots = new Set<string>()
  let end = false
  if (plan.kind === 'animal') {
    for (const c of usesWith(choices, plan.animal, plan.first)) {
      if (isRegionVerb(c.verb)) regions.add(Number(c.words[0]))
      else for (const id of c.words) if (id !== plan.first) sections.add(id)
    }
    for (const c of choices) if (isActor(c.verb)) animals.add(c.verb)
  } else if (plan.kind === 'camps') {
    const chosen = new Set(plan.sections)
    for (const c of campsWith(choices, plan))
      for (const id of c.words.slice(1)) if (!chosen.has(id)) sections.add(id)
    for (const c of campsOf(choices, plan)) spots.add(`camps ${c.words[0]}`)
  } else if (plan.kind === 'none') {
    for (const c of choices) {
      if (c.verb === 'trap') sections.add(c.words[0] ?? '')
      else if (isActor(c.verb)) animals.add(c.verb)
      else if (isRegionVerb(c.verb)) regions.add(Number(c.words[0]))
      else if (c.verb === 'camps') {
        for (const id of c.words.slice(1)) sections.add(id)
        spots.add(`camps ${c.words[0]}`)
      } else if (isTrade(c.verb)) spots.add(`${c.verb} ${c.words[0]}`)
      else if (c.verb === 'end') end = true
    }
  } else if (plan.kind === 'trade') {
    for (const c of choices) if (isTrade(c.verb)) spots.add(`${c.verb} ${c.words[0]}`)
  } else if (plan.kind === 'preview') {
    return glowOf(choices, plan.back)
  }
  return { sections, regions, animals, spots, end }
}

/** The sections picked so far, to be marked as selected. */
export function pickedOf(plan: Plan): ReadonlySet<string> {
  if (plan.kind === 'animal') return new Set(plan.first ? [plan.first] : [])
  if (plan.kind === 'camps') return new Set(plan.sections)
  if (plan.kind === 'preview') {
    const [verb, ...words] = plan.text.split(' ')
    if (verb === 'different' || verb === 'same') return new Set()
    return new Set(words.filter((word) => word.includes('-')))
  }
  return new Set()
}

const only = (choices: readonly Choice[]) => (choices.length === 1 ? choices[0] : undefined)

function tapRegion(choices: readonly Choice[], plan: Plan, region: number): Step {
  const found = choices.find(
    (c) =>
      isRegionVerb(c.verb) &&
      c.words[0] === String(region) &&
      (plan.kind === 'animal' ? c.verb === plan.animal : c.verb !== 'yak'),
  )
  return found ? { text: found.text } : null
}

function tapSection(choices: readonly Choice[], plan: Plan, id: string): Step {
  const region = tapRegion(choices, plan, regionOf(id))
  if (region && (plan.kind === 'animal' || plan.kind === 'none')) return region
  if (plan.kind === 'animal') {
    if (plan.first === id) return { plan: { ...plan, first: null } }
    const uses = usesWith(choices, plan.animal, plan.first).filter((c) => c.words.includes(id))
    if (uses.length === 0) return null
    const use = plan.first === null ? undefined : uses[0]
    return use ? { text: use.text } : { plan: { ...plan, first: id } }
  }
  const trap = choices.find((c) => c.verb === 'trap' && c.words[0] === id)
  if (trap && plan.kind !== 'camps') return { text: trap.text }
  const chosen = plan.kind === 'camps' ? plan.sections : []
  const spot = plan.kind === 'camps' ? plan.spot : null
  if (chosen.includes(id)) {
    const sections = chosen.filter((other) => other !== id)
    return { plan: sections.length || spot ? { kind: 'camps', sections, spot } : NONE }
  }
  const next: Plan = { kind: 'camps', sections: [...chosen, id].sort(), spot }
  if (campsWith(choices, next).length > 0) return { plan: next }
  const fresh: Plan = { kind: 'camps', sections: [id], spot }
  return plan.kind === 'camps' && campsWith(choices, fresh).length > 0 ? { plan: fresh } : null
}

function tapSpot(choices: readonly Choice[], plan: Plan, row: RowName, spot: SpotName): Step {
  if (row !== 'camps') {
    const hand = cheapest(handsOf(choices, row, spot))
    return hand ? { plan: { kind: 'trade', text: hand.text } } : null
  }
  const built = campsOf(choices, plan).find((c) => c.words[0] === spot)
  if (built) return { text: built.text }
  const groups = choices.filter((c) => c.verb === 'camps' && c.words[0] === spot)
  if (groups.length === 0) return null
  const kept = campsWith(choices, plan.kind === 'camps' ? { ...plan, spot } : NONE)
  const sections = plan.kind === 'camps' && kept.length > 0 ? plan.sections : []
  const one = only(groups)
  return { plan: { kind: 'camps', sections: one ? one.words.slice(1) : sections, spot } }
}

/** What a tap does. `null`: nothing legal, so ask why not. */
export function tap(choices: readonly Choice[], plan: Plan, target: Target): Step {
  if (plan.kind === 'preview') return tap(choices, plan.back, target)
  switch (target.kind) {
    case 'section':
      return tapSection(choices, plan, target.id)
    case 'region':
      return tapRegion(choices, plan, target.region)
    case 'spot':
      return tapSpot(choices, plan, target.row, target.spot)
    case 'animal': {
      const animal = target.animal
      if (plan.kind === 'animal' && plan.animal === animal) return { plan: NONE }
      if (!isActor(animal) || !choices.some((c) => c.verb === animal)) return null
      return { plan: { kind: 'animal', animal, first: null } }
    }
  }
}

/** The text that the plan has come to, if it is complete and waits for a yes. */
export function completeText(choices: readonly Choice[], plan: Plan): string | null {
  if (plan.kind === 'preview' || plan.kind === 'trade') return plan.text
  if (plan.kind === 'camps' && plan.spot) {
    return campsOf(choices, plan).find((c) => c.words[0] === plan.spot)?.text ?? null
  }
  return null
}

/** A plan that the new list of legal texts no longer carries is dropped, quietly. */
export function keepPlan(choices: readonly Choice[], plan: Plan): Plan {
  switch (plan.kind) {
    case 'animal':
      return usesWith(choices, plan.animal, plan.first).length > 0 ? plan : NONE
    case 'camps':
      return campsWith(choices, plan).length > 0 ? plan : NONE
    case 'trade':
    case 'preview':
      return choices.some((c) => c.text === plan.text) ? plan : NONE
    case 'none':
      return plan
  }
}

/* ---- trades ---- */

export function handsOf(choices: readonly Choice[], row: RowName, spot: SpotName): Choice[] {
  return choices.filter((c) => c.verb === row && c.words[0] === spot)
}

/** What a piece is worth keeping: used pieces go first, Bharals last. */
function worth(piece: string): number {
  if (piece.endsWith('*')) return 0
  if (piece === 'panda') return 1
  return piece === 'bharal' ? 100 : 8
}

const cost = (choice: Choice) => choice.words.slice(1).reduce((sum, piece) => sum + worth(piece), 0)

export function cheapest(hands: readonly Choice[]): Choice | undefined {
  let best: Choice | undefined
  for (const hand of hands) if (!best || cost(hand) < cost(best)) best = hand
  return best
}

export function countOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

function overlap(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let sum = 0
  for (const [word, count] of a) sum += Math.min(count, b.get(word) ?? 0)
  return sum
}

/**
 * What the piece at this place of the hand can be changed for: of each other piece the legal hand
 * that keeps most of the present one. Usually one piece changes; a set of another species changes
 * as a whole.
 */
export function changes(
  choices: readonly Choice[],
  text: string,
  piece: string,
): { piece: string; text: string }[] {
  const current = parse([text])[0]
  if (!current) return []
  const now = countOf(current.words.slice(1))
  const best = new Map<string, { choice: Choice; score: number }>()
  for (const choice of choices) {
    if (choice.verb !== current.verb || choice.words[0] !== current.words[0]) continue
    const counts = countOf(choice.words.slice(1))
    if ((counts.get(piece) ?? 0) >= (now.get(piece) ?? 0)) continue
    const score = overlap(now, counts) * 1000 - cost(choice)
    for (const [other, count] of counts) {
      if (count <= (now.get(other) ?? 0)) continue
      const before = best.get(other)
      if (!before || before.score < score) best.set(other, { choice, score })
    }
  }
  return [...best].map(([other, { choice }]) => ({ piece: other, text: choice.text }))
}

/** The species a trade gives, for marking them in the player's panel. */
export const given = (text: string): Set<Species> => new Set(text.split(' ').slice(2).map(byPiece))
