import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Role } from '#contract/auth'
import type { Order } from '#contract/orders'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { wordsOf } from '../platform/problem.ts'
import { Link } from '../ui/Link.tsx'
import { Moment } from '../ui/Moment.tsx'
import { toast } from '../ui/toasts.tsx'
import { addressOf, STATUSES } from './asked.ts'
import { CustomerInfo } from './CustomerInfo.tsx'
import { movesOf, packs } from './moves.ts'
import { OrderMoves } from './OrderMoves.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { readOrder } from './read-order.ts'
import { StatusBadge } from './StatusBadge.tsx'

interface OrderOnScreen {
  order: Order
  role: Role
}

export async function loader({ request, params }: LoaderFunctionArgs): Promise<OrderOnScreen> {
  const { role } = requireSession(request, ['Admin', 'Vendor', 'User'])
  return { role, order: await readOrder(params.id ?? '') }
}

/** Moves the order to `status`; what is refused is said, and the page shows how the order stands now. */
export async function action({ request, params }: ActionFunctionArgs): Promise<null> {
  requireSession(request)
  const asked = (await request.formData()).get('status')
  const status = STATUSES.find((each) => each === asked)
  if (!status) return null
  try {
    await call('PUT /api/orders/:id/status', { params: { id: params.id ?? '' }, body: { status } })
    toast('success', status === 'Completed' ? 'Completed.' : 'Cancelled.')
  } catch (error) {
    toast('error', wordsOf(error))
  }
  return null
}

export const handle = {
  head({ order }: OrderOnScreen): PageHead {
    return { title: `Order ${order.id}`, isPrivate: true }
  },
}

export function Component() {
  const { order, role } = useLoaderData<OrderOnScreen>()
  return (
    <article className="order">
      <header className="order-heading">
        <Link className="order-back" to={addressOf({})}>
          Orders
        </Link>
        <h1>Order {order.id}</h1>
        <p className="order-facts-line">
          <Moment iso={order.createdAt} /> <StatusBadge status={order.status} />
        </p>
      </header>
      <div className="order-columns">
        <OrderSummary order={order} hasSlip={({ id }) => packs(order, role === 'Admin', id)} />
        <div className="order-side">
          <CustomerInfo order={order} />
          <OrderMoves key={order.id} moves={movesOf(order)} />
        </div>
      </div>
    </article>
  )
}
