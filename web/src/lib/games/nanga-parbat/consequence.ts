/**
 * What the small card says of a thing, and of the action a tap would make of it: message ids and
 * their arguments, so that the catalogues hold every sentence.
 */
import type { NangaParbatView, Species } from '../../wire'
import { regionOf, tap, type Choice, type Explained, type Plan } from './selection'

export interface Said {
  id: string
  args?: Record<string, string | number>
}

export interface Card {
  title: Said
  lines: Said[]
  /** Where the guide would go. */
  ghost: number | null
  /** The action, if one tap makes it. */
  text: string | null
}

const animalAt = (view: NangaParbatView, id: string): Species | '' =>
  view.sections.find((s) => s.id === id)?.animal ?? ''

/** Where an action sends the guide, as the server says. */
function led(view: NangaParbatView, text: string): { lines: Said[]; ghost: number | null } {
  const lead = view.leads[text]
  if (!lead) return { lines: [], ghost: null }
  const stays = lead.region === view.guide
  const args = { region: lead.region, stays: stays ? 'yes' : 'no', count: lead.animals }
  return { lines: [{ id: 'np-card-guide', args }], ghost: stays ? null : lead.region }
}

/** What an action does, in the words of the card. */
export function effect(view: NangaParbatView, text: string): { lines: Said[]; ghost: number | null } {
  const [verb = '', first = '', second = ''] = text.split(' ')
  switch (verb) {
    case 'trap': {
      const { lines, ghost } = led(view, text)
      return { lines: [{ id: 'np-card-hiker' }, ...lines], ghost }
    }
    case 'leopard':
    case 'tahr':
    case 'deer':
      return { lines: [{ id: 'np-card-swap', args: { first, second } }], ghost: null }
    case 'camps':
    case 'different':
    case 'same': {
      const spot = view.chart.find((s) => s.row === verb && s.spot === first)
      const args = { row: verb, count: spot?.items ?? 0, points: spot?.points ?? 0 }
      return { lines: [{ id: 'np-card-score', args }], ghost: null }
    }
    default:
      return led(view, text)
  }
}

/** What the bar asks before an action that waits for a yes: a question and the button's word. */
export function question(view: NangaParbatView, text: string): { ask: Said; act: Said } {
  const [verb = '', first = '', second = ''] = text.split(' ')
  const animal = verb === 'trap' ? animalAt(view, first) : verb
  return {
    ask: { id: `np-ask-${verb}`, args: { animal, first, second, region: first } },
    act: { id: `np-do-${verb}` },
  }
}

function title(view: NangaParbatView, target: Explained, names: readonly string[]): Said {
  switch (target.kind) {
    case 'section': {
      const here = view.sections.find((s) => s.id === target.id)
      const owner = here?.hiker ?? here?.camp
      const what = here?.animal ?? (here?.hiker !== undefined ? 'hiker' : here?.camp !== undefined ? 'camp' : 'none')
      return { id: 'np-at', args: { what, id: target.id, player: owner === undefined ? '' : (names[owner] ?? '') } }
    }
    case 'region':
      return { id: 'np-region', args: { region: target.region } }
    case 'animal':
      return { id: 'np-animal', args: { animal: target.animal } }
    case 'stock':
      return { id: 'np-stock', args: { player: names[target.seat] ?? '' } }
    case 'guide':
      return { id: 'np-guide', args: { region: view.guide ?? 0 } }
    case 'spot': {
      const spot = view.chart.find((s) => s.row === target.row && s.spot === target.spot)
      return { id: 'np-spot', args: { row: target.row, count: spot?.items ?? 0, points: spot?.points ?? 0 } }
    }
  }
}

export function card(
  view: NangaParbatView,
  choices: readonly Choice[],
  plan: Plan,
  names: readonly string[],
  target: Explained,
): Card {
  const head = title(view, target, names)
  if (target.kind === 'guide' || target.kind === 'stock') {
    return { title: head, lines: [{ id: target.kind === 'guide' ? 'np-card-the-guide' : 'np-card-stock' }], ghost: null, text: null }
  }
  const step = choices.length > 0 ? tap(choices, plan, target) : null
  if (step && 'text' in step) {
    const does = effect(view, step.text)
    // A place tapped for its region is spoken of as the region.
    const asRegion = target.kind === 'section' && /^(guide|relocate|yak) /.test(step.text)
    const named = asRegion ? title(view, { kind: 'region', region: regionOf(target.id) }, names) : head
    return { title: named, ...does, text: step.text }
  }
  const lines: Said[] = []
  if (target.kind === 'animal') lines.push({ id: 'np-does', args: { animal: target.animal } })
  if (target.kind === 'section') {
    const here = view.sections.find((s) => s.id === target.id)
    if (here?.camp !== undefined) lines.push({ id: 'np-card-camp' })
    else if (step && plan.kind === 'none') lines.push({ id: 'np-card-group' })
    else if (here?.animal) lines.push({ id: 'np-does', args: { animal: here.animal } })
  }
  if (target.kind === 'spot') {
    const spot = view.chart.find((s) => s.row === target.row && s.spot === target.spot)
    if (spot && spot.owner !== null) {
      lines.push({ id: 'np-card-taken', args: { player: names[spot.owner] ?? '' } })
    } else if (spot) {
      lines.push({ id: 'np-card-spot', args: { row: spot.row, count: spot.items, points: spot.points } })
    }
  }
  return { title: head, lines, ghost: null, text: null }
}
