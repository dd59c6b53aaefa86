import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectionTo } from '../testing/jobs.ts'
import { order, orderBody } from '../testing/orders.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { lookIntoShop } from './look-into-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const look = async () => lookIntoShop(await connectionTo(shop))

test('a database from a backup is told by what it holds, and a judge finds what broke in it', async () => {
  const before = await look()
  expect(before).toMatchObject({ orders: 0, lastOrderAt: null, found: [] })
  const { token } = await shop.given.account()
  const productId = await shop.given.product()
  const { body } = await order(shop, token, orderBody([{ productId }]))
  const { created_at: at } = await shop.db.selectFrom('orders').select('created_at').executeTakeFirstOrThrow()
  expect(await look()).toEqual({
    ...{ orders: 1, lastOrderAt: at.toISOString(), found: [] },
    ...{ products: before.products + 1, accounts: before.accounts + 1 },
  })

  const { id } = await shop.db
    .selectFrom('parcels')
    .select('id')
    .where('order_id', '=', body.id)
    .executeTakeFirstOrThrow()
  await shop.db.updateTable('order_lines').set({ price_poisha: 1 }).where('parcel_id', '=', id).execute()
  expect((await look()).found).toEqual([`a parcel that is not the sum of its lines: ${id}`])
})

test('what another version wrote is not judged, and that is said', async () => {
  await sql`insert into schema_migrations (number, name, checksum) values (9999, '9999_later.sql', '')`.execute(shop.db)
  expect((await look()).found).toEqual([
    expect.stringMatching(/^it is of another version of the shop \(tables of 9999,/),
  ])
})
