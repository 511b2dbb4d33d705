import { describe, expect, it } from 'vitest'
import type { GameEvent, Told } from '../../wire'
import { touched } from './animate'

const told = (event: GameEvent): Told => ({ event, text: '' })

describe('what happened', () => {
  it('marks the sections something happened to', () => {
    expect(touched([told({ event: 'trapped', seat: 0, section: '2-3', animal: 'tahr' })])).toEqual(['2-3'])
    expect(touched([told({ event: 'hiker_and_animal_swapped', hiker: '1-1', animal: '1-2' })])).toEqual(['1-1', '1-2'])
    expect(touched([told({ event: 'camps_built', spot: '3', sections: ['1-1', '1-2', '1-3'] })])).toHaveLength(3)
    expect(touched([told({ event: 'turn_ended', seat: 1 })])).toEqual([])
  })
})
