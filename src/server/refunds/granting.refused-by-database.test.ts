import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Db, transact } from '../platform/database/db.ts'
import { behind } from '../testing/behind.ts'
import { givenSold, grantRefund, payRefund, type Sold } from '../testing/refunds.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'
import { insertRefund, markCancelled } from './granting.queries.ts'
import { refundOf, refundsOfOrder } from './refunds.queries.ts'

let shop: TestShop
let people: Traders
beforeAll(async () => {
  shop = await openTestShop({ maxOpenOrders: 0 })
  people = await givenTraders(shop)
})
afterAll(() => shop.close())

/** Three pieces at 1,450 taka, of which two were kept, and 60 for the delivery. */
let sold: Sold
beforeEach(async () => {
  sold = await givenSold(shop, people, { quantities: [3], kept: [2] })
})

const NOTHING = { poisha: 0, storePoisha: 0, commissionPoisha: 0, commissionVatPoisha: 0 }

/** As if no rule of ours had looked at it. */
async function insert(
  db: Db,
  {
    quantity = 1,
    poisha = 145_000,
    shipping = 0,
    isWithLine = true,
    lineId = sold.lines[0]?.lineId ?? 0,
    key = 'x',
  } = {},
): Promise<number> {
  return await transact(db, (tx) =>
    insertRefund(tx, {
      ...{ parcelId: sold.parcelId, orderId: sold.orderId, customerId: people.customer.id, vendorId: people.baker.id },
      ...{
        key,
        reason: 'A seam',
        grantedBy: people.admin.id,
        amountPoisha: poisha + shipping,
        shippingPoisha: shipping,
      },
      storePoisha: poisha,
      roundingPoisha: 0,
      commissionPoisha: 0,
      commissionVatPoisha: 0,
      shares: isWithLine ? [{ ...NOTHING, lineId, quantity, poisha }] : [],
    }),
  )
}

describe('the database refuses', () => {
  test('a refund without lines, and lines of another parcel or that come to another sum', async () => {
    await expect(insert(shop.db, { isWithLine: false })).rejects.toThrow()
    const alone = sql`insert into refunds (parcel_id, order_id, customer_id, vendor_id, key, reason, granted_by, amount_poisha,
        shipping_poisha, store_poisha, commission_poisha, commission_vat_poisha)
      values (${sold.parcelId}, ${sold.orderId}, ${people.customer.id}, ${people.baker.id}, 'x', 'x', ${people.admin.id}, 100, 100, 0, 0, 0)`
    await expect(alone.execute(shop.db)).rejects.toThrow('not what its lines come to')
    const other = await givenSold(shop, people)
    await expect(insert(shop.db, { lineId: other.lines[0]?.lineId ?? 0 })).rejects.toThrow('not what its lines come to')
    const id = await insert(shop.db)
    const more = sql`insert into refund_lines values (${id}, ${other.lines[0]?.lineId ?? 0}, 1, 5, 0, 0, 0)`
    await expect(more.execute(shop.db)).rejects.toThrow('not what its lines come to')
  })

  test('more pieces than were kept, more for them than was paid, and more shipping, also in parts', async () => {
    await expect(insert(shop.db, { quantity: 3, poisha: 100 })).rejects.toThrow('more than was paid')
    await expect(insert(shop.db, { poisha: 145_010 })).rejects.toThrow('more than was paid')
    await expect(insert(shop.db, { shipping: 6_001 })).rejects.toThrow('more than was paid')
    await insert(shop.db, { quantity: 2, poisha: 100_000, shipping: 6_000 })
    await expect(insert(shop.db, { poisha: 100, key: 'y' })).rejects.toThrow('more than was paid')
  })

  test('less to be kept or paid afterwards than is refunded, unless the refund is cancelled', async () => {
    const id = await insert(shop.db, { quantity: 2, poisha: 290_000 })
    const forget = () =>
      shop.db
        .deleteFrom('line_outcomes')
        .where('line_id', '=', sold.lines[0]?.lineId ?? 0)
        .execute()
    await expect(forget()).rejects.toThrow('more than was paid')
    const brought = shop.db.updateTable('parcels').set({ collected_poisha: 100 }).where('id', '=', sold.parcelId)
    await expect(brought.execute()).rejects.toThrow('more than was paid')
    await markCancelled(shop.db, id, { cancelledBy: people.admin.id, because: 'A mistake' })
    await forget()
  })

  test('another amount, line or payment afterwards, and a paid refund without a payment', async () => {
    const id = await insert(shop.db)
    for (const words of [
      `update refunds set amount_poisha = 1 where id = ${id}`,
      `delete from refunds where id = ${id}`,
      `update refund_lines set quantity = 2 where refund_id = ${id}`,
      `delete from refund_lines`,
    ])
      await expect(sql.raw(words).execute(shop.db)).rejects.toThrow('append-only')
    await expect(sql`update refunds set state = 'paid' where id = ${id}`.execute(shop.db)).rejects.toThrow(
      'without a payment',
    )
    const { body } = await grantRefund(shop, people.admin.token, sold.parcelId, {
      lines: [{ lineId: sold.lines[0]?.lineId ?? 0, quantity: 1 }],
    })
    await payRefund(shop, people.admin.token, body.id)
    for (const words of [
      `update refund_payments set reference = 'mine' where refund_id = ${body.id}`,
      'delete from refund_payments',
      `update refunds set state = 'cancelled' where id = ${body.id}`,
    ])
      await expect(sql.raw(words).execute(shop.db)).rejects.toThrow('append-only')
    const twice = sql`insert into refund_payments (refund_id, way, reference, paid_from, paid_by)
      values (${body.id}, 'cash', 'x', 'shop', ${people.admin.id})`
    await expect(twice.execute(shop.db)).rejects.toThrow('refund_payments_standing')
  })
})

describe('under row security', () => {
  const REFUSED = /row-level security|permission denied/
  const seen = async (accountId: number) =>
    (await refundsOfOrder(await behind(shop, accountId), sold.orderId, undefined)).length

  test('the shopper and the store see a refund, and nobody else does', async () => {
    const id = await insert(shop.db)
    expect(await seen(people.customer.id)).toBe(1)
    expect(await seen(people.baker.ownerId)).toBe(1)
    expect(await seen(people.weaver.ownerId)).toBe(0)
    expect(await refundOf(await behind(shop, people.weaver.ownerId), id)).toBeUndefined()
  })

  test('what it costs the store, the shopper does not read; who granted it, neither does', async () => {
    await insert(shop.db)
    const costs = async (accountId: number) =>
      (await behind(shop, accountId))
        .selectFrom('refund_costs')
        .select('store_poisha')
        .where('parcel_id', '=', sold.parcelId)
        .execute()
    expect(await costs(people.baker.ownerId)).toEqual([{ store_poisha: 145_000 }])
    expect(await costs(people.customer.id)).toEqual([])
    expect(await costs(people.weaver.ownerId)).toEqual([])
    for (const account of [people.baker.ownerId, people.customer.id]) {
      const db = await behind(shop, account)
      await expect(db.selectFrom('refunds').select('granted_by').execute()).rejects.toThrow(REFUSED)
      await expect(db.selectFrom('refunds').select('store_poisha').execute()).rejects.toThrow(REFUSED)
      await expect(db.selectFrom('refund_lines').select('store_poisha').execute()).rejects.toThrow(REFUSED)
    }
  })

  test('nobody but the shop writes any', async () => {
    const id = await insert(shop.db)
    for (const account of [people.baker.ownerId, people.customer.id]) {
      const db = await behind(shop, account)
      await expect(insert(db, { key: 'mine' })).rejects.toThrow(REFUSED)
      await expect(markCancelled(db, id, { cancelledBy: account, because: 'x' })).rejects.toThrow(REFUSED)
      const paid = { refund_id: id, way: 'cash', reference: 'x', paid_from: 'store', paid_by: account } as const
      await expect(db.insertInto('refund_payments').values(paid).execute()).rejects.toThrow(REFUSED)
    }
  })
})
