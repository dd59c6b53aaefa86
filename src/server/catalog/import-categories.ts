import { pathKey } from '#contract/import-columns'

/** A category by its name or path; `several` where the name alone does not say which, undefined where there is none. */
export type FindCategory = (text: string) => number | 'several' | undefined

/** Without regard to case. A path goes before a name, so that a root is found by its name whatever hangs below others. */
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
