import { useEffect, useMemo, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { ManagedNode } from '#contract/categories'
import { FIRST_ROOTS } from '#contract/roots'
import { confirmed } from '../ui/dialogs.tsx'
import { toast } from '../ui/toasts.tsx'
import { pathTo, standingOf } from './branches.ts'
import type { Done } from './change-tree.ts'
import type { Place } from './placing.ts'

/** What a person can do to the tree; the same object as long as the page stands, so that rows need not be drawn again. */
export interface Hands {
  place(id: number, place: Place): void
  switchActive(node: ManagedNode): void
  remove(node: ManagedNode): Promise<void>
}

/** `said` tells where a moved category stands now, for a live region. */
export function useTreeHands(tree: ManagedNode[]): { hands: Hands; said: string } {
  const { submit, state, data } = useFetcher<Done | null>()
  const isPending = useRef(false)
  isPending.current = state !== 'idle'
  const hands = useMemo((): Hands => {
    const act = async (deed: string, id: number, more: object = {}) => {
      if (!isPending.current) await submit({ deed, id, ...more }, { method: 'post', action: '/admin/categories' })
    }
    return {
      place: (id, { parentId, beforeId }) =>
        void act('place', id, { parentId: parentId ?? '', beforeId: beforeId ?? '' }),
      switchActive: ({ id, isActive }) => void act(isActive ? 'hide' : 'show', id),
      async remove({ id, name }) {
        if (FIRST_ROOTS.includes(id)) return toast('info', `${name} stays: it can be renamed or hidden, not deleted.`)
        if (await confirmed(`Are you sure you want to delete “${name}”?`, 'Delete')) await act('delete', id)
      },
    }
  }, [submit])
  const moved = state === 'idle' && data?.deed === 'place' ? data.category : undefined
  useFocusKept(data, moved?.id)
  return { hands, said: moved ? whereIs(tree, moved.id) : '' }
}

function whereIs(tree: ManagedNode[], id: number): string {
  const path = pathTo(tree, id)
  const { siblings, at } = standingOf(tree, id)
  const parent = path.at(-2)
  return `${path.at(-1)?.name} is now ${at + 1} of ${siblings.length} ${parent ? `below ${parent.name}` : 'at the top'}.`
}

/** A row that went away took the focus with it: then reading goes on where the row is now, or at the tree. */
function useFocusKept(done: Done | null | undefined, movedId: number | undefined): void {
  useEffect(() => {
    if (!done || document.activeElement !== document.body) return
    const place = document.getElementById(`category-${movedId}-more`) ?? document.getElementById('categories-tree')
    place?.focus()
  }, [done, movedId])
}
