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
import { PagedList } from '../ui/list/PagedList.tsx'
import { completeChosen, type Done } from './complete-chosen.ts'
import { addressOf, type ListQuery, listQueryOf } from './list-query.ts'
import { OrderDesk } from './OrderDesk.tsx'
import { OrderFilters } from './OrderFilters.tsx'
import { OrdersTable } from './OrdersTable.tsx'

const ROWS_A_PAGE = '20'

interface OrdersOnScreen {
  asked: ListQuery
  role: Role
  orders: Promise<Listed<OrderRow>>
}

export function loader({ request }: LoaderFunctionArgs): OrdersOnScreen {
  const { role } = requireSession(request, ['Admin', 'Vendor', 'User'])
  const asked = listQueryOf(new URL(request.url).searchParams)
  return { asked, role, orders: ordersFor(asked) }
}

async function ordersFor(asked: ListQuery): Promise<Listed<OrderRow>> {
  if (problemOfDays(asked)) return { items: [], total: 0, next: null }
  const { isBought, ...narrowing } = asked
  const placedBy = isBought ? 'me' : undefined
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
  return await completeChosen((await request.formData()).getAll('id').map(Number))
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
  return (
    <section className="orders" aria-labelledby="orders-title">
      <h1 id="orders-title">{m.ui_orders()}</h1>
      <OrderFilters asked={asked} role={role} />
      <PagedList
        page={orders}
        words={WORDS}
        cursor={asked.cursor}
        addressOf={(cursor) => addressOf({ ...asked, cursor })}
        whole={isFiltered(asked) ? addressOf({ isBought: asked.isBought }) : undefined}
        beginning={{ text: m.ui_go_shop(), to: '/shop' }}
      >
        {(rows) => (role === 'User' || asked.isBought ? <OrdersTable rows={rows} /> : <OrderDesk rows={rows} />)}
      </PagedList>
    </section>
  )
}

function isFiltered({ status, cursor, from, to, search }: ListQuery): boolean {
  return [status, cursor, from, to, search].some(Boolean)
}
