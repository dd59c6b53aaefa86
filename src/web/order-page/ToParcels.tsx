import type { Order } from '#contract/orders'
import { m } from '#messages'
import { withQuery } from '../platform/listed.ts'
import { Link } from '../ui/Link.tsx'

interface Props {
  orderId: number
  parcel: Order['parcels'][number]
}

/** Who packs a parcel takes each of its steps under Parcels; what that one waits for there names the way. */
export function ToParcels({ orderId, parcel }: Props) {
  if (!parcel.isPacker || parcel.stage === 'cancelled') return null
  return (
    <Link className="order-slip" to={withQuery('/dashboard/parcels', { list: 'all', search: `#${orderId}` })}>
      {wordsFor(parcel)}
    </Link>
  )
}

function wordsFor({ isPartToSay, maySayKept, mayReceive }: Props['parcel']): string {
  if (isPartToSay || maySayKept) return m.orders_say_kept()
  return mayReceive ? m.orders_say_back() : m.orders_step_by_step()
}
