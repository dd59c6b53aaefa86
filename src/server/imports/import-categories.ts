import { pathKey } from '#contract/values/import-columns'

/** By name or path; `several` where the name is ambiguous. */
export type FindCategory = (text: string) => number | 'several' | undefined

/** Case-insensitive; paths before names, so that a root is found by its name. */
export function categoryFinder(categories: { id: number; name: string; path: string }[]): FindCategory {
  const byPath = idsBy(categories, ({ path }) => path)
  const byName = idsBy(categories, ({ name }) => name)
  return (text) => {
    const key = pathKey(text)
    const ids = byPath.get(key) ?? byName.get(key) ?? []
    return ids.length > 1 ? 'several' : ids[0]
  }
}

function idsBy<Named extends { id: number }>(categories: Named[], nameOf: (category: Named) => string) {
  const ids = new Map<string, number[]>()
  for (const category of categories) {
    const key = pathKey(nameOf(category))
    ids.set(key, [...(ids.get(key) ?? []), category.id])
  }
  return ids
}
