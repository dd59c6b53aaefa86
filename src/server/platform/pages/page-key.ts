import { remembered } from '../remembered.ts'

/** Paths that are answered by pages; the rest belongs to the API and to files. */
const NOT_PAGES = /^\/(api|assets|images)(\/|$)|^\/(robots\.txt|favicon\.ico|sitemap\.xml)$/i
/** The only query a public page listens to; anything else (`utm_…`) must not make another page of it. */
const LISTENERS: { page: RegExp; to: readonly string[] }[] = [
  { page: /^\/(shop)?$/i, to: ['category', 'cursor', 'max', 'min', 'search', 'size', 'sort', 'store', 'tag'] },
  { page: /^\/store\/\d+$/i, to: ['cursor', 'sort'] },
]

/** The address of a page without what no page listens to, or null where no page is asked for. */
export const pageAddress = remembered(readAddress)

function readAddress(url: string): string | null {
  if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(url) || !URL.canParse(url, 'http://shop')) return null
  const { pathname, search } = new URL(url, 'http://shop')
  if (NOT_PAGES.test(pathname) || pathname.startsWith('//') || !isDecodable(pathname)) return null
  const trimmed = pathname.replace(/\/+$/, '') || '/'
  const listener = LISTENERS.find(({ page }) => page.test(trimmed))
  return listener ? trimmed + listenedQuery(search, listener.to) : trimmed
}

const LASTING =
  /^\/(shop)?(\?(category=[1-9]\d{0,14})?&?(sort=(newest|price_asc|price_desc|relevance))?)?$|^\/admin\/(product\/[1-9]\d{0,14}|vendor-register)$|^\/store\/[1-9]\d{0,14}(\?sort=(newest|price_asc|price_desc))?$|^\/(login|register|unauthorized|terms)$/

/**
 * Whether a page is one of those that the shop has so many of and no more: home, categories, products, stores. All else
 * (searches, later pages of a list, odd spellings of an address) anybody can think up without end.
 */
export function isLasting(address: string): boolean {
  return LASTING.test(address)
}

function listenedQuery(query: string, names: readonly string[]): string {
  const given = new URLSearchParams(query)
  const kept = new URLSearchParams()
  for (const name of names) {
    const value = given.get(name)
    if (value) kept.set(name, value)
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
