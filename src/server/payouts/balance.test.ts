import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenRule } from '../commission/testing/given-rule.ts'
import type { Leg } from '../ledger/journal.ts'
import { post } from '../ledger/post.queries.ts'
import { transact } from '../platform/database/db.ts'
import { moveOrder, order, orderBody } from '../testing/orders.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'

let shop: TestShop
let traders: Traders
beforeAll(async () => {
  shop = await openTestShop()
  traders = await givenTraders(shop)
})
afterAll(() => shop.close())

const balanceOf = async ({ token }: { token: string }) =>
  (await shop.call('GET /api/Vendors/MyBalance', {}, token)).body
const NOTHING = { pending: 0, payable: 0, owed: 0 }

test('a store is told what it is to be paid and what it owes, and nobody else is', async () => {
  const { baker, weaver, customer, admin } = traders
  expect(await balanceOf(baker)).toEqual(NOTHING)
  await givenRule(shop, { name: 'A tenth', vendorId: baker.id })
  const productId = await shop.given.product({ vendorId: baker.id })
  const { id } = (await order(shop, customer.token, orderBody([{ productId, quantity: 2 }]))).body
  await moveOrder(shop, baker.token, id, 'Completed')
  expect(await balanceOf(baker)).toEqual({ ...NOTHING, owed: 333.5 })
  await posted([
    { account: 'courier_owes', owner: 'pathao', poisha: 150_000 },
    { account: 'vendor_pending', owner: baker.id, poisha: -100_050 },
    { account: 'vendor_payable', owner: baker.id, poisha: -49_950 },
  ])
  expect(await balanceOf(baker)).toEqual({ pending: 1000.5, payable: 499.5, owed: 333.5 })
  expect(await balanceOf(weaver)).toEqual(NOTHING)
  for (const { token } of [customer, admin])
    expect((await shop.call('GET /api/Vendors/MyBalance', {}, token)).status).toBe(403)
})

async function posted(legs: Leg[]): Promise<void> {
  const journal = { kind: 'tested', source: '1', subject: 'parcel:1', happenedAt: new Date(), legs }
  await transact(shop.db, (tx) => post(tx, [journal]))
}
