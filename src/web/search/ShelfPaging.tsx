import type { Page } from '#contract/machinery/fields'
import { m } from '#messages'
import { addressOf, type Shelf } from '../products/shelf-address.ts'
import { Link } from '../ui/Link.tsx'
import { rangeOf } from './Count.tsx'

/** And the first, where not beside. */
export function ShelfPaging({ shelf, page }: { shelf: Shelf; page: Page<unknown> }) {
  const { next, previous = null } = page
  if (!next && !shelf.cursor) return null
  const at = (cursor: string | undefined) => addressOf({ ...shelf, cursor })
  return (
    <nav className="shelf-paging" aria-label={m.ui_pages()}>
      {shelf.cursor && previous !== '' && (
        <Link className="button" data-kind="quiet" to={at(undefined)}>
          {m.ui_back_start()}
        </Link>
      )}
      {previous !== null && (
        <Link className="button" data-kind="quiet" rel="prev" to={at(previous || undefined)}>
          {m.search_previous_products()}
        </Link>
      )}
      <span>{rangeOf(page)}</span>
      {next && (
        <Link className="button" rel="next" to={at(next)}>
          {m.ui_more_products()}
        </Link>
      )}
    </nav>
  )
}
