import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { placeOrder } from '../checkout/place-order.ts'
import { openDb } from '../platform/database/db.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('a new line finds its parcel by the index, however many parcels there are', async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(shop.db)
  const db = openDb({ ...inject('postgres'), database: rows[0]?.name ?? '', max: 1 }, () => undefined)
  try {
    const customer = { ...(await shop.given.account()), name: 'customer', role: 'User' as const, vendor: null }
    const item = { productId: await shop.given.product(), size: 'M' as const, price: 1450, quantity: 1 }
    const address = { name: 'x', email: 'x@example.com', phone: '01711000000', altPhone: '', notes: '' }
    const request = { ...address, shippingAddress: 'x', shippingCity: 'x', totalAmount: 1510, items: [item] }
    const limits = { maxOpenOrders: 20, maxOrdersADay: 0, provesPhones: false }
    await placeOrder(db, customer, request, { key: undefined, ...limits })
    const { rows: prepared } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements where statement like 'insert into "order_lines"%'`.execute(db)
    await sql`set enable_seqscan = off`.execute(db)
    const { rows: plan } = await sql
      .raw<Record<string, string>>(`explain (generic_plan) ${prepared[0]?.statement}`)
      .execute(db)
    const words = plan.map((line) => Object.values(line).join('')).join('\n')
    expect(words).toMatch(/Index Cond:.*order_id = /)
  } finally {
    await db.destroy()
  }
})
