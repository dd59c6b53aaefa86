import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { formatTaka } from '#contract/money'
import type { Order } from '#contract/orders'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { Link } from '../ui/Link.tsx'
import { Moment } from '../ui/Moment.tsx'
import { Notice } from '../ui/Notice.tsx'
import { CustomerInfo } from './CustomerInfo.tsx'
import { latestOrder } from './latest-order.ts'
import { OrderSummary } from './OrderSummary.tsx'
import { readOrder } from './read-order.ts'
import { StatusBadge } from './StatusBadge.tsx'
import './orders.css'

/** The order of the address, else the caller’s latest; null where nothing was ordered yet. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Order | null> {
  requireSession(request)
  return params.id === undefined ? await latestOrder() : await readOrder(params.id)
}

export const handle = {
  head(): PageHead {
    return { title: 'Your order', isPrivate: true }
  },
}

export function Component() {
  const order = useLoaderData<Order | null>()
  if (!order)
    return (
      <Notice
        title="No order yet"
        text="Once you have placed an order, you find here what happens to it."
        action={{ text: 'Continue Shopping', to: '/' }}
      />
    )
  return (
    <article className="order">
      <header className="order-thanks">
        <h1>Thank You for Your Order!</h1>
        <p className="order-facts-line">
          <strong>Order {order.id}</strong> <Moment iso={order.createdAt} /> <StatusBadge status={order.status} />
        </p>
      </header>
      <div className="order-columns">
        <OrderSummary order={order} />
        <div className="order-side">
          {order.status === 'Pending' && <NextSteps order={order} />}
          <CustomerInfo order={order} />
          <div className="order-ways">
            <Link className="button" to="/">
              Continue Shopping
            </Link>
            <Link className="button" data-kind="quiet" to={`/dashboard/orders/${order.id}`}>
              See this order
            </Link>
          </div>
        </div>
      </div>
    </article>
  )
}

function NextSteps({ order }: { order: Order }) {
  const isSplit = order.parcels.length > 1
  return (
    <section className="order-panel" data-tone="green" aria-labelledby="order-next">
      <h2 id="order-next">What happens next</h2>
      <ol className="order-steps">
        <li>{isSplit ? 'Each store confirms and packs its parcel.' : 'The store confirms and packs your parcel.'}</li>
        <li>
          {isSplit ? `${order.parcels.length} parcels come` : 'Your parcel comes'} within 2-3 days after confirmation.
        </li>
        <li>
          You pay <strong>{formatTaka(order.total)}</strong> in cash
          {isSplit ? ', in all, when they arrive.' : ' when it arrives.'}
        </li>
      </ol>
    </section>
  )
}
