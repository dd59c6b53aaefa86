import type { PageHead } from '../platform/head.ts'
import { HaatMark } from '../ui/icons.tsx'
import { Link } from '../ui/Link.tsx'

export const handle = {
  head: (): PageHead => ({ title: 'Not for this account', canonical: '/unauthorized', isPrivate: true }),
}

/** Where a role that is not allowed is sent (spec §2). */
export function Component() {
  return (
    <section className="notice">
      <HaatMark />
      <h1>This page is not for this account</h1>
      <p>It belongs to another part of the market. Your account is fine, and nothing of yours has changed.</p>
      <div className="auth-ways-on">
        <Link className="button" to="/">
          Go to the shop
        </Link>
        <Link className="button" data-kind="quiet" to="/login">
          Log in as someone else
        </Link>
      </div>
    </section>
  )
}
