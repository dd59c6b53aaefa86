import type { VendorActor } from '../../src/server/platform/actor.ts'
import { payRefund } from '../../src/server/refunds/change-refunds.ts'
import { grantRefund, quoteRefund } from '../../src/server/refunds/grant-refund.ts'
import type { PlannedOrder } from '../orders/plan.ts'
import { linesOfParcel, parcelPlacedAt } from './orders.queries.ts'
import { placedAt } from './place-order.ts'
import { owedRefund } from './refunds.queries.ts'
import type { Then } from './then.ts'
import type { World } from './world.ts'

interface Regretted {
  planned: PlannedOrder
  store: VendorActor
  reason: string
}

/** Of one piece of the first line that a parcel brought. */
export async function grantOne({ db }: Then, { planned, store, reason }: Regretted, world: World): Promise<void> {
  const parcel = await parcelPlacedAt(db, placedAt(planned, world), store.vendor.id)
  const [line] = parcel ? await linesOfParcel(db, parcel.id) : []
  if (!parcel || !line) return
  const wanted = { lines: [{ lineId: line.lineId, quantity: 1 }], withShipping: false }
  const { amount } = await quoteRefund(db, world.admin, parcel.id, wanted)
  await grantRefund(db, world.admin, parcel.id, { ...wanted, amount, reason, key: `demo ${parcel.id}` })
}

/** To the shopper’s bKash, by the shop. */
export async function payOwed({ db }: Then, { admin }: World): Promise<void> {
  const id = await owedRefund(db)
  if (id !== undefined) await payRefund(db, admin, id, { way: 'bkash', reference: 'BKR7K2Q9XA', from: 'shop' })
}
