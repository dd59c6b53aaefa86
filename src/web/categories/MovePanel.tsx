import type { FormEvent } from 'react'
import type { ManagedNode } from '#contract/categories'
import { FIRST_ROOTS } from '#contract/values/roots'
import { m } from '#messages'
import { ParentField } from './ParentField.tsx'
import { type Place, stepOf } from './placing.ts'
import type { Hands } from './tree-hands.ts'

interface Moving {
  node: ManagedNode
  tree: ManagedNode[]
  place: (id: number, to: Place) => void
}

/** Dragging by keyboard and touch; and hiding. */
export function MovePanel({ hands, node, tree, place }: Moving & { hands: Hands }) {
  return (
    <fieldset className="categories-panel" aria-label={m.categories_more_name({ name: node.name })}>
      <div className="categories-panel-steps">
        <Step hands={hands} node={node} tree={tree} step="up" />
        <Step hands={hands} node={node} tree={tree} step="down" />
        <button className="button" data-kind="quiet" type="button" onClick={() => hands.switchActive(node)}>
          {node.isActive ? m.ui_deactivate() : m.ui_activate()}
        </button>
      </div>
      {!FIRST_ROOTS.includes(node.id) && <MoveUnder key={node.parentId} node={node} tree={tree} place={place} />}
    </fieldset>
  )
}

/** At its end it keeps the focus and does nothing. */
function Step({
  hands,
  node,
  tree,
  step,
}: {
  hands: Hands
  node: ManagedNode
  tree: ManagedNode[]
  step: 'up' | 'down'
}) {
  const stepIn = (now: ManagedNode[]) => stepOf(now, node.id, step)
  return (
    <button
      className="button"
      data-kind="quiet"
      type="button"
      aria-disabled={!stepIn(tree)}
      onClick={() => hands.place(node.id, stepIn)}
    >
      {step === 'up' ? m.categories_move_up() : m.categories_move_down()}
    </button>
  )
}

function MoveUnder({ node, tree, place }: Moving) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = String(new FormData(event.currentTarget).get('parentId') ?? '')
    const parentId = chosen === '' ? null : Number(chosen)
    if (parentId !== node.parentId) place(node.id, { parentId, beforeId: null })
  }
  return (
    <form className="categories-panel-under" onSubmit={submit}>
      <ParentField label={m.categories_move_under()} tree={tree} id={node.id} parentId={node.parentId} />
      <button className="button" type="submit">
        {m.categories_move()}
      </button>
    </form>
  )
}
