import type { Calls } from '#contract/api'
import type { Role } from '#contract/auth'
import type { Reply } from '#contract/endpoint'

export type Me = Reply<Calls['GET /api/auth/me']>

const ROLES: Record<Role, string> = { Admin: 'Admin', Vendor: 'Vendor', User: 'Customer' }

/** The account behind the session, as it is now. */
export function AccountCard({ me: { username, email, role } }: { me: Me }) {
  return (
    <section className="vendors-card" aria-labelledby="account-title">
      <h2 id="account-title">Your account</h2>
      <dl className="vendors-facts">
        {username && (
          <div>
            <dt>Username</dt>
            <dd>{username}</dd>
          </div>
        )}
        <div>
          <dt>Email</dt>
          <dd>{email}</dd>
        </div>
        <div>
          <dt>Role</dt>
          <dd>{ROLES[role]}</dd>
        </div>
      </dl>
    </section>
  )
}
