import { Link } from '../ui/Link.tsx'
import { addressOf, type Shelf } from './shelf.ts'

export function ShelfPaging({ shelf, next }: { shelf: Shelf; next: string | null }) {
  if (!next && !shelf.cursor) return null
  return (
    <nav className="catalog-paging" aria-label="Pages">
      {shelf.cursor && (
        <Link className="button" data-kind="quiet" to={addressOf({ ...shelf, cursor: undefined })}>
          Back to the start
        </Link>
      )}
      {next && (
        <Link className="button" rel="next" to={addressOf({ ...shelf, cursor: next })}>
          More products
        </Link>
      )}
    </nav>
  )
}
