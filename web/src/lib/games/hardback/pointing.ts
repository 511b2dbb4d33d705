/** How the parts of the table say what is pointed at, so that it can be explained in one place. */
import { getContext, setContext } from 'svelte'

const KEY = Symbol('pointing')

export type Point = (card: string | null, node?: HTMLElement) => unknown

export const setPointing = (point: Point): void => void setContext(KEY, point)
export const pointing = (): Point => getContext<Point | undefined>(KEY) ?? (() => undefined)
