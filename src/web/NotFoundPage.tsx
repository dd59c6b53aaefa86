import { data, Form } from 'react-router'
import { NOTHING_HERE, useTitle } from './platform/head.ts'
import { Notice } from './ui/Notice.tsx'

/** No page has this address: a real 404. */
export function loader(): never {
  throw data(null, { status: 404 })
}

/** Shows the two ways on that a shopper has: everything, or the search. */
export function Component() {
  useTitle(NOTHING_HERE.title)
  return (
    <Notice
      title={NOTHING_HERE.title}
      text="This page is not at the market any more, or never was."
      action={{ text: 'Go to the shop', to: '/' }}
    >
      <search>
        <Form className="notice-search" action="/shop">
          <input
            className="input"
            type="search"
            name="search"
            aria-label="Search Products by Titles or Tags"
            placeholder="Panjabi, saree…"
            maxLength={200}
            enterKeyHint="search"
          />
          <button className="button" data-kind="quiet" type="submit">
            Search
          </button>
        </Form>
      </search>
    </Notice>
  )
}
