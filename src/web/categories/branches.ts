import type { ManagedNode } from '#contract/categories'
import { pathTo } from './path-to.ts'

export interface Standing {
  parentId: number | null
  siblings: ManagedNode[]
  at: number
}

export function standingOf(tree: ManagedNode[], id: number): Standing {
  const parent = pathTo(tree, id).at(-2)
  const siblings = parent ? parent.children : tree
  return { parentId: parent?.id ?? null, siblings, at: siblings.findIndex((each) => each.id === id) }
}

/** Ids of all categories, or of those alone that have others below them. */
export function idsOf(tree: ManagedNode[], onlyParents = false): number[] {
  return tree.flatMap((node) => [
    ...(onlyParents && node.children.length === 0 ? [] : [node.id]),
    ...idsOf(node.children, onlyParents),
  ])
}

/** Matches, with their ancestors. */
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

/** Products of each category, those of all below it included. */
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
  depth: number
}

/** Not itself, nor below it. */
export function parentsFor(tree: ManagedNode[], id: number | undefined, depth = 0): ParentChoice[] {
  return tree.flatMap((node) =>
    node.id === id ? [] : [{ id: node.id, name: node.name, depth }, ...parentsFor(node.children, id, depth + 1)],
  )
}
