import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Expected, Tracking } from '#contract/fulfilment/tracking'
import type { InvoiceRow } from '#contract/invoices'
import type { OrderMessage } from '#contract/messaging'
import type { Order } from '#contract/orders'
import type { ParcelMoney as Money } from '#contract/parcel-money'
import type {} from '#contract/refunds'
import { ORDER_STATUSES } from '#contract/values/choices'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { logOnly } from '../platform/log.ts'
import { wordsOf } from '../platform/problem.ts'
import { type Pressed, pressed } from '../ui/form/stay.ts'
import { InvoiceLinks } from '../ui/InvoiceLinks.tsx'
import { Link } from '../ui/Link.tsx'
import { Moment } from '../ui/Moment.tsx'
import { toast } from '../ui/toasts.tsx'
import { AwaitsConfirmation } from './AwaitsConfirmation.tsx'
import { BuyAgain } from './BuyAgain.tsx'
import { buyAgain } from './buy-again.ts'
import { CustomerInfo } from './CustomerInfo.tsx'
import { changeRefund, type RefundAnswer } from './change-refund.ts'
import { addressOf } from './list-query.ts'
import { movesOf } from './moves.ts'
import { OrderMoves } from './OrderMoves.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { ParcelMoney } from './ParcelMoney.tsx'
import { ParcelWay } from './ParcelWay.tsx'
import { Refunds } from './Refunds.tsx'
import { readInvoices } from './read-invoices.ts'
import { readMoney } from './read-money.ts'
import { readOrder } from './read-order.ts'
import { type OrderRefunds, readRefunds } from './read-refunds.ts'
import { SentMessages } from './SentMessages.tsx'
import { StatusBadge } from './StatusBadge.tsx'
import { ToParcels } from './ToParcels.tsx'
import { isOpen, movesIn, useOrderNews } from './use-order-news.ts'

interface OrderOnScreen extends OrderRefunds {
  order: Order
  /** About an own order. */
  messages: OrderMessage[]
  /** Of an own order; null where it could not be read. */
  tracking: Tracking | null
  /** Of the parcels that the reader packs. */
  money: Money[]
  invoices: InvoiceRow[]
  isAdmin: boolean
}

export async function loader({ request, params }: LoaderFunctionArgs): Promise<OrderOnScreen> {
  const { role } = requireSession(request, ['Admin', 'Vendor', 'User'])
  const order = await readOrder(params.id ?? '')
  const [messages, tracking, money, invoices, refunds] = await Promise.all([
    order.isMine ? messagesOf(order.id) : [],
    order.isMine ? trackingOf(order.id) : null,
    readMoney(order),
    readInvoices(order),
    readRefunds(order),
  ])
  return { order, messages, tracking, money, invoices, ...refunds, isAdmin: role === 'Admin' }
}

async function trackingOf(orderId: number): Promise<Tracking | null> {
  return await call('GET /api/orders/:id/tracking', { params: { id: String(orderId) } }).catch((error: unknown) => {
    logOnly('The tracking code of an order could not be read.', error)
    return null
  })
}

/** An order is shown without them, too. */
async function messagesOf(orderId: number): Promise<OrderMessage[]> {
  return await call('GET /api/orders/:id/messages', { params: { id: String(orderId) } })
    .then(({ messages }) => messages)
    .catch((error: unknown) => {
      logOnly('The messages about an order could not be read.', error)
      return []
    })
}

export async function action({
  request,
  params,
}: ActionFunctionArgs): Promise<Response | Pressed | RefundAnswer | null> {
  const { userId } = requireSession(request)
  const form = await request.formData()
  if (form.has('again')) return await buyAgain(params.id ?? '', userId)
  if (form.has('refund')) return await changeRefund(form)
  const asked = form.get('status')
  const status = ORDER_STATUSES.find((each) => each === asked)
  if (!status) return null
  try {
    const reason = String(form.get('reason') ?? '')
    const body = { status, ...(reason ? { reason } : {}) }
    await call('PUT /api/orders/:id/status', { params: { id: params.id ?? '' }, body })
    toast('success', status === 'Completed' ? m.orders_completed() : m.orders_cancelled())
    return pressed()
  } catch (error) {
    toast('error', wordsOf(error))
    return pressed(error)
  }
}

export { shouldRevalidate } from '../ui/form/stay.ts'

export const handle = {
  head({ order: { id } }: OrderOnScreen): PageHead {
    return { title: m.orders_id({ id }), isPrivate: true }
  },
}

export function Component() {
  const { order, messages, tracking, money, invoices, refunds, refundable, isAdmin } = useLoaderData<OrderOnScreen>()
  useOrderNews({ code: isOpen(order.parcels) ? (tracking?.code ?? null) : null, moves: movesIn(order.parcels) })
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
        {order.isMine && <AwaitsConfirmation parcels={order.parcels} />}
      </header>
      <div className="order-columns">
        <OrderSummary
          order={order}
          hasSlip={({ isPacker }) => isPacker}
          wayOf={(parcel) => (
            <ParcelWay parcel={parcel} placedAt={order.createdAt} expected={expectedIn(tracking, parcel.id)} />
          )}
          refundsOf={({ id }) => (
            <Refunds
              refunds={refunds.filter(({ parcelId }) => parcelId === id)}
              refundable={refundable.find(({ parcelId }) => parcelId === id)}
              isAdmin={isAdmin}
            />
          )}
          moneyOf={({ id }) =>
            money
              .filter(({ parcelId }) => parcelId === id)
              .map((each) => <ParcelMoney key={id} money={each} isOfStore={order.cancelledTotal === null} />)
          }
          stepsOf={(parcel) => <ToParcels orderId={order.id} parcel={parcel} />}
          invoicesOf={({ id }) => <InvoiceLinks invoices={invoices.filter(({ parcelId }) => parcelId === id)} />}
        />
        <div className="order-side">
          <CustomerInfo order={order} />
          <OrderMoves key={order.id} moves={movesOf(order)} />
          {order.isMine && <BuyAgain orderId={order.id} />}
          {tracking && (
            <p>
              <Link to={`/track/${tracking.code}`}>{m.orders_follow_without_login()}</Link>
            </p>
          )}
          <SentMessages messages={messages} />
        </div>
      </div>
    </article>
  )
}

function expectedIn(tracking: Tracking | null, parcelId: number): Expected {
  return tracking?.parcels.find(({ id }) => id === parcelId)?.expected ?? null
}
