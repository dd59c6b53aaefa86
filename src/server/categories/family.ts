import type { Category } from '#contract/categories'

export function childrenOf<C extends Category>(all: C[], parentId: number | null): C[] {
  return all.filter((category) => category.parentId === parentId)
}

export function branchOf(all: Category[], topId: number): Set<number> {
  const branch = new Set([topId])
  // A Set is walked to what is added meanwhile.
  for (const id of branch) for (const child of childrenOf(all, id)) branch.add(child.id)
  return branch
}

export function levelOf(all: Category[], id: number): number {
  const byId = new Map(all.map((category) => [category.id, category]))
  let level = 0
  for (let at = byId.get(id); at; at = byId.get(at.parentId ?? 0)) level += 1
  return level
}

/** 1 where nothing is below it. */
export function levelsFrom(all: Category[], topId: number): number {
  let levels = 0
  for (let level = new Set([topId]); level.size > 0; levels += 1)
    level = new Set(all.filter(({ parentId }) => parentId !== null && level.has(parentId)).map(({ id }) => id))
  return levels
}

/** `Women › Sarees`; null for no category. */
export function pathOf(all: Category[], id: number | null): string | null {
  const byId = new Map(all.map((category) => [category.id, category]))
  const names: string[] = []
  for (let at = byId.get(id ?? 0); at; at = byId.get(at.parentId ?? 0)) names.unshift(at.name)
  return names.length > 0 ? names.join(' › ') : null
}
