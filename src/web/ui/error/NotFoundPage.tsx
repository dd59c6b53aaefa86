import { data } from 'react-router'
import { m } from '#messages'
import { NOTHING_HERE, useTitle } from '../../platform/head.ts'
import { Notice } from '../Notice.tsx'
import { NoticeSearch } from './NoticeSearch.tsx'

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
