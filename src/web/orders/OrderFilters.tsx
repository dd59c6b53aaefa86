import type { Role } from '#contract/auth'
import { Link } from '../ui/Link.tsx'
import { ListSearch } from '../ui/ListSearch.tsx'
import { type Asked, addressOf, partsOf, STATUSES } from './asked.ts'
import { OrderDays } from './OrderDays.tsx'

const SOLD: Record<Role, string> = { Admin: 'All orders', Vendor: 'For my store', User: '' }

/** Links and a form that asks, so that what is seen has an address and the way back works. */
export function OrderFilters({ asked, role }: { asked: Asked; role: Role }) {
  const { status, isBought } = asked
  const newest = { ...asked, cursor: undefined }
  return (
    <div className="order-filters">
      {role !== 'User' && (
        <nav className="list-choices" aria-label="Whose orders">
          <Choice text={SOLD[role]} to={{ ...newest, isBought: false }} isChosen={!isBought} />
          <Choice text="My purchases" to={{ ...newest, isBought: true }} isChosen={isBought === true} />
        </nav>
      )}
      <nav className="list-choices" aria-label="Status">
        <Choice text="All" to={{ ...newest, status: undefined }} isChosen={!status} />
        {STATUSES.map((each) => (
          <Choice key={each} text={each} to={{ ...newest, status: each }} isChosen={status === each} />
        ))}
      </nav>
      {role !== 'User' && (
        <ListSearch
          placeholder="No., name or phone"
          search={asked.search}
          kept={partsOf({ ...newest, search: undefined })}
        />
      )}
      <OrderDays key={addressOf(asked)} asked={asked} />
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
