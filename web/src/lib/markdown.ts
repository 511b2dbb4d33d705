/** The little of Markdown that the rules are written in, as data: no HTML is ever made of it. */

export interface Span {
  kind: 'text' | 'strong' | 'code'
  text: string
}

export type Block =
  | { kind: 'heading'; level: number; spans: Span[]; id: string }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: Span[][] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] }

const INLINE = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\([^)\s]+\)/g

export function spans(text: string): Span[] {
  const found: Span[] = []
  let from = 0
  for (const match of text.matchAll(INLINE)) {
    if (match.index > from) found.push({ kind: 'text', text: text.slice(from, match.index) })
    if (match[1] !== undefined) found.push({ kind: 'code', text: match[1] })
    else if (match[2] !== undefined) found.push({ kind: 'strong', text: match[2] })
    else found.push({ kind: 'text', text: match[3] ?? '' })
    from = match.index + match[0].length
  }
  if (from < text.length) found.push({ kind: 'text', text: text.slice(from) })
  return found
}

const cells = (line: string): Span[][] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => spans(cell.trim()))

const LIST = /^(?:(-)|\d+\.) (.*)$/
const isPlain = (line: string): boolean =>
  line !== '' && !/^(#{1,6} |\||- |\d+\. | {4}|```)/.test(line)

/** Split a text into its blocks. */
export function blocks(source: string): Block[] {
  const lines = source.split('\n').map((line) => line.trimEnd())
  const found: Block[] = []
  let at = 0
  const take = (want: (line: string) => boolean): string[] => {
    const from = at
    while (at < lines.length && want(lines[at] ?? '')) at += 1
    return lines.slice(from, at)
  }
  while (at < lines.length) {
    const line = lines[at] ?? ''
    const heading = /^(#{1,6}) (.*)$/.exec(line)
    if (line === '') at += 1
    else if (heading) {
      at += 1
      const text = heading[2] ?? ''
      // Headings begin with their number, and that is what they are linked by.
      const id = `r${/^[\d.]+[A-F]?/.exec(text)?.[0] ?? at}`
      found.push({ kind: 'heading', level: heading[1]?.length ?? 1, spans: spans(text), id })
    } else if (line.startsWith('    ')) {
      const code = take((one) => one.startsWith('    '))
      found.push({ kind: 'code', text: code.map((one) => one.slice(4)).join('\n') })
    } else if (line.startsWith('```')) {
      at += 1
      found.push({ kind: 'code', text: take((one) => !one.startsWith('```')).join('\n') })
      at += 1
    } else if (line.startsWith('|')) {
      const [head = '', , ...rows] = take((one) => one.startsWith('|'))
      found.push({ kind: 'table', head: cells(head), rows: rows.map(cells) })
    } else if (LIST.test(line)) {
      const items = take((one) => LIST.test(one)).map((one) => spans(LIST.exec(one)?.[2] ?? ''))
      found.push({ kind: 'list', ordered: !line.startsWith('- '), items })
    } else {
      const text = take(isPlain)
      if (text.length === 0) text.push(lines[at++] ?? '')
      found.push({ kind: 'paragraph', spans: spans(text.join(' ')) })
    }
  }
  return found
}
