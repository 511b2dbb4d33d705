import { beforeEach, describe, expect, it } from 'vitest'
import { Chat } from '../src/lib/chat.svelte.ts'
import type { ChatMessage } from '../src/lib/wire.ts'
import { line } from './fake-socket.ts'

function open(id = 't1') {
  const said: string[] = []
  const chat = new Chat(id, ({ text }: ChatMessage) => said.push(text))
  return { chat, said }
}

beforeEach(() => localStorage.clear())

describe('the chat', () => {
  it('tells what others say, and each line once', () => {
    const { chat, said } = open()
    chat.begin([line(1, 'Hello')])
    chat.add(line(2, 'Good luck'))
    chat.add(line(2, 'Good luck'))
    chat.add(line(3, 'Thanks', { seat: 0, you: true }))
    expect(chat.lines.map(({ text }) => text)).toEqual(['Hello', 'Good luck', 'Thanks'])
    expect(said).toEqual(['Good luck'])
  })

  it('counts what was not read, and remembers it', () => {
    const { chat } = open()
    chat.begin([line(1, 'Hello'), line(2, 'Hi', { seat: 0, you: true })])
    expect(chat.unread).toBe(1)
    chat.look()
    expect(chat.unread).toBe(0)
    chat.add(line(3, 'Well played'))
    expect(chat.unread).toBe(1)
    const again = open().chat
    again.begin(chat.lines)
    expect(again.unread).toBe(1)
    const elsewhere = open('t2').chat
    elsewhere.begin(chat.lines)
    expect(elsewhere.unread).toBe(2)
  })
})

describe('somebody who is muted', () => {
  it('is neither heard nor counted, at this table only', () => {
    const { chat, said } = open()
    chat.mute(1, true)
    chat.add(line(1, 'Hello'))
    expect(said).toEqual([])
    expect(chat.unread).toBe(0)
    expect(open().chat.muted).toEqual([1])
    expect(open('t2').chat.muted).toEqual([])
    chat.mute(1, false)
    chat.add(line(2, 'Still here'))
    expect(said).toEqual(['Still here'])
    expect(chat.unread).toBe(2)
  })

  it('has their lines folded, those in a row into one', () => {
    const { chat } = open()
    const own = { seat: 0, you: true }
    chat.begin([line(1, 'a'), line(2, 'b'), line(3, 'c', own), line(4, 'd')])
    chat.mute(1, true)
    const seen = chat.stretches.map(({ muted, lines }) => [muted, lines.map(({ text }) => text)])
    expect(seen).toEqual([
      [true, ['a', 'b']],
      [false, ['c']],
      [true, ['d']],
    ])
  })

  it('is never oneself', () => {
    const { chat } = open()
    chat.mute(0, true)
    chat.begin([line(1, 'mine', { seat: 0, you: true })])
    expect(chat.stretches[0]?.muted).toBe(false)
  })

  it('does not break on what a browser has kept wrongly', () => {
    localStorage.setItem('parbat.chat', '{"t1":{"read":"x","muted":{"a":1}}}')
    expect(open().chat.muted).toEqual([])
    localStorage.setItem('parbat.chat', 'nonsense')
    expect(open().chat.muted).toEqual([])
  })
})
