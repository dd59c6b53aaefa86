import type { Order } from '#contract/orders'
import type { Stage } from '#contract/values/stages'
import { m } from '#messages'
import { StatusBadge } from '../orders/StatusBadge.tsx'
import { Moment } from '../ui/Moment.tsx'

export function ParcelState({ parcel }: { parcel: Order['parcels'][number] }) {
  const { status, stage, movedAt, movedBy, cancelReason, moves } = parcel
  return (
    <div className="order-parcel-state">
      <StatusBadge status={status} />
      {movedAt && !isToldByItsWay(stage) && (
        <p className="order-parcel-moved">
          {movedBy ? (
            m.orders_movedby({ movedBy, moment: () => <Moment key="moment" iso={movedAt} /> })
          ) : (
            <Moment iso={movedAt} />
          )}
        </p>
      )}
      {moves.at(-1)?.by === 'clock' && <p className="order-parcel-moved">{m.orders_not_confirmed_in_time()}</p>}
      {cancelReason && <p className="order-parcel-moved">{m.message_reason({ reason: cancelReason })}</p>}
    </div>
  )
}

/** What came back or was lost nobody cancelled: its timeline says what happened. */
function isToldByItsWay(stage: Stage): boolean {
  return ['refused', 'coming_back', 'back', 'lost'].includes(stage)
}
