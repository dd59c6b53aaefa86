import type { Page } from '../../../web/entry-server.tsx'
import { memoized } from '../memoized.ts'

const MOST_SIZES = 4
/** By the name of a query that is finite: the values that the shop’s own pages write. */
const FINITE_VALUES: Record<string, string> = {
  category: '[1-9]\\d{0,14}',
  sort: '(?:newest|price_asc|price_desc|relevance)',
}

/** Cache keys of pages, from what their routes say of themselves (web/shell/page-facts.ts). */
export interface PageKeys {
  /** The address of a page without what no page listens to, or null where no page is asked for. */
  pageAddress(url: string): string | null
  /** Bounded in number: home, categories, products, stores. All else anybody can make up. */
  isLasting(address: string): boolean
  /** Whether an address is the empty shell that the browser fills. */
  isPrivate(address: string): boolean
  /** The one thing that an address shows: the call that knows of it, and its id. */
  shownAt(address: string): { call: string; id: string } | undefined
  /** Where an old slug redirects, with its query; null where it is current, or nothing shared. */
  renamedAddress(asked: string, canonical: string | undefined): string | null
}

/** `isMounted`: calls and files, which are no pages. */
export function createPageKeys(pages: readonly Page[], isMounted: (pathname: string) => boolean): PageKeys {
  const listeners = pages.flatMap(({ path, query = [] }) => (query.length > 0 ? [{ at: patternOf(path), query }] : []))
  const shared = pages.flatMap(({ path, sameAs }) => (sameAs ? [{ at: patternOf(path), sameAs }] : []))
  const lasting = pages.filter(({ isPrivate, sameAs }) => !isPrivate && !sameAs).map(finitePatternOf)
  const shown = pages.flatMap(({ path, shows = {} }) =>
    Object.entries(shows).map(([name, call]) => ({ at: shownPatternOf(path, name), call })),
  )
  const readAddress = (url: string): string | null => {
    if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(url) || !URL.canParse(url, 'http://shop')) return null
    const { pathname, search } = new URL(url, 'http://shop')
    if (isMounted(pathname) || pathname.startsWith('//') || !isDecodable(pathname)) return null
    const trimmed = pathname.replace(/\/+$/, '') || '/'
    for (const { at, sameAs } of shared) {
      const id = at.exec(trimmed)?.[1]
      if (id) return sameAs.replace(':id', id)
    }
    const listener = listeners.find(({ at }) => at.test(trimmed))
    return listener ? trimmed + listenedQuery(search, listener.query) : trimmed
  }
  return {
    pageAddress: memoized(readAddress),
    isLasting: (address) => lasting.some((pattern) => pattern.test(address)),
    isPrivate: privateTest(pages),
    shownAt(address) {
      for (const { at, call } of shown) {
        const id = at.exec(address)?.[1]
        if (id !== undefined) return { call, id }
      }
      return undefined
    },
    renamedAddress(asked, canonical) {
      if (!canonical) return null
      const { pathname, search } = new URL(asked, 'http://shop')
      if (!shared.some(({ at }) => at.test(pathname.replace(/\/+$/, '')))) return null
      return decodeURIComponent(pathname) === decodeURIComponent(canonical) ? null : canonical + search
    },
  }
}

/** The folders of private pages hold nothing public but the public pages themselves: what is not there is not there for nobody. */
function privateTest(pages: readonly Page[]): (address: string) => boolean {
  const folders = new Set(pages.filter(({ isPrivate }) => isPrivate).map(({ path }) => folderOf(path)))
  const open = pages.filter(({ isPrivate }) => !isPrivate).map(({ path }) => anyPatternOf(path))
  return (address) => {
    const [path = ''] = address.split('?')
    return folders.has(folderOf(path)) && !open.some((pattern) => pattern.test(path))
  }
}

function folderOf(path: string): string {
  return (path.split('/')[1] ?? '').toLowerCase()
}

/** Of a route’s path: `:id` is a number, what ends in `?` may be left out. */
function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\/:\w+\?/g, '(?:/[^/]*)?').replace(/:\w+/g, '([1-9]\\d*)')}$`, 'i')
}

function anyPatternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\/:\w+\?/g, '(?:/[^/]*)?').replace(/:\w+/g, '[^/]+')}/?$`, 'i')
}

/** As the shop’s own pages write it, with no more than a query that is finite, in its order. */
function finitePatternOf({ path, query = [], finite = [] }: Page): RegExp {
  const parts = query.filter((name) => finite.includes(name)).map((name) => `(?:[?&]${name}=${FINITE_VALUES[name]})?`)
  return new RegExp(`^${path.replace(/:\w+/g, '[1-9]\\d{0,14}')}${parts.join('')}$`)
}

/** The thing is named by a parameter of the path, or else by the first name of the query. */
function shownPatternOf(path: string, name: string): RegExp {
  const at = path.includes(`:${name}`) ? path.replace(`:${name}`, '([1-9]\\d*)') : `${path}\\?${name}=([1-9]\\d*)`
  return new RegExp(`^${at}(?:[?&]|$)`)
}

function listenedQuery(query: string, names: readonly string[]): string {
  const given = new URLSearchParams(query)
  const kept = new URLSearchParams()
  for (const name of names) {
    // Sizes are several; else the first counts.
    const values = name === 'size' ? [...new Set(given.getAll(name))].slice(0, MOST_SIZES) : [given.get(name)]
    for (const value of values) if (value) kept.append(name, value)
  }
  return kept.size > 0 ? `?${kept}` : ''
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
