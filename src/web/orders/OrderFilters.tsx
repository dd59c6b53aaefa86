import { Link } from 'react-router'
import type { Role } from '#contract/auth'
import { type Asked, addressOf, STATUSES } from './asked.ts'

const SOLD: Record<Role, string> = { Admin: 'All orders', Vendor: 'For my store', User: '' }

/** Links, so that what is seen has an address and the way back works. */
export function OrderFilters({ asked, role }: { asked: Asked; role: Role }) {
  const { status, isBought } = asked
  return (
    <div className="order-filters">
      {role !== 'User' && (
        <nav aria-label="Whose orders">
          <Choice text={SOLD[role]} to={{ status }} isChosen={!isBought} />
          <Choice text="My purchases" to={{ status, isBought: true }} isChosen={isBought === true} />
        </nav>
      )}
      <nav aria-label="Status">
        <Choice text="All" to={{ isBought }} isChosen={!status} />
        {STATUSES.map((each) => (
          <Choice key={each} text={each} to={{ status: each, isBought }} isChosen={status === each} />
        ))}
      </nav>
    </div>
  )
}

function Choice({ text, to, isChosen }: { text: string; to: Asked; isChosen: boolean }) {
  return (
    <Link to={addressOf(to)} aria-current={isChosen ? 'true' : undefined} preventScrollReset>
      {text}
    </Link>
  )
}
