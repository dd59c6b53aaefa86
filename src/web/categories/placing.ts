import type { ManagedNode } from '#contract/categories'
import { idsOf, standingOf } from './branches.ts'
import { pathTo } from './path-to.ts'

/** A place among the children of a parent: before one of them, or last. */
export interface Place {
  parentId: number | null
  beforeId: number | null
}

/** One step among the siblings; null where there is none to pass. */
export function stepOf(tree: ManagedNode[], id: number, step: 'up' | 'down'): Place | null {
  const { parentId, siblings, at } = standingOf(tree, id)
  if (step === 'up') return at > 0 ? { parentId, beforeId: siblings[at - 1]?.id ?? null } : null
  return at < siblings.length - 1 ? { parentId, beforeId: siblings[at + 2]?.id ?? null } : null
}

export type Side = 'before' | 'inside' | 'after'

/** Where a dragged category would go; null where it cannot, as below itself. */
export function dropPlace(tree: ManagedNode[], id: number, overId: number, side: Side): Place | null {
  const dragged = pathTo(tree, id).at(-1)
  if (!dragged || idsOf([dragged]).includes(overId)) return null
  if (side === 'inside') return { parentId: overId, beforeId: null }
  const { parentId, siblings } = standingOf(tree, overId)
  if (side === 'before') return { parentId, beforeId: overId }
  const others = siblings.filter((each) => each.id !== id)
  const next = others[others.findIndex((each) => each.id === overId) + 1]
  return { parentId, beforeId: next?.id ?? null }
}
