import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Order } from '#contract/orders'
import { m } from '#messages'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { Link } from '../ui/Link.tsx'
import { PackingSlip, type Parcel } from './PackingSlip.tsx'
import { readOrder } from './read-order.ts'

interface SlipOnScreen {
  order: Order
  parcel: Parcel
}

export async function loader({ request, params }: LoaderFunctionArgs): Promise<SlipOnScreen> {
  requireSession(request, ['Admin', 'Vendor'])
  const order = await readOrder(params.id ?? '')
  const parcel = order.parcels.find(({ id }) => String(id) === params.parcelId)
  if (!parcel?.isPacker) throw data(null, { status: 404 })
  return { order, parcel }
}

export const handle = {
  head({ order, parcel }: SlipOnScreen): PageHead {
    return { title: m.orders_slip_title({ order: order.id, parcel: parcel.id }), isPrivate: true }
  },
}

export function Component() {
  const { order, parcel } = useLoaderData<SlipOnScreen>()
  return (
    <div className="slip-desk">
      <header className="slip-ways">
        <Link className="order-back" to={`/dashboard/orders/${order.id}`}>
          {m.orders_id({ id: order.id })}
        </Link>
        <button className="button" type="button" onClick={() => print()}>
          {m.orders_print()}
        </button>
      </header>
      <PackingSlip order={order} parcel={parcel} />
    </div>
  )
}
