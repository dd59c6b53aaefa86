import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Order } from '#contract/orders'
import { formatTaka } from '#contract/values/money'
import { m } from '#messages'
import { latestOrder } from '../orders/latest-order.ts'
import { readOrder } from '../orders/read-order.ts'
import { StatusBadge } from '../orders/StatusBadge.tsx'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { Link } from '../ui/Link.tsx'
import { Moment } from '../ui/Moment.tsx'
import { Notice } from '../ui/Notice.tsx'
import { AwaitsConfirmation } from './AwaitsConfirmation.tsx'
import { CustomerInfo } from './CustomerInfo.tsx'
import { OrderParcel } from './OrderParcel.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import '../shell/ordering-styles.ts'

/** Without an id, the caller’s latest; null: none yet. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Order | null> {
  requireSession(request)
  return params.id === undefined ? await latestOrder() : await readOrder(params.id)
}

export const handle = {
  head(): PageHead {
    return { title: m.orders_order(), isPrivate: true }
  },
}

export function Component() {
  const order = useLoaderData<Order | null>()
  if (!order)
    return (
      <Notice
        title={m.orders_no_order_yet()}
        text={m.orders_once_placed_order()}
        action={{ text: m.ui_continue_shopping(), to: '/' }}
      />
    )
  return (
    <article className="order">
      <header className="confirmation-thanks">
        <h1>{m.ui_confirmation_title()}</h1>
        <p className="order-facts-line">
          <strong>{m.orders_id({ id: order.id })}</strong> <Moment iso={order.createdAt} />{' '}
          <StatusBadge status={order.status} />
        </p>
        <AwaitsConfirmation parcels={order.parcels} />
      </header>
      <div className="order-columns">
        <OrderSummary
          order={order}
          parcels={order.parcels.map((parcel) => <OrderParcel key={parcel.id} order={order} parcel={parcel} />)}
        />
        <div className="order-side">
          {order.status === 'Pending' && <NextSteps order={order} />}
          <CustomerInfo order={order} />
          <div className="order-ways">
            <Link className="button" to="/">
              {m.ui_continue_shopping()}
            </Link>
            <Link className="button" data-kind="quiet" to={`/dashboard/orders/${order.id}`}>
              {m.ui_see_order()}
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
    <section className="panel order-next" aria-labelledby="order-next">
      <h2 id="order-next">{m.ui_what_happens_next()}</h2>
      <ol className="confirmation-steps">
        <li>{isSplit ? m.orders_each_store_confirms() : m.ui_store_confirms_packs()}</li>
        <li>{isSplit ? m.orders_parcels_come({ count: order.parcels.length }) : m.orders_parcel_comes()}</li>
        <li>
          {isSplit
            ? m.orders_pay_in_all({ total: () => <strong key="total">{formatTaka(order.total)}</strong> })
            : m.orders_pay({ total: () => <strong key="total">{formatTaka(order.total)}</strong> })}
        </li>
      </ol>
    </section>
  )
}
