/** Paths that are answered by pages; the rest belongs to the API and to files. */
const NOT_PAGES = /^\/(api|assets|images)(\/|$)|^\/(robots\.txt|favicon\.ico|sitemap\.xml)$/i
/** The only query a public page listens to; anything else (`utm_…`) must not make another page of it. */
const LISTENERS: { page: RegExp; to: readonly string[] }[] = [
  { page: /^\/(shop)?$/, to: ['category', 'cursor', 'search', 'sort'] },
  { page: /^\/store\/\d+$/i, to: ['cursor', 'sort'] },
]

/** The address of a page without what no page listens to, or null where no page is asked for. */
export function pageAddress(url: string): string | null {
  const [path = '/', query = ''] = url.split('?', 2)
  if (NOT_PAGES.test(path) || !/^\/[\x21-\x7e]*$/.test(path) || path.startsWith('//')) return null
  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
  const listener = LISTENERS.find(({ page }) => page.test(trimmed))
  return query && listener ? trimmed + listenedQuery(query, listener.to) : trimmed
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
