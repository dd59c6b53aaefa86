import type { Order } from '#contract/orders'
import type { Refund, Refundable } from '#contract/refunds'
import { call } from '../platform/call.ts'
import { logOnly } from '../platform/log.ts'
import { isRefusal } from '../platform/problem.ts'

export interface OrderRefunds {
  refunds: Refund[]
  /** Of the parcels that the reader packs, what can still be given back. */
  refundable: Refundable[]
}

/** An order is shown without, too. */
export async function readRefunds({ id, parcels }: Order): Promise<OrderRefunds> {
  // Until it is said which pieces were kept, nothing can be given back.
  const delivered = parcels.filter((parcel) => parcel.isPacker && parcel.status === 'Completed' && !parcel.maySayKept)
  const [refunds, refundable] = await Promise.all([
    call('GET /api/orders/:id/refunds', { params: { id: String(id) } }).then(
      (answer) => answer.refunds,
      without<Refund[]>([]),
    ),
    Promise.all(delivered.map((parcel) => refundableOf(parcel.id))),
  ])
  return { refunds, refundable: refundable.filter((each) => each !== null) }
}

async function refundableOf(parcelId: number): Promise<Refundable | null> {
  return await call('GET /api/parcels/:id/refundable', { params: { id: String(parcelId) } }).catch(without(null))
}

/** What is refused says that nothing can be given back now. */
function without<Nothing>(nothing: Nothing): (error: unknown) => Nothing {
  return (error) => {
    if (!isRefusal(error)) logOnly('The refunds of an order could not be read.', error)
    return nothing
  }
}
