import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Role } from '#contract/auth'
import type { OrderRow } from '#contract/orders'
import { logOnly } from '../cart/log.ts'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import type { Listed } from '../platform/listed.ts'
import { PagedList } from '../ui/PagedList.tsx'
import { type Asked, addressOf, askedOf, problemOfDays } from './asked.ts'
import { OrderFilters } from './OrderFilters.tsx'
import { OrdersTable } from './OrdersTable.tsx'

const ROWS_A_PAGE = '20'

interface OrdersOnScreen {
  asked: Asked
  role: Role
  /** Still on its way: the page stands before it arrives. */
  orders: Promise<Listed<OrderRow>>
}

export function loader({ request }: LoaderFunctionArgs): OrdersOnScreen {
  const { role } = requireSession(request, ['Admin', 'Vendor', 'User'])
  const asked = askedOf(new URL(request.url).searchParams)
  return { asked, role, orders: ordersFor(asked) }
}

async function ordersFor(asked: Asked): Promise<Listed<OrderRow>> {
  if (problemOfDays(asked)) return { items: [], total: 0, next: null }
  const { isBought, ...narrowing } = asked
  const placedBy = isBought ? 'me' : undefined
  try {
    return await call('GET /api/orders', { query: { ...narrowing, placedBy, limit: ROWS_A_PAGE } })
  } catch (error) {
    logOnly('The orders could not be read.', error)
    return 'unanswered'
  }
}

export const handle = {
  head(): PageHead {
    return { title: 'Orders', isPrivate: true }
  },
}

const WORDS = {
  waiting: 'Loading orders...',
  none: 'No orders found.',
  unanswered: 'The orders could not be loaded just now.',
  older: 'Older orders',
}

export function Component() {
  const { asked, role, orders } = useLoaderData<OrdersOnScreen>()
  return (
    <section className="orders" aria-labelledby="orders-title">
      <h1 id="orders-title">Orders</h1>
      <OrderFilters asked={asked} role={role} />
      <PagedList
        page={orders}
        words={WORDS}
        cursor={asked.cursor}
        addressOf={(cursor) => addressOf({ ...asked, cursor })}
        whole={isNarrowed(asked) ? addressOf({ isBought: asked.isBought }) : undefined}
        beginning={{ text: 'Go to the shop', to: '/shop' }}
      >
        {(rows) => <OrdersTable rows={rows} />}
      </PagedList>
    </section>
  )
}

function isNarrowed({ status, cursor, from, to, search }: Asked): boolean {
  return [status, cursor, from, to, search].some(Boolean)
}
