import { bringParcel } from '../parcels.ts'
import { grantRefund, payRefund } from '../refunds.ts'
import type { Asked, Row, Rows } from './row.ts'
import { orderOf, type World } from './world.ts'

/** What shoppers are given back: of parcels that the vendor’s own rider has brought the shopper. */
export const REFUND_ROWS = {
  'GET /api/orders/:id/refunds': [
    {
      about: 'the shopper’s, of the vendor’s parcel',
      answers: 'shows its parcel',
      async ask(world) {
        const { orderId } = await refundOf(world)
        return () => ({ params: { id: orderId } })
      },
    },
  ],
  'GET /api/parcels/:id/refundable': [
    {
      about: 'the vendor’s',
      answers: 'is for its vendor',
      async ask(world) {
        const { parcelId } = await soldOf(world)
        return () => ({ params: { id: parcelId } })
      },
    },
  ],
  'POST /api/parcels/:id/refunds/quote': [
    {
      about: 'the vendor’s',
      answers: 'is for its vendor',
      writes: [],
      async ask(world) {
        const { parcelId, lineId } = await soldOf(world)
        return () => ({ params: { id: parcelId }, body: { lines: [{ lineId, quantity: 1 }] } })
      },
    },
  ],
  'POST /api/parcels/:id/refunds': [
    {
      about: 'of the vendor’s',
      answers: 'is for its vendor',
      writes: ['refund create'],
      async ask(world) {
        const { parcelId, lineId } = await soldOf(world)
        const body = { lines: [{ lineId, quantity: 1 }], reason: 'A seam was open', amount: 1450 }
        return () => ({ params: { id: parcelId }, headers: { 'idempotency-key': 'once' }, body })
      },
    },
  ],
  'GET /api/refunds': [{ about: 'what is owed', answers: 'is for admins', ask: () => () => ({}) }],
  'GET /api/refunds/standing': [{ about: 'of all', answers: 'is for admins', ask: () => () => ({}) }],
  'PUT /api/refunds/:id/payment': [
    {
      ...ofRefund('pay', 'owed', { way: 'cash', reference: 'R 7', from: 'store' }),
      ...{ about: 'out of the vendor’s own till', answers: 'is for its vendor' },
    },
  ],
  'PUT /api/refunds/:id/failure': [ofRefund('fail', 'paid', { reason: 'No such number' })],
  'PUT /api/refunds/:id/cancellation': [ofRefund('cancel', 'owed', { reason: 'A mistake' })],
} satisfies Rows

function ofRefund(deed: string, state: 'owed' | 'paid', body: object): Row {
  return {
    about: `one of the vendor’s that is ${state}`,
    answers: 'is for admins',
    writes: [`refund ${deed}`],
    async ask(world) {
      const { refundId } = await refundOf(world)
      if (state === 'paid') await payRefund(world.shop, world.people.admin.token ?? '', refundId)
      return (): Asked => ({ params: { id: refundId }, body })
    },
  }
}

async function soldOf(world: World): Promise<{ orderId: number; parcelId: number; lineId: number }> {
  const { shop, people } = world
  const orderId = await orderOf(world, 'shopper', people.vendor)
  const line = await shop.db
    .selectFrom('order_lines')
    .innerJoin('parcels', 'parcels.id', 'parcel_id')
    .select(['parcels.id as parcelId', 'order_lines.id as lineId'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  await bringParcel(shop, people.admin.token ?? '', line.parcelId, { stage: 'delivered' })
  return { orderId, ...line }
}

async function refundOf(world: World): Promise<{ orderId: number; refundId: number }> {
  const { orderId, parcelId, lineId } = await soldOf(world)
  const lines = [{ lineId, quantity: 1 }]
  const { body } = await grantRefund(world.shop, world.people.admin.token ?? '', parcelId, { lines })
  return { orderId, refundId: body.id }
}
