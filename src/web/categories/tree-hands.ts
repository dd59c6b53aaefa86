import { useEffect, useMemo, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { ManagedNode } from '#contract/categories'
import { FIRST_ROOTS } from '#contract/values/roots'
import { m } from '#messages'
import { confirmed } from '../ui/dialogs.tsx'
import { toast } from '../ui/toasts.tsx'
import { standingOf } from './branches.ts'
import type { Done } from './change-tree.ts'
import { pathTo } from './path-to.ts'
import type { Place } from './placing.ts'

/** Stable identity, so that rows need not be drawn again. */
export interface Hands {
  place(id: number, place: Place): void
  switchActive(node: ManagedNode): void
  remove(node: ManagedNode): Promise<void>
}

/** `said`: for a live region. */
export function useTreeHands(tree: ManagedNode[]): { hands: Hands; said: string } {
  const { submit, state, data } = useFetcher<Done | null>()
  const isPending = useRef(false)
  isPending.current = state !== 'idle'
  const shown = useRef(tree)
  shown.current = tree
  const hands = useMemo((): Hands => {
    const act = async (intent: string, id: number, more: object = {}) => {
      const { children: _, ...seen } = pathTo(shown.current, id).at(-1) ?? { children: [] }
      const asked = { intent, id, seen: JSON.stringify(seen), ...more }
      if (!isPending.current) await submit(asked, { method: 'post', action: '/admin/categories' })
    }
    return {
      place: (id, { parentId, beforeId }) =>
        void act('place', id, { parentId: parentId ?? '', beforeId: beforeId ?? '' }),
      switchActive: ({ id, isActive }) => void act(isActive ? 'hide' : 'show', id),
      async remove({ id, name }) {
        if (FIRST_ROOTS.includes(id)) return toast('info', m.categories_name_stays({ name }))
        if (await confirmed(m.categories_sure_want_delete({ name }), m.ui_delete())) await act('delete', id)
      },
    }
  }, [submit])
  const moved = state === 'idle' && data?.intent === 'place' ? data.category : undefined
  useFocusKept(data, moved?.id)
  return { hands, said: moved ? whereIs(tree, moved.id) : '' }
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

/** A moved row loses the focus: it goes to its new place, or the tree. */
function useFocusKept(done: Done | null | undefined, movedId: number | undefined): void {
  useEffect(() => {
    if (!done || document.activeElement !== document.body) return
    const place = document.getElementById(`category-${movedId}-more`) ?? document.getElementById('categories-tree')
    place?.focus()
  }, [done, movedId])
}
