import type { CategoryNode } from '#contract/categories'
import { m } from '#messages'
import { pathTo } from '../categories/path-to.ts'
import { addressOf, type Shelf } from '../products/shelf-address.ts'
import { Link } from '../ui/Link.tsx'

/** Folded behind its title on a phone. */
export function CategoryTree({ tree, shelf }: { tree: CategoryNode[]; shelf: Shelf }) {
  const open = new Set(pathTo(tree, Number(shelf.categoryId)).map(({ id }) => id))
  return (
    <details className="category-tree" name="categories">
      <summary>
        <h2>{m.search_shop_category()}</h2>
      </summary>
      <nav aria-label={m.search_shop_category()}>
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
              <summary aria-label={m.ui_subcategories_of({ name: node.name })} />
              <Branch nodes={node.children} open={open} shelf={shelf} />
            </details>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
