import { createTrackingCodes } from '../../fulfilment/tracking-codes.ts'
import { bringParcel } from '../parcels.ts'
import { TEST_SECRET } from '../shop.ts'
import type { Asked, Row, Rows } from './row.ts'
import { orderOf, type World } from './world.ts'

/** Parcels: the store’s that packs them, and admins’. */
export const PARCEL_ROWS = {
  'GET /api/parcels': [
    { about: 'what is to confirm', answers: 'is for sellers', ask: () => () => ({ query: { list: 'to_confirm' } }) },
  ],
  'GET /api/parcels/labels': [
    {
      about: 'of the vendor’s, and none to others',
      answers: 'is for sellers',
      async ask(world) {
        const id = await parcelOf(world)
        return () => ({ query: { ids: String(id) } })
      },
    },
  ],
  'GET /api/parcels/counts': [{ about: 'the own lists', answers: 'is for sellers', ask: () => () => ({}) }],
  'PUT /api/parcels/:id/stage': [
    {
      about: 'the vendor’s, to hand over',
      answers: 'is for its vendor',
      writes: ['order stage'],
      ask: parcel({ stage: 'handed_over' }),
    },
  ],
  'POST /api/parcels/stage': [
    {
      about: 'one that is delivered already: said, and not moved again',
      answers: 'is for sellers',
      writes: [],
      async ask(world) {
        const id = await parcelOf(world)
        await bringParcel(world.shop, world.people.admin.token ?? '', id, { stage: 'delivered' })
        return () => ({ body: { ids: [id], stage: 'packed' } })
      },
    },
  ],
  'PUT /api/parcels/:id/kept': [
    {
      about: 'the vendor’s, of which a courier told only the sum',
      answers: 'is for its vendor',
      writes: ['order kept'],
      async ask(world) {
        const id = await parcelOf(world, 2)
        const [line] = await partlyReported(world, id)
        return () => ({ params: { id }, body: { kept: [{ lineId: line?.id ?? 0, quantity: 1 }] } })
      },
    },
  ],
  'POST /api/parcels/:id/receive': [
    {
      about: 'the vendor’s that was refused',
      answers: 'is for its vendor',
      writes: ['order stage'],
      async ask(world) {
        const id = await parcelOf(world)
        await bringParcel(world.shop, world.people.admin.token ?? '', id, { stage: 'refused' })
        return () => ({ params: { id }, body: {} })
      },
    },
  ],
  'PUT /api/parcels/:id/correction': [
    {
      about: 'the vendor’s, to delivered',
      answers: 'is for admins',
      writes: ['order correct'],
      ask: parcel({ stage: 'delivered', reason: 'The rider has called' }),
    },
  ],
  'GET /api/parcels/:id/money': [
    {
      about: 'the vendor’s',
      answers: 'is for its vendor',
      async ask(world) {
        const id = await parcelOf(world)
        return () => ({ params: { id } })
      },
    },
  ],
  'GET /api/track/:code': [
    {
      about: 'the shopper’s, by its code',
      answers: 'is for everybody',
      async ask(world) {
        const id = await orderOf(world, 'shopper', world.people.vendor)
        return () => ({ params: { code: createTrackingCodes(TEST_SECRET).codeOf(id) } })
      },
    },
    {
      about: 'a made-up code',
      answers: 'is for nobody',
      ask: () => () => ({ params: { code: '1.abcdefghijklmnopqrst' } }),
    },
  ],
  'POST /api/track': [
    {
      about: 'the shopper’s, by number and phone',
      answers: 'is for everybody',
      writes: [],
      async ask(world) {
        const orderNumber = await orderOf(world, 'shopper', world.people.vendor)
        return () => ({ body: { orderNumber, phone: '+880 1711-000000' } })
      },
    },
    {
      about: 'the shopper’s, by another phone',
      answers: 'is for nobody',
      writes: [],
      async ask(world) {
        const orderNumber = await orderOf(world, 'shopper', world.people.vendor)
        return () => ({ body: { orderNumber, phone: '01711000009' } })
      },
    },
  ],
  'GET /api/orders/:id/tracking': [
    {
      about: 'the shopper’s',
      answers: 'is its customer’s and admins’',
      async ask(world) {
        const id = await orderOf(world, 'shopper', world.people.vendor)
        return () => ({ params: { id } })
      },
    },
  ],
} satisfies Rows

/** A parcel of the vendor’s in an order of the shopper’s. */
async function parcelOf({ shop, people, ...world }: World, pieces = 1): Promise<number> {
  const orderId = await orderOf({ shop, people, ...world }, 'shopper', people.vendor)
  const parcels = shop.db.selectFrom('parcels').select('id').where('order_id', '=', orderId)
  const { id } = await parcels.executeTakeFirstOrThrow()
  if (pieces > 1) await withPieces(shop.db, id, pieces)
  return id
}

async function withPieces(db: World['shop']['db'], parcelId: number, quantity: number): Promise<void> {
  await db.updateTable('order_lines').set({ quantity }).where('parcel_id', '=', parcelId).execute()
  const lines = db.selectFrom('order_lines').select('price_poisha').where('parcel_id', '=', parcelId)
  const { price_poisha } = await lines.executeTakeFirstOrThrow()
  const items = price_poisha * quantity
  await db.updateTable('parcels').set({ items_poisha: items }).where('id', '=', parcelId).execute()
}

/** As a courier leaves it that told one piece’s price. */
async function partlyReported({ shop: { db } }: World, parcelId: number): Promise<{ id: number }[]> {
  const lines = db.selectFrom('order_lines').select(['id', 'price_poisha']).where('parcel_id', '=', parcelId)
  const found = await lines.execute()
  await db
    .updateTable('parcels')
    .set({
      ...{ stage: 'partly_delivered', status: 'Completed', moved_at: new Date(), courier: 'pathao' },
      ...{
        shipping_poisha: 0,
        kept_poisha: found[0]?.price_poisha ?? 0,
        collected_poisha: found[0]?.price_poisha ?? 0,
      },
    })
    .where('id', '=', parcelId)
    .execute()
  return found
}

function parcel(body: object): Row['ask'] {
  return async (world) => {
    const id = await parcelOf(world)
    return (): Asked => ({ params: { id }, body })
  }
}
