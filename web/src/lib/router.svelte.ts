/** Paths of the client and the little that is needed to go from one to another. */

export type Route =
  | { name: 'lobby' }
  | { name: 'settings' }
  | { name: 'account' }
  | { name: 'questions' }
  | { name: 'docs' }
  | { name: 'boards' }
  | { name: 'table'; id: string; secret: string | null }
  | { name: 'replay'; table: string | null; at: number | null }
  | { name: 'rules'; game: string }
  | { name: 'learn'; game: string; step: number }
  | { name: 'missing' }

/** Pages whose address is their name. */
const PLAIN = ['settings', 'account', 'questions', 'docs', 'boards'] as const

/** Read an address. The secret of a table stands in the fragment, which no server ever sees. */
export function parse(url: URL): Route {
  const path = url.pathname.replace(/\/+$/, '') || '/'
  if (path === '/') return { name: 'lobby' }
  const plain = PLAIN.find((name) => path === `/${name}`)
  if (plain) return { name: plain }
  if (path === '/replay') {
    const at = url.searchParams.get('at')
    return {
      name: 'replay',
      table: url.searchParams.get('table'),
      at: at !== null && /^\d{1,6}$/.test(at) ? Number(at) : null,
    }
  }
  const table = /^\/table\/([\w-]{1,64})$/.exec(path)
  if (table?.[1]) {
    const secret = /^#([\w-]{1,128})$/.exec(url.hash)
    return { name: 'table', id: table[1], secret: secret?.[1] ?? null }
  }
  const rules = /^\/rules\/([a-z-]{1,40})$/.exec(path)
  if (rules?.[1]) return { name: 'rules', game: rules[1] }
  const learn = /^\/learn\/([a-z-]{1,40})$/.exec(path)
  if (learn?.[1]) {
    const step = url.searchParams.get('step')
    return {
      name: 'learn',
      game: learn[1],
      step: step !== null && /^[1-9]\d?$/.test(step) ? Number(step) : 1,
    }
  }
  return { name: 'missing' }
}

/** The address of a route. */
export function href(route: Route): string {
  switch (route.name) {
    case 'table':
      return `/table/${route.id}${route.secret ? `#${route.secret}` : ''}`
    case 'replay': {
      const query = new URLSearchParams()
      if (route.table) query.set('table', route.table)
      if (route.at !== null) query.set('at', String(route.at))
      const text = query.toString()
      return text ? `/replay?${text}` : '/replay'
    }
    case 'rules':
      return `/rules/${route.game}`
    case 'learn':
      return `/learn/${route.game}${route.step > 1 ? `?step=${route.step}` : ''}`
    case 'settings':
    case 'account':
    case 'questions':
    case 'docs':
    case 'boards':
      return `/${route.name}`
    default:
      return '/'
  }
}

export const tableHref = (id: string, secret: string | null = null): string =>
  href({ name: 'table', id, secret })

class Router {
  route = $state.raw<Route>({ name: 'lobby' })

  constructor() {
    this.read()
    addEventListener('popstate', () => this.read())
    addEventListener('hashchange', () => this.read())
  }

  private read(): void {
    this.route = parse(new URL(location.href))
  }

  go(to: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', to)
    this.read()
    document.documentElement.scrollTop = 0
  }

  /** Change the address without going anywhere: a position while stepping. */
  note(to: string): void {
    history.replaceState(null, '', to)
  }

  /** For `onclick` of a link: stay inside the page unless a new one is wanted. */
  follow = (event: MouseEvent): void => {
    const link = (event.currentTarget as Element).closest('a')
    if (!link || event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    if (link.origin !== location.origin || link.target) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const router = new Router()
