import type { Db } from '../platform/database/db.ts'
import { deliveriesOf } from './deadlines.queries.ts'
import { deliveryTimes } from './delivery-times.queries.ts'
import { dayOf, dueAfter, EVERY_DAY } from './working-days.ts'

/** While too few parcels say how long they take: “within 2-3 days after confirmation” (spec §5). */
const DAYS_AFTER_CONFIRMATION = 3

export interface ExpectedParcel {
  parcelId: number
  /** In Dhaka, such as `2026-12-16`. */
  day: string
  isLate: boolean
  /** The last day on which its store is to confirm it; null: it has, or that day is over. */
  confirmBy: string | null
}

/**
 * When the open parcels of an order are to arrive: as the checkout’s words come to, counted from the confirmation or from when it is due;
 * once that is past, the last day that was due, after which a parcel is late.
 */
export async function expectedParcels(db: Db, orderId: number, now = new Date()): Promise<ExpectedParcel[]> {
  const [deliveries, times] = await Promise.all([deliveriesOf(db, orderId), deliveryTimes(db)])
  return deliveries.map(({ parcelId, zone, confirmedBy, isToConfirm, dueAt, isLate }) => {
    const days = times.find((time) => time.zone === zone)?.mostDays ?? DAYS_AFTER_CONFIRMATION
    const said = dueAfter(confirmedBy, days, EVERY_DAY)
    return {
      parcelId,
      isLate,
      day: dayOf(now < said && said < dueAt ? said : dueAt),
      confirmBy: isToConfirm && now < confirmedBy ? dayOf(confirmedBy) : null,
    }
  })
}
