import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../platform/database/db.ts'
import { behind } from '../testing/behind.ts'
import { givenCommissionInvoice, givenSaleInvoice } from '../testing/given-invoices.ts'
import { order, orderBody } from '../testing/orders.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'
import { issuedOnes } from './issued.queries.ts'
import { issue } from './issuing.queries.ts'
import { invoiceOf, invoicesPage } from './listing.queries.ts'

let shop: TestShop
let people: Traders & { other: { id: number } }
/** The customer bought of both stores; the baker bought of the weaver. */
let ids: Record<'sale' | 'commission' | 'ofWeaver' | 'toBaker', number>
beforeAll(async () => {
  shop = await openTestShop()
  people = { ...(await givenTraders(shop)), other: await shop.given.account() }
  const { baker, weaver, customer } = people
  ids = {
    sale: await sold(baker.id, customer.token),
    ofWeaver: await sold(weaver.id, customer.token),
    toBaker: await sold(weaver.id, baker.token),
    commission: (await givenCommissionInvoice(shop, baker.id)).invoiceId,
  }
})
afterAll(() => shop.close())

async function sold(vendorId: number, buyer: string): Promise<number> {
  const productId = await shop.given.product({ vendorId })
  const { body } = await order(shop, buyer, orderBody([{ productId }]))
  return await givenSaleInvoice(shop, { orderId: body.id, token: people.admin.token })
}

const REFUSED = /row-level security|permission denied/
const seenBy = async (db: Db) =>
  (await invoicesPage(db, {}, { before: undefined, limit: 9 })).rows.map(({ id }) => id).toSorted((a, b) => a - b)
const lineCountOf = async (db: Db) => {
  const { rows } = await sql<{
    invoice_id: number
  }>`select distinct invoice_id from tax_invoice_lines order by 1`.execute(db)
  return rows.map(({ invoice_id }) => invoice_id)
}

test('a store sees the invoices of its sales, its purchases and its commission, though it asks for all', async () => {
  const mine = await behind(shop, people.baker.ownerId)
  const own = [ids.sale, ids.toBaker, ids.commission]
  expect([await seenBy(mine), await lineCountOf(mine)]).toEqual([own, own])
  const others = await behind(shop, people.weaver.ownerId)
  expect(await seenBy(others)).toEqual([ids.ofWeaver, ids.toBaker])
})

test('a customer sees those of what they bought, of whichever store, and nobody another’s', async () => {
  const mine = await behind(shop, people.customer.id)
  expect([await seenBy(mine), await lineCountOf(mine)]).toEqual([
    [ids.sale, ids.ofWeaver],
    [ids.sale, ids.ofWeaver],
  ])
  const stranger = await behind(shop, people.other.id)
  expect([await seenBy(stranger), await lineCountOf(stranger), await invoiceOf(stranger, ids.sale)]).toEqual([
    [],
    [],
    undefined,
  ])
})

test('nobody but the shop writes any, nor reads the series', async () => {
  const [invoice] = await issuedOnes(shop.db, [ids.sale])
  if (!invoice) throw new Error('It was issued.')
  for (const id of [people.baker.ownerId, people.customer.id]) {
    const mine = await behind(shop, id)
    await expect(issue(mine, { ...invoice, source: 'own' })).rejects.toThrow(REFUSED)
    await expect(sql`update tax_invoices set reason = 'x'`.execute(mine)).rejects.toThrow(REFUSED)
    await expect(sql`delete from tax_invoice_lines`.execute(mine)).rejects.toThrow(REFUSED)
    await expect(sql`select last from invoice_series`.execute(mine)).rejects.toThrow(REFUSED)
    await expect(sql`insert into invoice_series values ('1', 'invoice', 2026, 1)`.execute(mine)).rejects.toThrow(
      REFUSED,
    )
  }
})
