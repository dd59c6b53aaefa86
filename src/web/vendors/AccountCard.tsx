import type { Calls } from '#contract/machinery/api'
import type { Reply } from '#contract/machinery/endpoint'
import { m } from '#messages'
import { roleWords } from '../ui/choice-words.ts'

export type Me = Reply<Calls['GET /api/auth/me']>

export function AccountCard({ me: { username, role } }: { me: Me }) {
  return (
    <section className="vendors-card" aria-labelledby="account-title">
      <h2 id="account-title">{m.vendors_account()}</h2>
      <dl className="vendors-facts">
        {username && (
          <div>
            <dt>{m.ui_username()}</dt>
            <dd>{username}</dd>
          </div>
        )}
        <div>
          <dt>{m.ui_role()}</dt>
          <dd>{roleWords(role)}</dd>
        </div>
      </dl>
    </section>
  )
}
