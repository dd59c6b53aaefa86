import { type ReactNode, Suspense } from 'react'
import { Await, useLocation } from 'react-router'
import { m } from '#messages'
import type { Listed } from '../../platform/listed.ts'
import { Instead } from './Instead.tsx'
import { Paging } from './Paging.tsx'
import { Unanswered } from './Unanswered.tsx'

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
  /** Where filtered. */
  whole?: string | undefined
  /** Where wholly empty. */
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
