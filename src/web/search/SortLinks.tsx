import type { ProductSort } from '#contract/search'
import { m } from '#messages'
import { addressOf, type Shelf } from '../products/shelf-address.ts'
import { Link } from '../ui/Link.tsx'

const SORTS: [ProductSort, string][] = [
  ['newest', m.search_newest()],
  ['price_asc', m.ui_price_low_high()],
  ['price_desc', m.ui_price_high_low()],
]

/** Links, for before the script. `said`: by the search’s words. */
export function SortLinks({ shelf, said }: { shelf: Shelf; said?: ProductSort | undefined }) {
  const sorts: [ProductSort, string][] = shelf.search ? [['relevance', m.search_best_match()], ...SORTS] : SORTS
  const unsaid = said ?? sorts[0]?.[0]
  const chosen = shelf.sort ?? unsaid
  return (
    <nav className="sort-links" aria-label={m.ui_sort()} data-search={shelf.search && ''}>
      {sorts.map(([sort, text]) => (
        <Link
          key={sort}
          to={addressOf({ ...shelf, cursor: undefined, sort: sort === unsaid ? undefined : sort })}
          aria-current={sort === chosen ? 'true' : undefined}
        >
          {text}
        </Link>
      ))}
    </nav>
  )
}
