import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { balancesOf, wrongBooks } from '../ledger/testing/books.ts'
import { transact } from '../platform/database/db.ts'
import { type Couriers, carriedBy, openShopThatBooks } from '../testing/couriers.ts'
import { order, orderBody } from '../testing/orders.ts'
import { csvOf, load } from '../testing/settlements.ts'
import type { TestShop } from '../testing/shop.ts'
import type { Traders } from '../testing/traders.ts'
import { eventually } from '../testing/waiting.ts'
import { postFile } from './post-file.ts'
import { repost, repostKept } from './repost.ts'

let shop: TestShop
let couriers: Couriers
let traders: Traders
let accountId: number
beforeAll(async () => {
  const opened = await openShopThatBooks({ 'parcel.kept_known': { settlements: repostKept } })
  ;({ shop, couriers, traders } = opened)
  accountId = opened.accounts.pathao
  const rule = { name: 'A tenth', basis_points: 1_000, fixed_poisha: 0, valid_from: new Date('2026-01-01') }
  await shop.db
    .insertInto('commission_rules')
    .values({ ...rule, vendor_id: traders.baker.id })
    .execute()
})
afterAll(async () => {
  expect(await wrongBooks(shop.db)).toEqual([])
  await shop.close()
})

test('of a part of which the sum alone is known nothing is payable, until it is said which pieces were kept', async () => {
  const productId = await shop.given.product({ vendorId: traders.baker.id, stock: { M: 10 } })
  const body = orderBody([{ productId, quantity: 2 }], { shippingAddress: 'House 4, Mirpur 10', shippingCity: 'Dhaka' })
  const placed = (await order(shop, traders.customer.token, body)).body
  const parcelId: number = placed.parcels[0].id
  const taken = await carriedBy(shop, couriers.pathao, { token: traders.baker.token, parcelId, accountId })
  await couriers.pathao.bring(taken, 'part', 1510)
  const stage = shop.db.selectFrom('parcels').select('stage').where('id', '=', parcelId)
  await eventually(async () => expect((await stage.executeTakeFirst())?.stage).toBe('partly_delivered'))

  const file = csvOf([[taken.number, taken.invoice, 'Partial Delivery', '1510', '90', '1420']])
  const loaded = await load(shop, traders.admin.token, { file })
  await postFile(shop.db, loaded.body.id, new AbortController().signal)
  const [pending, payable] = [`vendor_pending ${traders.baker.id}`, `vendor_payable ${traders.baker.id}`]
  expect(await balancesOf(shop.db)).toMatchObject({ bank: 142_000, [pending]: -145_000 })
  expect(await balancesOf(shop.db)).not.toHaveProperty([payable])

  const kept = { kept: [{ lineId: placed.items[0].id, quantity: 1 }] }
  const params = { id: String(parcelId) }
  expect((await shop.call('PUT /api/parcels/:id/kept', { params, body: kept }, traders.baker.token)).status).toBe(200)
  const again = sql`select from graphile_worker.jobs where task_identifier = 'settlements.again'`
  await eventually(async () => expect((await again.execute(shop.db)).rows).toHaveLength(1))
  for (let time = 1; time <= 2; time += 1) await transact(shop.db, (tx) => repost(tx, [parcelId], 'kept'))
  expect(await balancesOf(shop.db)).toMatchObject({ [payable]: -128_325 })
  expect(await balancesOf(shop.db)).not.toHaveProperty([pending])
})
