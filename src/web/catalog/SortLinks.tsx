import type { ProductSort } from '#contract/catalog'
import { Link } from '../ui/Link.tsx'
import { addressOf, type Shelf } from './shelf.ts'

const SORTS: [ProductSort, string][] = [
  ['newest', 'Newest'],
  ['price_asc', 'Price: low to high'],
  ['price_desc', 'Price: high to low'],
]

/** Orders of the shelf, as links: they work before any script has arrived. */
export function SortLinks({ shelf }: { shelf: Shelf }) {
  const sorts: [ProductSort, string][] = shelf.search ? [['relevance', 'Best match'], ...SORTS] : SORTS
  const chosen = shelf.sort ?? sorts[0]?.[0]
  return (
    <nav className="sort-links" aria-label="Sort" data-search={shelf.search && ''}>
      {sorts.map(([sort, text], index) => (
        <Link
          key={sort}
          to={addressOf({ ...shelf, cursor: undefined, sort: index === 0 ? undefined : sort })}
          aria-current={sort === chosen ? 'true' : undefined}
        >
          {text}
        </Link>
      ))}
    </nav>
  )
}
