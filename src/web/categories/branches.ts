import type { ManagedNode } from '#contract/categories'

/** The nodes from the root down to one, itself included; empty where it is not in the tree. */
export function pathTo(tree: ManagedNode[], id: number): ManagedNode[] {
  for (const node of tree) {
    if (node.id === id) return [node]
    const below = pathTo(node.children, id)
    if (below.length > 0) return [node, ...below]
  }
  return []
}

/** A category among those that share its parent. */
export interface Standing {
  parentId: number | null
  siblings: ManagedNode[]
  /** Counted from 0. */
  at: number
}

export function standingOf(tree: ManagedNode[], id: number): Standing {
  const parent = pathTo(tree, id).at(-2)
  const siblings = parent ? parent.children : tree
  return { parentId: parent?.id ?? null, siblings, at: siblings.findIndex((each) => each.id === id) }
}

/** Every id of a tree, or only those that have something below them. */
export function idsOf(tree: ManagedNode[], onlyParents = false): number[] {
  return tree.flatMap((node) => [
    ...(onlyParents && node.children.length === 0 ? [] : [node.id]),
    ...idsOf(node.children, onlyParents),
  ])
}

/** What of a tree has `words` in its name, each with the way down to it. */
export function foundIn(tree: ManagedNode[], words: string): ManagedNode[] {
  return tree.flatMap((node) => {
    const children = foundIn(node.children, words)
    return children.length > 0 || isCalled(node, words) ? [{ ...node, children }] : []
  })
}

export function countFound(tree: ManagedNode[], words: string): number {
  return tree.reduce((sum, node) => sum + (isCalled(node, words) ? 1 : 0) + countFound(node.children, words), 0)
}

function isCalled({ name }: ManagedNode, words: string): boolean {
  return name.toLowerCase().includes(words.toLowerCase())
}

/** By category: its products and those of all below it. */
export function productTotals(tree: ManagedNode[], totals = new Map<number, number>()): ReadonlyMap<number, number> {
  for (const { id, productCount, children } of tree) {
    productTotals(children, totals)
    totals.set(
      id,
      children.reduce((sum, child) => sum + (totals.get(child.id) ?? 0), productCount),
    )
  }
  return totals
}

export interface ParentChoice {
  id: number
  name: string
  /** 0 for a root. */
  depth: number
}

/** Whatever may be the parent of a category: all but itself and what is below it. */
export function parentsFor(tree: ManagedNode[], id: number | undefined, depth = 0): ParentChoice[] {
  return tree.flatMap((node) =>
    node.id === id ? [] : [{ id: node.id, name: node.name, depth }, ...parentsFor(node.children, id, depth + 1)],
  )
}
