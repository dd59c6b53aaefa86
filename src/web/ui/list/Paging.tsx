import type { Page } from '#contract/machinery/fields'
import { formatNumber } from '#contract/values/digits'
import { m } from '#messages'
import { Link } from '../Link.tsx'

/** How many there are, and the ways to the others. */
export function Paging({
  page,
  older,
  cursor,
  addressOf,
  name,
}: {
  page: Page<unknown>
  older: string
  cursor: string | undefined
  addressOf: (cursor?: string) => string
  /** What its pages are of, where there are others on the page. */
  name?: string | undefined
}) {
  const total = formatNumber(page.total)
  return (
    <nav className="list-paging" aria-label={name ? m.ui_pages_of({ name }) : m.ui_pages()}>
      <p>
        {page.items.length < page.total ? m.ui_count_of({ count: page.items.length, total }) : m.ui_in_all({ total })}
      </p>
      {cursor && (
        <Link className="button" data-kind="quiet" to={addressOf()}>
          {m.ui_back_start()}
        </Link>
      )}
      {page.next && (
        <Link className="button" data-kind="quiet" rel="next" to={addressOf(page.next)}>
          {older}
        </Link>
      )}
    </nav>
  )
}
