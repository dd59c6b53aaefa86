import type { Role } from '#contract/auth'
import { ORDER_STATUSES } from '#contract/values/choices'
import { m } from '#messages'
import { orderStatusWords } from '../ui/choice-words.ts'
import { Link } from '../ui/Link.tsx'
import { ListSearch } from '../ui/list/ListSearch.tsx'
import { addressOf, type ListQuery, partsOf } from './list-query.ts'
import { OrderDays } from './OrderDays.tsx'

const SOLD: Record<Role, string> = { Admin: m.orders_all_orders(), Vendor: m.orders_my_store(), User: '' }

/** Links and a GET form, so that each view has an address. */
export function OrderFilters({ asked, role }: { asked: ListQuery; role: Role }) {
  const { status, isBought } = asked
  const newest = { ...asked, cursor: undefined }
  return (
    <div className="order-filters">
      {role !== 'User' && (
        <nav className="list-choices" aria-label={m.orders_whose_orders()}>
          <Choice text={SOLD[role]} to={{ ...newest, isBought: false }} isChosen={!isBought} />
          <Choice text={m.orders_my_purchases()} to={{ ...newest, isBought: true }} isChosen={isBought === true} />
        </nav>
      )}
      <nav className="list-choices" aria-label={m.ui_status()}>
        <Choice text={m.ui_all()} to={{ ...newest, status: undefined }} isChosen={!status} />
        {ORDER_STATUSES.map((each) => (
          <Choice
            key={each}
            text={orderStatusWords(each)}
            to={{ ...newest, status: each }}
            isChosen={status === each}
          />
        ))}
      </nav>
      {role !== 'User' && (
        <ListSearch
          placeholder={m.orders_no_name_phone()}
          search={asked.search}
          kept={partsOf({ ...newest, search: undefined })}
        />
      )}
      <OrderDays key={addressOf(asked)} asked={asked} />
    </div>
  )
}

function Choice({ text, to, isChosen }: { text: string; to: ListQuery; isChosen: boolean }) {
  return (
    <Link to={addressOf(to)} aria-current={isChosen ? 'true' : undefined} preventScrollReset>
      {text}
    </Link>
  )
}
