import type { CategoryNode } from '#contract/categories'
import { Link } from '../ui/Link.tsx'
import { addressOf, type Shelf } from './shelf.ts'

/** The expandable tree of the sidebar; on a phone it is folded away behind its title. */
export function CategoryTree({ tree, shelf }: { tree: CategoryNode[]; shelf: Shelf }) {
  const open = new Set(pathTo(tree, Number(shelf.categoryId)).map(({ id }) => id))
  return (
    <details className="category-tree" name="categories">
      <summary>
        <h2>Shop by Category</h2>
      </summary>
      <nav aria-label="Shop by Category">
        <Branch nodes={tree} open={open} shelf={shelf} />
      </nav>
    </details>
  )
}

function Branch({ nodes, open, shelf }: { nodes: CategoryNode[]; open: ReadonlySet<number>; shelf: Shelf }) {
  return (
    <ul>
      {nodes.map((node) => (
        <li key={node.id}>
          <Link
            to={addressOf({ categoryId: String(node.id), search: shelf.search, sort: shelf.sort })}
            aria-current={String(node.id) === shelf.categoryId ? 'page' : undefined}
          >
            {node.name}
          </Link>
          {node.children.length > 0 ? (
            <details open={open.has(node.id)} key={String(open.has(node.id))}>
              <summary aria-label={`${node.name}: subcategories`} />
              <Branch nodes={node.children} open={open} shelf={shelf} />
            </details>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

/** The categories from the root down to one; empty where it is not in the tree. */
export function pathTo(tree: CategoryNode[], id: number): CategoryNode[] {
  for (const node of tree) {
    if (node.id === id) return [node]
    const below = pathTo(node.children, id)
    if (below.length > 0) return [node, ...below]
  }
  return []
}
