import { Suspense } from 'react'
import { Await, type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router'
import type { Role } from '#contract/auth'
import { formatNumber } from '#contract/digits'
import type { Page } from '#contract/fields'
import type { OrderRow } from '#contract/orders'
import { logOnly } from '../cart/log.ts'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { Link } from '../ui/Link.tsx'
import { type Asked, addressOf, askedOf, problemOfDays } from './asked.ts'
import { OrderFilters } from './OrderFilters.tsx'
import { OrdersTable } from './OrdersTable.tsx'

const ROWS_A_PAGE = '20'

type Orders = Page<OrderRow> | 'unanswered'

interface OrdersOnScreen {
  asked: Asked
  role: Role
  /** Still on its way: the page stands before it arrives. */
  orders: Promise<Orders>
}

export function loader({ request }: LoaderFunctionArgs): OrdersOnScreen {
  const { role } = requireSession(request, ['Admin', 'Vendor', 'User'])
  const asked = askedOf(new URL(request.url).searchParams)
  return { asked, role, orders: ordersFor(asked) }
}

async function ordersFor(asked: Asked): Promise<Orders> {
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

export function Component() {
  const { asked, role, orders } = useLoaderData<OrdersOnScreen>()
  return (
    <section className="orders" aria-labelledby="orders-title">
      <h1 id="orders-title">Orders</h1>
      <OrderFilters asked={asked} role={role} />
      <div className="orders-body">
        <Suspense key={useLocation().key} fallback={<OrdersWaiting />}>
          <Await resolve={orders}>
            {(found: Orders) =>
              found === 'unanswered' ? <Unanswered asked={asked} /> : <OrderList page={found} asked={asked} />
            }
          </Await>
        </Suspense>
      </div>
    </section>
  )
}

function OrdersWaiting() {
  return (
    <p className="waiting order-waiting" role="status">
      Loading orders...
    </p>
  )
}

function OrderList({ page, asked }: { page: Page<OrderRow>; asked: Asked }) {
  if (page.items.length === 0) return <NoOrders asked={asked} />
  return (
    <>
      <OrdersTable rows={page.items} />
      <nav className="order-paging" aria-label="Pages">
        <p>
          {page.items.length < page.total && `${page.items.length} of `}
          {formatNumber(page.total)} {page.total === 1 ? 'order' : 'orders'}
        </p>
        {asked.cursor && (
          <Link className="button" data-kind="quiet" to={addressOf({ ...asked, cursor: undefined })}>
            Back to the newest
          </Link>
        )}
        {page.next && (
          <Link className="button" data-kind="quiet" rel="next" to={addressOf({ ...asked, cursor: page.next })}>
            Older orders
          </Link>
        )}
      </nav>
    </>
  )
}

function NoOrders({ asked }: { asked: Asked }) {
  const isNarrowed = asked.status || asked.cursor || asked.from || asked.to || asked.search
  return (
    <div className="order-none">
      <p>No orders found.</p>
      {isNarrowed ? (
        <Link className="button" data-kind="quiet" to={addressOf({ isBought: asked.isBought })}>
          See all orders
        </Link>
      ) : (
        <Link className="button" data-kind="quiet" to="/shop">
          Go to the shop
        </Link>
      )}
    </div>
  )
}

function Unanswered({ asked }: { asked: Asked }) {
  return (
    <div className="order-none" role="status">
      <p>The orders could not be loaded just now.</p>
      <Link className="button" data-kind="quiet" replace to={addressOf(asked)}>
        Try again
      </Link>
    </div>
  )
}
