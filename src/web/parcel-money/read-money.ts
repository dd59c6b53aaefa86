import type { Order } from '#contract/orders'
import type { ParcelMoney } from '#contract/parcel-money'
import { call } from '../platform/call.ts'
import { logOnly } from '../platform/log.ts'

/** Of the parcels that the reader packs; an order is shown without, too. */
export async function readMoney({ parcels }: Order): Promise<ParcelMoney[]> {
  const packed = parcels.filter(({ isPacker }) => isPacker)
  const read = await Promise.all(packed.map(({ id }) => moneyOf(id)))
  return read.filter((money) => money !== null)
}

async function moneyOf(parcelId: number): Promise<ParcelMoney | null> {
  return await call('GET /api/parcels/:id/money', { params: { id: String(parcelId) } }).catch((error: unknown) => {
    logOnly('What a parcel leaves its store could not be read.', error)
    return null
  })
}
