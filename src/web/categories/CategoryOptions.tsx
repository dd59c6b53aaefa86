import { Fragment } from 'react'
import type { CategoryNode } from '#contract/categories'
import { FIRST_ROOTS } from '#contract/values/roots'
import { m } from '#messages'

/** First roots, other roots, then the tree, indented; hidden ones say so. */
export function CategoryOptions({ tree }: { tree: CategoryNode[] }) {
  const roots = [...tree.filter(isFirst), ...tree.filter((root) => !isFirst(root))]
  return (
    <>
      {roots.map((root) => (
        <option key={root.id} value={root.id}>
          {nameOf(root)}
        </option>
      ))}
      {roots.map(({ id, name, children }) =>
        children.length > 0 ? (
          <optgroup key={id} label={m.categories_name({ name })}>
            <Branch nodes={children} depth={0} />
          </optgroup>
        ) : null,
      )}
    </>
  )
}

function Branch({ nodes, depth }: { nodes: CategoryNode[]; depth: number }) {
  return nodes.map((node) => (
    <Fragment key={node.id}>
      <option value={node.id}>{'\u2003'.repeat(depth) + nameOf(node)}</option>
      <Branch nodes={node.children} depth={depth + 1} />
    </Fragment>
  ))
}

function nameOf({ name, isActive }: CategoryNode): string {
  return isActive ? name : m.categories_name_hidden({ name })
}

function isFirst({ id }: CategoryNode): boolean {
  return FIRST_ROOTS.includes(id)
}
