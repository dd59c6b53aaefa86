import type { Order } from '#contract/orders'
import { Moment } from '../ui/Moment.tsx'
import { StatusBadge } from './StatusBadge.tsx'

/** How a parcel stands, and who moved it there and when. */
export function ParcelState({ parcel }: { parcel: Order['parcels'][number] }) {
  const { status, movedAt, movedBy } = parcel
  return (
    <div className="order-state">
      <StatusBadge status={status} />
      {movedAt && (
        <p className="order-moved">
          {movedBy && `by ${movedBy}, `}
          <Moment iso={movedAt} />
        </p>
      )}
    </div>
  )
}
