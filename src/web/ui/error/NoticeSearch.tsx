import { Form, useLocation } from 'react-router'
import { LONGEST_SEARCH } from '#contract/values/limits'
import { m } from '#messages'

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
