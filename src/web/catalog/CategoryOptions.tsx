import { Fragment } from 'react'
import type { CategoryNode } from '#contract/categories'
import { FIRST_ROOTS } from '#contract/roots'

/** Options of a category select: Men, Women and Kids first, other roots after them, then the tree below each, indented. */
export function CategoryOptions({ tree }: { tree: CategoryNode[] }) {
  const roots = [...tree.filter(isFirst), ...tree.filter((root) => !isFirst(root))]
  return (
    <>
      {roots.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      {roots.map(({ id, name, children }) =>
        children.length > 0 ? (
          <optgroup key={id} label={`In ${name}`}>
            <Branch nodes={children} depth={0} />
          </optgroup>
        ) : null,
      )}
    </>
  )
}

function Branch({ nodes, depth }: { nodes: CategoryNode[]; depth: number }) {
  return nodes.map(({ id, name, children }) => (
    <Fragment key={id}>
      <option value={id}>{'\u2003'.repeat(depth) + name}</option>
      <Branch nodes={children} depth={depth + 1} />
    </Fragment>
  ))
}

function isFirst({ id }: CategoryNode): boolean {
  return FIRST_ROOTS.includes(id)
}
