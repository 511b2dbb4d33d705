import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { blocks, spans } from '../src/lib/markdown.ts'

describe('the rules as data', () => {
  it('know code, strong words and links', () => {
    expect(spans('Say `trap 2-4` **now**, see [there](x.md).')).toEqual([
      { kind: 'text', text: 'Say ' },
      { kind: 'code', text: 'trap 2-4' },
      { kind: 'text', text: ' ' },
      { kind: 'strong', text: 'now' },
      { kind: 'text', text: ', see ' },
      { kind: 'text', text: 'there' },
      { kind: 'text', text: '.' },
    ])
  })

  it('know headings, lists, tables and drawn lines', () => {
    const found = blocks('# A\n\ntext\nmore\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n    x\n')
    expect(found.map(({ kind }) => kind)).toEqual([
      'heading',
      'paragraph',
      'list',
      'table',
      'code',
    ])
    expect(found[3]).toMatchObject({ rows: [[[{ text: '1' }], [{ text: '2' }]]] })
  })

  it('know code between fences, whatever stands in it', () => {
    expect(blocks('Such as\n```json\n{\n    "a": [1]\n\n}\n```\nand on')).toMatchObject([
      { kind: 'paragraph' },
      { kind: 'code', text: '{\n    "a": [1]\n\n}' },
      { kind: 'paragraph', spans: [{ text: 'and on' }] },
    ])
  })

  it('show the example of a board as a whole', () => {
    const found = blocks(readFileSync('../docs/boards.md', 'utf8'))
    const [example] = found.flatMap((block) => (block.kind === 'code' && block.text.startsWith('{') ? [block.text] : []))
    expect(JSON.parse(example ?? '')).toMatchObject({ game: 'himalaya' })
  })

  it('lose nothing of the page', () => {
    const source = readFileSync('../docs/rules/nanga-parbat.md', 'utf8')
    const said = JSON.stringify(blocks(source))
    for (const number of ['1.1', '3.8', '9.8']) expect(said).toContain(`"r${number}"`)
    expect(said).toContain('10.40')
    expect(said).not.toContain('**')
  })
})
