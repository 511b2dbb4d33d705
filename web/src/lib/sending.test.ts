import { describe, expect, it, vi } from 'vitest'
import { app } from './app.svelte.ts'
import { ApiError } from './net/api.ts'
import { Sending } from './sending.svelte.ts'

const no = (): Promise<never> =>
  Promise.reject(new ApiError(409, { code: 'people.taken', data: {}, message: 'It is taken.' }))

describe('a form', () => {
  it('is busy until the answer comes, and is not sent twice meanwhile', async () => {
    const sending = new Sending()
    let answer: (value: unknown) => void = () => undefined
    const first = sending.run(() => new Promise((settle) => (answer = settle)))
    expect(sending.busy).toBe(true)
    const second = vi.fn(() => Promise.resolve())
    expect(await sending.run(second)).toBe(false)
    expect(second).not.toHaveBeenCalled()
    answer(undefined)
    expect(await first).toBe(true)
    expect(sending.busy).toBe(false)
  })

  it('keeps the sentence of a refusal until it is sent again', async () => {
    const sending = new Sending()
    expect(await sending.run(no)).toBe(false)
    expect(sending).toMatchObject({ problem: 'It is taken.', code: 'people.taken' })
    expect(app.lastRefusal).toBe('It is taken.')
    expect(await sending.run(() => Promise.resolve())).toBe(true)
    expect(sending).toMatchObject({ problem: '', code: '' })
  })

  it('describes its fields by their hint and by what is wrong', async () => {
    const sending = new Sending()
    expect(sending.describedBy()).toBeUndefined()
    expect(sending.describedBy('hint')).toBe('hint')
    await sending.run(no)
    expect(sending.describedBy('hint')).toBe(`hint ${sending.id}`)
    expect(sending.describedBy()).toBe(sending.id)
    expect(new Sending().id).not.toBe(sending.id)
  })
})
