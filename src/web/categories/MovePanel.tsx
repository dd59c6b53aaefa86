import type { FormEvent } from 'react'
import type { ManagedNode } from '#contract/categories'
import { FIRST_ROOTS } from '#contract/roots'
import { ParentField } from './ParentField.tsx'
import { stepOf } from './placing.ts'
import type { Hands } from './tree-hands.ts'

/** All that dragging does, by keyboard and touch; and hiding. */
export function MovePanel({ node, tree, hands }: { node: ManagedNode; tree: ManagedNode[]; hands: Hands }) {
  return (
    <fieldset className="categories-panel" aria-label={`More for ${node.name}`}>
      <div className="categories-steps">
        <Step node={node} tree={tree} hands={hands} step="up" />
        <Step node={node} tree={tree} hands={hands} step="down" />
        <button className="button" data-kind="quiet" type="button" onClick={() => hands.switchActive(node)}>
          {node.isActive ? 'Deactivate' : 'Activate'}
        </button>
      </div>
      {!FIRST_ROOTS.includes(node.id) && <MoveUnder key={node.parentId} node={node} tree={tree} hands={hands} />}
    </fieldset>
  )
}

/** At its end it stays where the focus is, and does nothing. */
function Step({
  node,
  tree,
  hands,
  step,
}: {
  node: ManagedNode
  tree: ManagedNode[]
  hands: Hands
  step: 'up' | 'down'
}) {
  const place = stepOf(tree, node.id, step)
  return (
    <button
      className="button"
      data-kind="quiet"
      type="button"
      aria-disabled={!place}
      onClick={() => place && hands.place(node.id, place)}
    >
      {step === 'up' ? 'Move up' : 'Move down'}
    </button>
  )
}

function MoveUnder({ node, tree, hands }: { node: ManagedNode; tree: ManagedNode[]; hands: Hands }) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = String(new FormData(event.currentTarget).get('parentId') ?? '')
    const parentId = chosen === '' ? null : Number(chosen)
    if (parentId !== node.parentId) hands.place(node.id, { parentId, beforeId: null })
  }
  return (
    <form className="categories-under" onSubmit={submit}>
      <ParentField label="Move under…" tree={tree} id={node.id} parentId={node.parentId} />
      <button className="button" type="submit">
        Move
      </button>
    </form>
  )
}
