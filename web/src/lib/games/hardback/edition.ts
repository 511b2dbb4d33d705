/** By which edition a table is played: one card says something else in the second. */
import { getContext, setContext } from 'svelte'

const KEY = Symbol('edition')

export const setEdition = (isSecond: boolean): void => void setContext(KEY, isSecond)
export const edition = (): boolean => getContext<boolean | undefined>(KEY) ?? false
