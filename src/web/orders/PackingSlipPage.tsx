import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Order } from '#contract/orders'
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
  if (!parcel) throw data(null, { status: 404 })
  return { order, parcel }
}

export const handle = {
  head({ order, parcel }: SlipOnScreen): PageHead {
    return { title: `Packing slip ${order.id}-${parcel.id}`, isPrivate: true }
  },
}

/** The slip as it will be on paper, with the button that prints it; nothing else of the page is printed. */
export function Component() {
  const { order, parcel } = useLoaderData<SlipOnScreen>()
  return (
    <div className="slip-desk">
      <header className="slip-ways">
        <Link className="order-back" to={`/dashboard/orders/${order.id}`}>
          Order {order.id}
        </Link>
        <button className="button" type="button" onClick={() => print()}>
          Print
        </button>
      </header>
      <PackingSlip order={order} parcel={parcel} />
    </div>
  )
}
