import { type ReactNode, Suspense } from 'react'
import { Await, useLocation } from 'react-router'
import type { Page } from '#contract/machinery/fields'
import { formatNumber } from '#contract/values/digits'
import { m } from '#messages'
import type { Listed } from '../../platform/listed.ts'
import { Link } from '../Link.tsx'
import { Instead, Unanswered } from './Unanswered.tsx'

interface Words {
  waiting: string
  none: string
  unanswered: string
  older: string
}

/** Pending, empty, unanswered or there. `addressOf`: from a cursor on. */
export function PagedList<Row>({
  page,
  words,
  cursor,
  addressOf,
  whole,
  beginning,
  name,
  children,
}: {
  page: Promise<Listed<Row>>
  words: Words
  cursor: string | undefined
  addressOf: (cursor?: string) => string
  /** The address without filters, where there are any. */
  whole?: string | undefined
  /** The first step, where the list has nothing at all. */
  beginning?: { text: string; to: string }
  /** What its pages are of, where there are others on the page. */
  name?: string
  children: (rows: Row[]) => ReactNode
}) {
  return (
    <div className="list-body">
      <Suspense key={useLocation().key} fallback={<Waiting text={words.waiting} />}>
        <Await resolve={page}>
          {(found: Listed<Row>) =>
            found === 'unanswered' ? (
              <Unanswered className="list-none" text={words.unanswered} to={addressOf(cursor)} />
            ) : found.items.length === 0 ? (
              <Instead text={words.none} way={whole ? { text: m.ui_show_all(), to: whole } : beginning} />
            ) : (
              <>
                {children(found.items)}
                <Paging page={found} older={words.older} cursor={cursor} addressOf={addressOf} name={name} />
              </>
            )
          }
        </Await>
      </Suspense>
    </div>
  )
}

function Waiting({ text }: { text: string }) {
  return (
    <p className="waiting list-waiting" role="status">
      {text}
    </p>
  )
}

/** How many there are, and links to the other pages. */
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
