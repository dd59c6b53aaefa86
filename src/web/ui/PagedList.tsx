import { type ReactNode, Suspense } from 'react'
import { Await, useLocation } from 'react-router'
import { formatNumber } from '#contract/digits'
import type { Page } from '#contract/fields'
import { Link } from './Link.tsx'

/** Words for every state of a list; `older` leads on. */
interface Words {
  waiting: string
  none: string
  unanswered: string
  older: string
}

/** A list that is on its way, empty, unanswered or there, with its paging. `addressOf` is the list from a cursor on. */
export function PagedList<Row>({
  page,
  words,
  cursor,
  addressOf,
  whole,
  beginning,
  children,
}: {
  page: Promise<Page<Row> | 'unanswered'>
  words: Words
  cursor: string | undefined
  addressOf: (cursor?: string) => string
  /** Address of the whole list, where it is narrowed. */
  whole?: string | undefined
  /** How a list that is empty as a whole is begun. */
  beginning?: { text: string; to: string }
  children: (rows: Row[]) => ReactNode
}) {
  return (
    <div className="list-body">
      <Suspense key={useLocation().key} fallback={<Waiting text={words.waiting} />}>
        <Await resolve={page}>
          {(found: Page<Row> | 'unanswered') =>
            found === 'unanswered' ? (
              <Instead text={words.unanswered} way={{ text: 'Try again', to: addressOf(cursor) }} />
            ) : found.items.length === 0 ? (
              <Instead text={words.none} way={whole ? { text: 'Show all', to: whole } : beginning} />
            ) : (
              <>
                {children(found.items)}
                <Paging page={found} older={words.older} cursor={cursor} addressOf={addressOf} />
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

function Instead({ text, way }: { text: string; way?: { text: string; to: string } | undefined }) {
  return (
    <div className="list-none" role="status">
      <p>{text}</p>
      {way && (
        <Link className="button" data-kind="quiet" to={way.to} replace>
          {way.text}
        </Link>
      )}
    </div>
  )
}

function Paging({
  page,
  older,
  cursor,
  addressOf,
}: {
  page: Page<unknown>
  older: string
  cursor: string | undefined
  addressOf: (cursor?: string) => string
}) {
  return (
    <nav className="list-paging" aria-label="Pages">
      <p>
        {page.items.length < page.total && `${page.items.length} of `}
        {formatNumber(page.total)}
        {page.items.length === page.total && ' in all'}
      </p>
      {cursor && (
        <Link className="button" data-kind="quiet" to={addressOf()}>
          Back to the start
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
