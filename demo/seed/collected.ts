import type { OrderStatus } from '../../src/contract/orders.ts'
import type { Stage } from '../../src/contract/values/stages.ts'
import { deliveryDue } from '../../src/server/orders/collecting.ts'
import type { SeedOrder, SeedParcel } from './orders.queries.ts'

type Totals = Pick<SeedOrder, 'shippingPoisha' | 'itemsPoisha' | 'totalPoisha'>

/** What an order still brings in, and which of its parcels brought the shipping: the first that was not cancelled. */
export function collected(
  totals: Totals,
  parcels: Omit<SeedParcel, 'shippingPoisha' | 'stage'>[],
): Totals & Pick<SeedOrder, 'duePoisha' | 'parcels'> {
  const bringer = parcels.findIndex(({ status }) => status !== 'Cancelled')
  const written = parcels.map((parcel, id) => {
    const isBringer = id === bringer
    return {
      ...parcel,
      id,
      stage: STAGES[parcel.status],
      shippingPoisha: parcel.status !== 'Completed' ? null : isBringer ? totals.shippingPoisha : 0,
    }
  })
  const owed = written.filter(({ status }) => status !== 'Cancelled')
  const itemsPoisha = owed.reduce((sum, parcel) => sum + parcel.itemsPoisha, 0)
  return { ...totals, parcels: written, duePoisha: itemsPoisha + deliveryDue(written, totals.shippingPoisha) }
}

/** Of demo and load alike: by the store’s own rider, all kept. */
const STAGES: Record<OrderStatus, Stage> = { Pending: 'placed', Completed: 'delivered', Cancelled: 'cancelled' }
