import { useCallback, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { ManagedNode } from '#contract/categories'
import type { Done } from './change-tree.ts'

/** What a press asks for, of the tree as it stands at its turn; null: nothing is left to do. */
export type Press = (tree: ManagedNode[]) => { intent: string; id: number; [more: string]: string | number } | null

/** A queue of presses: each acts on the tree that the one before has left, so that two quick steps lead two places on. */
export function useTurns(tree: ManagedNode[]) {
  const { submit, state, data } = useFetcher<Done | null>()
  const isIdle = state === 'idle'
  const shown = useRef(tree)
  shown.current = tree
  const isActing = useRef(false)
  const waiting = useRef<Press[]>([])
  const next = useCallback(() => {
    isActing.current = false
    while (!isActing.current) {
      const press = waiting.current.shift()
      if (!press) return
      const asked = press(shown.current)
      isActing.current = asked !== null
      if (asked) void submit(asked, { method: 'post', action: '/admin/categories' })
    }
  }, [submit])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is a new `data`, also where no other state was drawn between two
  useEffect(() => {
    if (isIdle) next()
  }, [isIdle, data, next])
  const inTurn = useCallback(
    (press: Press) => {
      waiting.current.push(press)
      if (!isActing.current) next()
    },
    [next],
  )
  return { inTurn, isIdle, done: data }
}
