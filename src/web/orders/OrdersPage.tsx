import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Role } from '#contract/auth'
import type { OrderRow } from '#contract/orders'
import { problemOfDays } from '#contract/values/days'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import type { Listed } from '../platform/listed.ts'
import { logOnly } from '../platform/log.ts'
import { Problem } from '../platform/problem.ts'
import { ListPage } from '../ui/list/ListPage.tsx'
import { PagedList } from '../ui/list/PagedList.tsx'
import { changeOrders, type Done } from './complete-chosen.ts'
import { OrderDesk } from './OrderDesk.tsx'
import { OrderFilters } from './OrderFilters.tsx'
import { OrdersTable } from './OrdersTable.tsx'
import { type AskedOrders, ORDERS } from './orders-query.ts'

const ROWS_A_PAGE = '20'

interface OrdersOnScreen {
  asked: AskedOrders
  role: Role
  orders: Promise<Listed<OrderRow>>
}

export function loader({ request }: LoaderFunctionArgs): OrdersOnScreen {
  const { role } = requireSession(request, ['Admin', 'Vendor', 'User'])
  const asked = ORDERS.read(request)
  return { asked, role, orders: ordersFor(asked) }
}

async function ordersFor(asked: AskedOrders): Promise<Listed<OrderRow>> {
  if (problemOfDays(asked)) return { items: [], total: 0, next: null }
  const { of: placedBy, ...narrowing } = asked
  try {
    return await call('GET /api/orders', { query: { ...narrowing, placedBy, limit: ROWS_A_PAGE } })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    logOnly('The orders could not be read.', error)
    return 'unanswered'
  }
}

export async function action({ request }: ActionFunctionArgs): Promise<Done> {
  requireSession(request, ['Admin', 'Vendor'])
  return await changeOrders(await request.formData())
}

export const handle = {
  head(): PageHead {
    return { title: m.ui_orders(), isPrivate: true }
  },
}

const WORDS = {
  waiting: m.orders_loading_orders(),
  none: m.orders_no_orders_found(),
  unanswered: m.orders_could_not_loaded(),
  older: m.orders_older_orders(),
}

export function Component() {
  const { asked, role, orders } = useLoaderData<OrdersOnScreen>()
  const { of } = asked
  return (
    <ListPage className="orders" name="orders" title={m.ui_orders()}>
      <OrderFilters asked={asked} role={role} />
      <PagedList
        page={orders}
        words={WORDS}
        {...ORDERS.pages(asked)}
        whole={ORDERS.whole({ ...asked, of: undefined }) && ORDERS.address({ of })}
        beginning={{ text: m.ui_go_shop(), to: '/shop' }}
      >
        {(rows) => (role === 'User' || of ? <OrdersTable rows={rows} /> : <OrderDesk rows={rows} />)}
      </PagedList>
    </ListPage>
  )
}
