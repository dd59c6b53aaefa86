import { memo } from 'react'
import type { ManagedNode } from '#contract/categories'
import { formatNumber } from '#contract/values/digits'
import { FIRST_ROOTS } from '#contract/values/roots'
import { m } from '#messages'
import { Link } from '../ui/Link.tsx'
import type { Side } from './placing.ts'
import type { Hands } from './tree-hands.ts'

/** Open below a row; one on the page. */
export type Panel = 'adding' | 'more'

interface Props {
  node: ManagedNode
  /** Of the branch. */
  total: number
  isOpen: boolean
  /** A category above. */
  hiddenBy: string | undefined
  panel: Panel | undefined
  /** Of a dragged category. */
  drop: Side | undefined
  hands: Hands
  /** Absent while a search unfolds all. */
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
      <span className="categories-row-handle" draggable title={m.categories_drag_move()} aria-hidden="true" />
      {hasChildren && toggle ? (
        <button
          className="categories-row-toggle"
          type="button"
          aria-expanded={isOpen}
          aria-label={m.ui_subcategories_of({ name: node.name })}
          onClick={() => toggle(node.id)}
        />
      ) : (
        <span className="categories-row-toggle" />
      )}
      <Words node={node} total={props.total} hiddenBy={props.hiddenBy} />
      <Ways {...props} />
    </div>
  )
})

function Words({ node, total, hiddenBy }: Pick<Props, 'node' | 'total' | 'hiddenBy'>) {
  return (
    <div className="categories-row-words">
      <p className="categories-row-name">
        {node.name}{' '}
        <span className="badge" data-tone={node.isActive ? 'green' : 'red'}>
          {node.isActive ? m.ui_active() : m.ui_inactive()}
        </span>
      </p>
      <p className="categories-row-count">
        {m.ui_products({ count: node.productCount, shown: formatNumber(node.productCount) })}
        {total !== node.productCount && m.categories_in_all({ total: formatNumber(total) })}
        {hiddenBy !== undefined && m.categories_hidden_with({ hiddenBy })}
      </p>
    </div>
  )
}

function Ways({ node, panel, hands, showPanel }: Props) {
  const { id, name } = node
  const isFirst = FIRST_ROOTS.includes(id)
  return (
    <div className="categories-row-ways">
      <button
        className="categories-way"
        id={`category-${id}-adding`}
        type="button"
        aria-expanded={panel === 'adding'}
        aria-label={m.categories_subcategory_name({ name })}
        onClick={() => showPanel(id, 'adding')}
      >
        {m.categories_subcategory()}
      </button>
      <Link className="categories-way" to={`/admin/categories/edit/${id}`} aria-label={m.ui_edit_name({ name })}>
        {m.ui_edit()}
      </Link>
      <button
        className="categories-way"
        data-kind="danger"
        type="button"
        aria-label={m.ui_delete_name({ name })}
        aria-disabled={isFirst || undefined}
        title={isFirst ? m.categories_stays() : undefined}
        onClick={() => void hands.remove(node)}
      >
        {m.ui_delete()}
      </button>
      <button
        className="categories-way"
        id={`category-${id}-more`}
        type="button"
        aria-expanded={panel === 'more'}
        aria-label={m.categories_more_name({ name })}
        onClick={() => showPanel(id, 'more')}
      >
        {m.categories_more()}
      </button>
    </div>
  )
}
