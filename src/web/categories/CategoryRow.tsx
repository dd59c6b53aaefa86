import { memo } from 'react'
import type { ManagedNode } from '#contract/categories'
import { formatNumber } from '#contract/digits'
import { Link } from '../ui/Link.tsx'
import type { Side } from './placing.ts'
import type { Hands } from './tree-hands.ts'

/** The form or the ways of moving that are open below a row: at most one of the page. */
export type Panel = 'adding' | 'more'

interface Props {
  node: ManagedNode
  /** Products of all the branch. */
  total: number
  isOpen: boolean
  /** The hidden category above that hides this one too. */
  hiddenBy: string | undefined
  panel: Panel | undefined
  /** Where a dragged category would go. */
  drop: Side | undefined
  hands: Hands
  /** Absent while all that is found stands unfolded. */
  toggle: ((id: number) => void) | undefined
  showPanel: (id: number, panel: Panel) => void
}

export const CategoryRow = memo(function CategoryRow(props: Props) {
  const { node, isOpen, drop, toggle } = props
  const hasChildren = node.children.length > 0
  return (
    <div
      className="categories-row"
      data-category={node.id}
      data-unfolded={(isOpen && hasChildren) || undefined}
      data-drop={drop}
      data-inactive={!node.isActive || undefined}
    >
      <span className="categories-handle" draggable title="Drag to move" aria-hidden="true" />
      {hasChildren && toggle ? (
        <button
          className="categories-toggle"
          type="button"
          aria-expanded={isOpen}
          aria-label={`${node.name}: subcategories`}
          onClick={() => toggle(node.id)}
        />
      ) : (
        <span className="categories-toggle" />
      )}
      <Words node={node} total={props.total} hiddenBy={props.hiddenBy} />
      <Ways {...props} />
    </div>
  )
})

function Words({ node, total, hiddenBy }: Pick<Props, 'node' | 'total' | 'hiddenBy'>) {
  return (
    <div className="categories-words">
      <p className="categories-name">
        {node.name}{' '}
        <span className="badge" data-tone={node.isActive ? 'green' : 'red'}>
          {node.isActive ? 'Active' : 'Inactive'}
        </span>
      </p>
      <p className="categories-count">
        {formatNumber(node.productCount)} {node.productCount === 1 ? 'product' : 'products'}
        {total !== node.productCount && ` · ${formatNumber(total)} in all`}
        {hiddenBy !== undefined && ` · hidden with ${hiddenBy}`}
      </p>
    </div>
  )
}

function Ways({ node, panel, hands, showPanel }: Props) {
  const { id, name } = node
  return (
    <div className="categories-ways">
      <button
        className="categories-way"
        id={`category-${id}-adding`}
        type="button"
        aria-expanded={panel === 'adding'}
        aria-label={`+ Subcategory of ${name}`}
        onClick={() => showPanel(id, 'adding')}
      >
        + Subcategory
      </button>
      <Link className="categories-way" to={`/admin/categories/edit/${id}`} aria-label={`Edit ${name}`}>
        Edit
      </Link>
      <button
        className="categories-way"
        data-kind="danger"
        type="button"
        aria-label={`Delete ${name}`}
        onClick={() => void hands.remove(node)}
      >
        Delete
      </button>
      <button
        className="categories-way"
        id={`category-${id}-more`}
        type="button"
        aria-expanded={panel === 'more'}
        aria-label={`More for ${name}`}
        onClick={() => showPanel(id, 'more')}
      >
        More
      </button>
    </div>
  )
}
