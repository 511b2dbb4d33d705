/** The letter of each species, by which its drawings are named. */
import type { Species } from '../../wire'

export const LETTERS: Readonly<Record<Species, string>> = {
  leopard: 'L',
  tahr: 'T',
  deer: 'D',
  yak: 'Y',
  bharal: 'B',
  panda: 'P',
}
