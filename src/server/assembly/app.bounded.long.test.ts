import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contract/calls'
import type { Endpoint } from '#contract/machinery/endpoint'
import { givenRule } from '../commission/testing/given-rule.ts'
import { givenSettled } from '../payouts/testing/store-books.ts'
import { givenBell } from '../testing/given-bell.ts'
import { givenAccount, givenDocument } from '../testing/given-documents.ts'
import { givenCommissionInvoice } from '../testing/given-invoices.ts'
import { givenMessage } from '../testing/given-messages.ts'
import { givenClosed, givenPayout } from '../testing/given-payouts.ts'
import { givenOpenRow } from '../testing/given-settlements.ts'
import { givenDelivery, givenWebhook } from '../testing/given-webhooks.ts'
import { givenFailedJob } from '../testing/jobs.ts'
import { order, orderBody } from '../testing/orders.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'

const MANY = 130
const MOST = 100

let shop: TestShop
let tokens: Record<'admin' | 'vendor', string>
let productId: number
beforeAll(async () => {
  shop = await openTestShop({ maxOpenOrders: 0 })
  const [admin, vendor] = [await shop.given.account('Admin'), await shop.given.vendor()]
  tokens = { admin: admin.token, vendor: vendor.token }
  productId = await shop.given.product({ name: 'Cotton panjabi', vendorId: vendor.id })
  const customer = await shop.given.account()
  // In sevens: those of one customer wait for each other, and for a lock nobody waits long.
  for (let placed = 0; placed < MOST + 5; placed += 7) {
    const orders = Array.from({ length: 7 }, () => order(shop, customer.token, orderBody([{ productId }])))
    expect(new Set((await Promise.all(orders)).map(({ status }) => status))).toEqual(new Set([201]))
  }
  await shop.call('PUT /api/users/:id/toggle-active', { params: { id: String(customer.id) } }, admin.token)
  for (let at = 0; at < MANY; at += 1) await shop.given.category(`Category ${at}`, 1)
  for (let at = 0; at < MANY; at += 1) await shop.given.vendor()
  for (let at = 0; at < MANY; at += 1) await givenMessage(shop)
  for (let at = 0; at < MANY; at += 1) await givenFailedJob(shop)
  const { id: webhookId } = await givenWebhook(shop, { vendorId: null })
  for (let at = 0; at < MANY; at += 1) await givenDelivery(shop, webhookId)
  for (let at = 0; at < MANY; at += 1) await givenOpenRow(shop)
  for (let at = 0; at < MANY; at += 1) await givenBell(shop, admin.id)
  for (const table of ['products', 'audit_entries']) await multiply(table)
  for (let at = 0; at < MANY; at += 1) await givenRule(shop, { name: `Rule ${at}`, categoryId: at + 10 })
  await giveMoney(admin.id, vendor.id)
  await giveRefunds(admin.id)
})
afterAll(() => shop.close())

/** A statement of many lines, statements of many stores with an invoice each, and many payouts. */
async function giveMoney(adminId: number, vendorId: number): Promise<void> {
  for (let at = 0; at < MANY; at += 1) await givenSettled(shop.db, vendorId, 100)
  await givenClosed(shop, vendorId)
  const others = shop.db.selectFrom('vendors').select('id').where('id', '<>', vendorId).where('is_house', '=', false)
  const stores = await others.limit(MANY).execute()
  for (const { id } of stores) {
    await givenSettled(shop.db, id, 138_000)
    await givenCommissionInvoice(shop, id)
    await givenDocument(shop, id)
    await givenAccount(shop, id, { state: 'handed_in' })
  }
  for (let at = 0; at < MANY; at += 1) await givenPayout(shop, vendorId, adminId, 'failed')
  await shop.db
    .insertInto('manual_entries')
    .values(
      Array.from({ length: MANY }, (_, at) => ({
        vendor_id: vendorId,
        kind: 'credit' as const,
        amount_poisha: 100,
        reason: 'A parcel that was counted twice',
        key: `press ${at}`,
        prepared_by: adminId,
      })),
    )
    .execute()
  await shop.db
    .insertInto('payout_files')
    .values(Array.from({ length: MANY }, () => ({ way: 'bank' as const, made_by: adminId })))
    .execute()
}

/** More than a page of refunds that are owed, put into the table as copies of none that was granted. */
async function giveRefunds(adminId: number): Promise<void> {
  await sql`alter table refunds disable trigger user`.execute(shop.db)
  await sql`insert into refunds (parcel_id, order_id, customer_id, vendor_id, key, reason, granted_by, amount_poisha, shipping_poisha,
      store_poisha, commission_poisha, commission_vat_poisha)
    select parcels.id, order_id, customer_id, vendor_id, 'press ' || copies, 'A seam', ${adminId}, 100, 0, 100, 0, 0
    from (select * from parcels order by id limit 1) as parcels join orders on orders.id = order_id, generate_series(1, ${MANY}) as copies`.execute(
    shop.db,
  )
  await sql`alter table refunds enable trigger user`.execute(shop.db)
}

/** More rows like the first, with ids of their own. */
async function multiply(table: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_name = ${table} and column_name <> 'id' and is_generated = 'NEVER'`.execute(shop.db)
  const columns = sql.join(rows.map(({ name }) => sql.ref(name)))
  const first = sql`select * from ${sql.table(table)} order by id limit 1`
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from (${first}) as first, generate_series(1, ${MANY}) as copies`.execute(shop.db)
}

const LISTS = api.filter(({ list }: Endpoint) => list !== undefined)
/** Lists that a call makes by itself, as long as they ever are; they take no length. */
const OWN_LENGTH = new Set(['/api/product/front', '/api/product/nearest', '/api/product/:id/similar'])

test.each(LISTS)(
  '$method $path gives no more than a hundred, and fewer where nothing is said',
  async (endpoint: Endpoint) => {
    if (OWN_LENGTH.has(endpoint.path)) {
      const { length } = await lengthOf(endpoint, '?search=cotton')
      return expect([length > 0, length <= 24]).toEqual([true, true])
    }
    for (const limit of ['101', '1000000', '-1', '0', '1e9', 'all', ''])
      expect([limit, await lengthOf(endpoint, `?limit=${limit}`)]).toEqual([limit, { status: 400, length: 0 }])
    expect(await lengthOf(endpoint, '?limit=100')).toEqual({ status: 200, length: MOST })
    const { length } = await lengthOf(endpoint, '')
    expect([length > 0, length <= 50]).toEqual([true, true])
  },
)

/** Trees, and what is said of each category, are as large as admins make them. */
const TREES = new Set(['/api/categories/tree', '/api/categories/manage', '/api/commission/own'])
const OTHERS = api.filter(
  ({ method, path, list, download }: Endpoint) =>
    method === 'GET' && !list && !download && !TREES.has(path) && !path.includes('/:'),
)

/** What some of them must be asked. */
const QUERIES: Record<string, string> = {
  '/api/invoices/reconciliation': '?month=2026-10',
  '/api/product/suggest': '?search=cotton',
  '/api/users/two-step': '?ids=1,2',
  '/api/parcels/labels': `?ids=${Array.from({ length: MOST }, (_, at) => at + 1)}`,
}

test.each(OTHERS)('$method $path holds no list without an end', async (endpoint: Endpoint) => {
  const { status, body } = await ask(endpoint, QUERIES[endpoint.path] ?? '')
  expect([endpoint.path, status]).toEqual([endpoint.path, 200])
  expect(longestIn(body)).toBeLessThanOrEqual(MOST)
})

async function ask({ method, path, access }: Endpoint, query: string) {
  const who = access === 'vendor' || access === 'approved-vendor' ? 'vendor' : 'admin'
  const id = path.startsWith('/api/product/:id') ? productId : 1
  const headers = { authorization: `Bearer ${tokens[who]}` }
  return await shop.request(method, path.replace(':id', String(id)) + query, { headers })
}

async function lengthOf(endpoint: Endpoint, query: string): Promise<{ status: number; length: number }> {
  const { status, body } = await ask(endpoint, query)
  const items: unknown = endpoint.list === 'items' ? body.items : body
  return { status, length: Array.isArray(items) ? items.length : 0 }
}

function longestIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const own = Array.isArray(value) ? value.length : 0
  return Math.max(own, ...Object.values(value).map(longestIn))
}
