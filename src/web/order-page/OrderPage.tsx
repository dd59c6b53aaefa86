import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Tracking } from '#contract/fulfilment/tracking'
import type { InvoiceRow } from '#contract/invoices'
import type { OrderMessage } from '#contract/messaging'
import type { Order } from '#contract/orders'
import type { ParcelMoney as Money } from '#contract/parcel-money'
import { m } from '#messages'
import { readInvoices } from '../invoices/read-invoices.ts'
import { BuyAgain } from '../orders/BuyAgain.tsx'
import { ORDERS } from '../orders/orders-query.ts'
import { ParcelTimeline } from '../orders/ParcelTimeline.tsx'
import { readOrder } from '../orders/read-order.ts'
import { StatusBadge } from '../orders/StatusBadge.tsx'
import { isOpen, movesIn, useOrderNews } from '../orders/use-order-news.ts'
import { ParcelMoney } from '../parcel-money/ParcelMoney.tsx'
import { readMoney } from '../parcel-money/read-money.ts'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { logOnly } from '../platform/log.ts'
import { changeRefund, isOfRefund, type RefundAnswer } from '../refunds/change-refund.ts'
import { Refunds } from '../refunds/Refunds.tsx'
import { type OrderRefunds, readRefunds } from '../refunds/read-refunds.ts'
import type { Pressed } from '../ui/form/stay.ts'
import { InvoiceLinks } from '../ui/InvoiceLinks.tsx'
import { Link } from '../ui/Link.tsx'
import { Moment } from '../ui/Moment.tsx'
import { AwaitsConfirmation } from './AwaitsConfirmation.tsx'
import { CustomerInfo } from './CustomerInfo.tsx'
import { changeOrder } from './change-order.ts'
import { movesOf } from './moves.ts'
import { OrderMoves } from './OrderMoves.tsx'
import { OrderParcel, type Parcel } from './OrderParcel.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { SentMessages } from './SentMessages.tsx'
import { ToParcels } from './ToParcels.tsx'

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
  return isOfRefund(form) ? await changeRefund(form) : await changeOrder(params.id ?? '', userId)(form)
}

export { shouldRevalidate } from '../ui/form/stay.ts'

export const handle = {
  head({ order: { id } }: OrderOnScreen): PageHead {
    return { title: m.orders_id({ id }), isPrivate: true }
  },
}

export function Component() {
  const onScreen = useLoaderData<OrderOnScreen>()
  const { order, messages, tracking } = onScreen
  useOrderNews({ code: isOpen(order.parcels) ? (tracking?.code ?? null) : null, moves: movesIn(order.parcels) })
  return (
    <article className="order">
      <header className="order-heading">
        <Link className="order-back" to={ORDERS.address({})}>
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
          parcels={order.parcels.map((parcel) => <PageParcel key={parcel.id} parcel={parcel} {...onScreen} />)}
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

function PageParcel({
  parcel,
  order,
  tracking,
  money,
  invoices,
  refunds,
  refundable,
  isAdmin,
}: OrderOnScreen & { parcel: Parcel }) {
  const isOfParcel = ({ parcelId }: { parcelId: number | null }) => parcelId === parcel.id
  const expected = tracking?.parcels.find(({ id }) => id === parcel.id)?.expected ?? null
  return (
    <OrderParcel
      order={order}
      parcel={parcel}
      timeline={<ParcelTimeline parcel={parcel} placedAt={order.createdAt} expected={expected} />}
    >
      <Refunds refunds={refunds.filter(isOfParcel)} refundable={refundable.find(isOfParcel)} isAdmin={isAdmin} />
      {money.filter(isOfParcel).map((each) => (
        <ParcelMoney key={each.parcelId} money={each} isOfStore={order.cancelledTotal === null} />
      ))}
      <InvoiceLinks invoices={invoices.filter(isOfParcel)} />
      <ToParcels orderId={order.id} parcel={parcel} />
      {parcel.isPacker && parcel.status !== 'Cancelled' && (
        <Link className="order-slip" to={`/dashboard/orders/${order.id}/slip/${parcel.id}`}>
          {m.orders_packing_slip()}
        </Link>
      )}
    </OrderParcel>
  )
}
