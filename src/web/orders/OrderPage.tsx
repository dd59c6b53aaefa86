import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Order } from '#contract/orders'
import { ORDER_STATUSES } from '#contract/values/choices'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { wordsOf } from '../platform/problem.ts'
import { type Pressed, pressed } from '../ui/form/stay.ts'
import { Link } from '../ui/Link.tsx'
import { Moment } from '../ui/Moment.tsx'
import { toast } from '../ui/toasts.tsx'
import { BuyAgain } from './BuyAgain.tsx'
import { buyAgain } from './buy-again.ts'
import { CustomerInfo } from './CustomerInfo.tsx'
import { addressOf } from './list-query.ts'
import { movesOf } from './moves.ts'
import { OrderMoves } from './OrderMoves.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { readOrder } from './read-order.ts'
import { StatusBadge } from './StatusBadge.tsx'

export async function loader({ request, params }: LoaderFunctionArgs): Promise<Order> {
  requireSession(request, ['Admin', 'Vendor', 'User'])
  return await readOrder(params.id ?? '')
}

export async function action({ request, params }: ActionFunctionArgs): Promise<Response | Pressed | null> {
  const { userId } = requireSession(request)
  const form = await request.formData()
  if (form.has('again')) return await buyAgain(params.id ?? '', userId)
  const asked = form.get('status')
  const status = ORDER_STATUSES.find((each) => each === asked)
  if (!status) return null
  try {
    await call('PUT /api/orders/:id/status', { params: { id: params.id ?? '' }, body: { status } })
    toast('success', status === 'Completed' ? m.orders_completed() : m.orders_cancelled())
    return pressed()
  } catch (error) {
    toast('error', wordsOf(error))
    return pressed(error)
  }
}

export { shouldRevalidate } from '../ui/form/stay.ts'

export const handle = {
  head({ id }: Order): PageHead {
    return { title: m.orders_id({ id }), isPrivate: true }
  },
}

export function Component() {
  const order = useLoaderData<Order>()
  return (
    <article className="order">
      <header className="order-heading">
        <Link className="order-back" to={addressOf({})}>
          {m.ui_orders()}
        </Link>
        <h1>{m.orders_id({ id: order.id })}</h1>
        <p className="order-facts-line">
          <Moment iso={order.createdAt} /> <StatusBadge status={order.status} />
        </p>
      </header>
      <div className="order-columns">
        <OrderSummary order={order} hasSlip={({ isPacker }) => isPacker} />
        <div className="order-side">
          <CustomerInfo order={order} />
          <OrderMoves key={order.id} moves={movesOf(order)} />
          {order.isMine && <BuyAgain orderId={order.id} />}
        </div>
      </div>
    </article>
  )
}
