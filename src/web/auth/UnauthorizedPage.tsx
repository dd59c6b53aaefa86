import { m } from '#messages'
import type { PageHead } from '../platform/head.ts'
import { HaatMark } from '../ui/icons.tsx'
import { Link } from '../ui/Link.tsx'

export const handle = {
  head: (): PageHead => ({ title: m.auth_not_account(), canonical: '/unauthorized', isPrivate: true }),
}

/** Where a role that is not allowed is sent (spec §2). */
export function Component() {
  return (
    <section className="notice">
      <HaatMark />
      {/* One page for all: the mark on <html> chooses the words, so nothing moves. */}
      <h1 className="notice-account">{m.auth_unauthorized_title()}</h1>
      <p className="notice-account">{m.auth_belongs_another_part()}</p>
      <h1 className="notice-guest">{m.auth_page_those_who_work()}</h1>
      <p className="notice-guest">{m.auth_not_logged_account()}</p>
      <div className="notice-ways">
        <Link className="button" to="/">
          {m.ui_go_shop()}
        </Link>
        <Link className="button" data-kind="quiet" to="/login">
          <span className="notice-account">{m.auth_log_someone_else()}</span>
          <span className="notice-guest">{m.ui_log_in()}</span>
        </Link>
      </div>
    </section>
  )
}
