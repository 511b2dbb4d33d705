/**
 * Which action text comes nearest to a tap that leads to nothing: the server is asked about this
 * text and answers with the reason. Nothing is judged here.
 */
import type { NangaParbatView } from '../../wire'
import { isActor, regionOf, type Actor, type Choice, type Plan, type Target } from './selection'

function partner(view: NangaParbatView, choices: readonly Choice[], verb: Actor, id: string) {
  const known = choices.find((c) => c.verb === verb)?.words.find((word) => word !== id)
  return known ?? view.sections.find((s) => s.id !== id && regionOf(s.id) === regionOf(id))?.id
}

function piecesFor(view: NangaParbatView, seat: number, count: number): string[] {
  const player = view.players[seat === 1 ? 1 : 0]
  const held: string[] = []
  for (const [animal, n] of Object.entries(player.fresh)) held.push(...Array<string>(n).fill(animal))
  for (const [animal, n] of Object.entries(player.used)) {
    held.push(...Array<string>(n ?? 0).fill(`${animal}*`))
  }
  while (held.length < count) held.push('panda')
  return held.slice(0, count)
}

function hikersFor(view: NangaParbatView, seat: number, count: number, first: string[]): string[] {
  const own = view.sections.filter((s) => s.hiker === seat).map((s) => s.id)
  const others = view.sections.map((s) => s.id)
  return [...new Set([...first, ...own, ...others])].slice(0, count).sort()
}

export function nearest(
  view: NangaParbatView,
  choices: readonly Choice[],
  plan: Plan,
  seat: number,
  target: Target,
): string | null {
  if (plan.kind === 'preview') return nearest(view, choices, plan.back, seat, target)
  switch (target.kind) {
    case 'section': {
      if (view.phase === 'place-guide') return `guide ${regionOf(target.id)}`
      if (plan.kind === 'animal') {
        if (plan.animal === 'yak') return `yak ${regionOf(target.id)}`
        const other = plan.first ?? partner(view, choices, plan.animal, target.id)
        return other ? `${plan.animal} ${other} ${target.id}` : null
      }
      if (plan.kind === 'camps') {
        const spot = plan.spot ?? '3'
        const size = view.chart.find((s) => s.row === 'camps' && s.spot === spot)?.items ?? 3
        const chosen = [target.id, ...plan.sections].slice(0, size)
        return `camps ${spot} ${hikersFor(view, seat, size, chosen).join(' ')}`
      }
      const here = view.sections.find((s) => s.id === target.id)
      if (view.phase.startsWith('after') && here?.hiker === seat) {
        return `camps 3 ${hikersFor(view, seat, 3, [target.id]).join(' ')}`
      }
      return `trap ${target.id}`
    }
    case 'region':
      if (view.phase === 'place-guide') return `guide ${target.region}`
      return plan.kind === 'animal' ? `yak ${target.region}` : `relocate ${target.region}`
    case 'animal': {
      if (!isActor(target.animal)) return null
      if (target.animal === 'yak') return `yak ${view.guide === 1 ? 2 : 1}`
      const hiker = view.sections.find((s) => s.hiker === seat)?.id
      const other = view.sections.find((s) => s.hiker === 1 - seat)?.id
      const animal = view.sections.find((s) => s.animal)?.id
      const second = view.sections.filter((s) => s.animal).at(-1)?.id
      const pair =
        target.animal === 'leopard'
          ? [hiker, other]
          : target.animal === 'tahr'
            ? [hiker, animal]
            : [animal, second]
      return `${target.animal} ${pair[0] ?? '1-1'} ${pair[1] ?? '1-2'}`
    }
    case 'spot': {
      const spot = view.chart.find((s) => s.row === target.row && s.spot === target.spot)
      const count = spot?.items ?? 3
      const given =
        target.row === 'camps'
          ? hikersFor(view, seat, count, [])
          : piecesFor(view, seat, count)
      return `${target.row} ${target.spot} ${given.join(' ')}`
    }
  }
}
