import { useEffect, useMemo } from 'react'
import type { ManagedNode } from '#contract/categories'
import { FIRST_ROOTS } from '#contract/values/roots'
import { m } from '#messages'
import { confirmed } from '../ui/dialogs.tsx'
import { toast } from '../ui/toasts.tsx'
import { standingOf } from './branches.ts'
import type { Done } from './change-tree.ts'
import { pathTo } from './path-to.ts'
import type { Place } from './placing.ts'
import { useTurns } from './use-turns.ts'

/** Stable identity, so that rows need not be drawn again. */
export interface Hands {
  /** `placing`: where to, in the tree as it stands then; null: it is there, or cannot go. */
  place(id: number, placing: (tree: ManagedNode[]) => Place | null): void
  switchActive(node: ManagedNode): void
  remove(node: ManagedNode): Promise<void>
}

/** `said`: for a live region. */
export function useTreeHands(tree: ManagedNode[]): { hands: Hands; said: string } {
  const { inTurn, isIdle, done } = useTurns(tree)
  const hands = useMemo(
    (): Hands => ({
      place(id, placing) {
        inTurn((now) => {
          const place = placing(now)
          if (!place) return null
          return { intent: 'place', ...seenIn(now, id), parentId: place.parentId ?? '', beforeId: place.beforeId ?? '' }
        })
      },
      switchActive({ id, isActive }) {
        inTurn((now) => {
          const isDone = pathTo(now, id).at(-1)?.isActive !== isActive
          return isDone ? null : { intent: isActive ? 'hide' : 'show', ...seenIn(now, id) }
        })
      },
      async remove({ id, name }) {
        if (FIRST_ROOTS.includes(id)) return toast('info', m.categories_name_stays({ name }))
        if (await confirmed(m.categories_sure_want_delete({ name }), m.ui_delete()))
          inTurn((now) => ({ intent: 'delete', ...seenIn(now, id) }))
      },
    }),
    [inTurn],
  )
  const moved = isIdle && done?.intent === 'place' ? done.category : undefined
  useFocusKept(isIdle ? done : undefined, moved?.id)
  return { hands, said: moved ? whereIs(tree, moved.id) : '' }
}

function seenIn(tree: ManagedNode[], id: number): { id: number; seen: string } {
  const { children: _, ...seen } = pathTo(tree, id).at(-1) ?? { children: [] }
  return { id, seen: JSON.stringify(seen) }
}

function whereIs(tree: ManagedNode[], id: number): string {
  const path = pathTo(tree, id)
  const { siblings, at } = standingOf(tree, id)
  const parent = path.at(-2)
  return m.categories_now_at({
    name: path.at(-1)?.name ?? '',
    at: at + 1,
    count: siblings.length,
    place: parent ? m.categories_below({ name: parent.name }) : m.categories_at_top(),
  })
}

/** A row that was moved or deleted loses the focus: it goes to its new place, or the tree. */
function useFocusKept(done: Done | null | undefined, movedId: number | undefined): void {
  useEffect(() => {
    if (!done || document.activeElement !== document.body) return
    const place = document.getElementById(`category-${movedId}-more`) ?? document.getElementById('categories-tree')
    place?.focus()
  }, [done, movedId])
}
