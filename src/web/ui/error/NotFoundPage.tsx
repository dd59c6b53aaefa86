import { data, Form, useLocation } from 'react-router'
import { LONGEST_SEARCH } from '#contract/values/limits'
import { m } from '#messages'
import { NOTHING_HERE, useTitle } from '../../platform/head.ts'
import { Notice } from '../Notice.tsx'

/** Answers 404, so that search engines forget the address. */
export function loader(): never {
  throw data(null, { status: 404 })
}

export function Component() {
  useTitle(NOTHING_HERE.title)
  return (
    <Notice title={NOTHING_HERE.title} text={m.shell_page_not_market()} action={{ text: m.ui_go_shop(), to: '/' }}>
      <NoticeSearch />
    </Notice>
  )
}

export function NoticeSearch() {
  const { search } = useLocation()
  return (
    <search>
      <Form className="notice-search" action="/shop">
        <input
          className="input"
          type="search"
          name="search"
          aria-label={m.ui_search_products_titles()}
          placeholder={m.shell_panjabi_saree()}
          defaultValue={new URLSearchParams(search).get('search') ?? ''}
          maxLength={LONGEST_SEARCH}
          enterKeyHint="search"
        />
        <button className="button" data-kind="quiet" type="submit">
          {m.ui_search()}
        </button>
      </Form>
    </search>
  )
}
