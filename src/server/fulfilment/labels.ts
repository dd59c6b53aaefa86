// Its export named `raw` is another thing: a bar code of that name.
import barcodes from 'bwip-js/node'
import type { Consignment } from '#contract/couriers'
import type { Label } from '#contract/fulfilment'
import type { Order } from '#contract/orders'
import { OPEN_STATES } from '#contract/values/couriers'
import { consignmentsOf } from '../consignments/list-consignments.ts'
import { ordersOf } from '../orders/orders.queries.ts'
import { orderIdsOfParcels } from '../orders/parcels.queries.ts'
import { orderAs } from '../orders/read-order.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { ownNumber } from './own-number.ts'

/** Of the actor’s parcels that are still to be delivered; what is no parcel of theirs has no label. */
export async function labelsOf(db: Db, actor: Actor, ids: number[]): Promise<Label[]> {
  const orders = await ordersOf(db, await orderIdsOfParcels(db, ids))
  const seen = orders.map((order) => orderAs(actor, order)).filter((order) => order !== undefined)
  const consignments = await consignmentsOf(db, ids)
  const labels = seen.flatMap((order) =>
    order.parcels
      .filter(({ id, isPacker, status }) => ids.includes(id) && isPacker && status === 'Pending')
      .map((parcel) => labelOf(order, parcel, consignments.get(parcel.id))),
  )
  return labels.sort((one, other) => ids.indexOf(one.parcelId) - ids.indexOf(other.parcelId))
}

function labelOf(order: Order, parcel: Order['parcels'][number], consignment: Consignment | undefined): Label {
  const { id, storeName, trackingNumber, toCollect, items } = parcel
  const open = consignment && OPEN_STATES.includes(consignment.state) ? consignment : undefined
  const number = [trackingNumber, open?.number ?? ''].find(isScannable) ?? ownNumber(id)
  const { name, phone, altPhone, address, city } = order.customer
  return {
    ...{ parcelId: id, orderId: order.id, storeName, number, notes: order.notes },
    // Who carries it, or is asked to; '' where that is not decided yet.
    courier: parcel.courier || (open?.company ?? ''),
    ...{ bars: barsOf(number), square: squareOf(number) },
    to: { name, phone, altPhone, address, city },
    toCollect: toCollect.total,
    pieces: items.reduce((sum, { quantity }) => sum + quantity, 0),
  }
}

/** As bars on ten centimetres: people type numbers in any script. */
function isScannable(number: string): boolean {
  return /^[\x21-\x7e]{1,30}$/.test(number)
}

/** Code 128: widths of bars and spaces in turn, in modules. */
function barsOf(text: string): number[] {
  const [code] = barcodes.raw({ bcid: 'code128', text })
  if (!code || !('sbs' in code)) throw new Error('A bar code has bars.')
  return [...code.sbs]
}

/** A QR code: its rows, `1` is dark. */
function squareOf(text: string): string[] {
  const [code] = barcodes.raw({ bcid: 'qrcode', text })
  if (!code || !('pixs' in code)) throw new Error('A QR code has modules.')
  const { pixs, pixx } = code
  return Array.from({ length: pixs.length / pixx }, (_, row) => pixs.slice(row * pixx, (row + 1) * pixx).join(''))
}
