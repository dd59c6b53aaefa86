import { sql } from 'kysely'
import type { Settings } from '#contract/values/settings'
import { invoiceCommission } from '../invoices/invoice-commission.ts'
import { invoiceParcel } from '../invoices/invoice-parcel.ts'
import { givenOwed } from '../payouts/testing/store-books.ts'
import type { Db } from '../platform/database/db.ts'
import { givenDocument } from './given-documents.ts'
import { givenClosed } from './given-payouts.ts'
import { moveOrder } from './orders.ts'
import type { TestShop } from './shop.ts'

interface Has {
  db: Db
}

const LONG_AGO = new Date('2024-01-01T00:00:00Z')
let given = 100

/** An approved document of a store; another number than any before. Answers it. */
export async function givenBin({ db }: Has, vendorId: number, decidedAt = LONG_AGO): Promise<string> {
  given += 1
  const number = `000000${given}-0101`
  const paper = { holder: `Registered ${vendorId} Ltd.`, address: '7 Islampur, Dhaka', at: decidedAt }
  await givenDocument({ db }, vendorId, { kind: 'bin', number, state: 'approved', ...paper })
  return number
}

const OF_SHOP = {
  ...{ taxName: 'Haat Ltd.', taxBin: '009999999-0101', taxAddress: '1 Gulshan Avenue, Dhaka' },
  ...{ taxOfficer: 'Nasrin Sultana', taxOfficerDesignation: 'Manager, accounts' },
} satisfies Partial<Settings>

/** What the shop needs to issue; '' of what it is to lack. */
export async function givenShopBin({ db }: Has, changes: Partial<typeof OF_SHOP> = {}): Promise<void> {
  const overrides = JSON.stringify({ ...OF_SHOP, ...changes })
  await sql`update settings set overrides = overrides || ${overrides}::jsonb`.execute(db)
}

/** The one of an order’s first parcel, which its store, with a BIN from now on, delivers. Answers the invoice. */
export async function givenSaleInvoice(
  shop: TestShop,
  { orderId, token }: { orderId: number; token: string },
): Promise<number> {
  const parcels = shop.db.selectFrom('parcels').select(['id', 'vendor_id as vendorId']).where('order_id', '=', orderId)
  const { id, vendorId } = await parcels.orderBy('id').executeTakeFirstOrThrow()
  await givenBin(shop, vendorId)
  await moveOrder(shop, token, orderId, 'Completed')
  await invoiceParcel(shop.db, id)
  const invoice = shop.db.selectFrom('tax_invoices').select('id').where('parcel_id', '=', id)
  return (await invoice.executeTakeFirstOrThrow()).id
}

/** Of 100 taka, and 15 of VAT on it, in a statement of their own. */
export async function givenCommissionInvoice(
  { db }: Has,
  vendorId: number,
): Promise<{ invoiceId: number; statementId: number }> {
  await givenShopBin({ db })
  await givenOwed(db, vendorId, 10_000, 1_500)
  const statementId = await givenClosed({ db }, vendorId)
  await invoiceCommission(db, statementId)
  const invoice = db.selectFrom('tax_invoices').select('id').where('statement_id', '=', statementId)
  return { statementId, invoiceId: (await invoice.executeTakeFirstOrThrow()).id }
}
