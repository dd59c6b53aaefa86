import type { Category } from '#contract/categories'

/** The children of a category, or the roots, in the order in which they come. */
export function childrenOf<C extends Category>(all: C[], parentId: number | null): C[] {
  return all.filter((category) => category.parentId === parentId)
}

/** The category and all below it, by their ids. */
export function branchOf(all: Category[], topId: number): Set<number> {
  const branch = new Set([topId])
  // What is added while walking is walked as well.
  for (const id of branch) for (const child of childrenOf(all, id)) branch.add(child.id)
  return branch
}

/** Names from the root down to a category: `Women › Sarees`; null for no category. */
export function pathOf(all: Category[], id: number | null): string | null {
  const byId = new Map(all.map((category) => [category.id, category]))
  const names: string[] = []
  for (let at = byId.get(id ?? 0); at; at = byId.get(at.parentId ?? 0)) names.unshift(at.name)
  return names.length > 0 ? names.join(' › ') : null
}
