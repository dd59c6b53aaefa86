import type { Role } from '#contract/auth'
import { ORDER_STATUSES } from '#contract/values/choices'
import { m } from '#messages'
import { orderStatusWords } from '../ui/choice-words.ts'
import { Choices } from '../ui/list/ListPage.tsx'
import { ListSearch } from '../ui/list/ListSearch.tsx'
import { OrderDays } from './OrderDays.tsx'
import { type AskedOrders, ORDERS } from './orders-query.ts'

const SOLD: Record<Role, string> = { Admin: m.orders_all_orders(), Vendor: m.orders_my_store(), User: '' }

const WHOSE = ['sold', 'me'] as const

/** Links and a GET form, so that each view has an address. */
export function OrderFilters({ asked, role }: { asked: AskedOrders; role: Role }) {
  const newest = { ...asked, cursor: undefined }
  return (
    <div className="orders-filters">
      {role !== 'User' && (
        <Choices
          label={m.orders_whose_orders()}
          values={WHOSE}
          wordsOf={(of) => (of === 'me' ? m.orders_my_purchases() : SOLD[role])}
          chosen={asked.of ?? WHOSE[0]}
          to={(of) => ORDERS.address({ ...newest, of: of === 'me' ? of : undefined })}
          keepsScroll
        />
      )}
      <Choices
        label={m.ui_status()}
        values={[undefined, ...ORDER_STATUSES]}
        wordsOf={orderStatusWords}
        chosen={asked.status}
        to={(status) => ORDERS.address({ ...newest, status })}
        keepsScroll
      />
      {role !== 'User' && (
        <ListSearch
          placeholder={m.orders_no_name_phone()}
          search={asked.search}
          kept={{ ...newest, search: undefined }}
        />
      )}
      <OrderDays key={ORDERS.address(asked)} asked={asked} />
    </div>
  )
}
