import { type InferResult, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { InvoiceKind } from '#contract/values/invoices'
import type { Db } from '../platform/database/db.ts'
import { startOfDay } from '../platform/database/dhaka-days.queries.ts'
import { rowsAndTotal } from '../platform/database/listed.queries.ts'
import { linesOfInvoice } from './issued.queries.ts'

/** Moments as JSON writes them. */
export type InvoiceRecord = InferResult<ReturnType<typeof asRecords>>[number]

interface Wanted {
  /** Of one store, or of all. */
  vendorId?: number | undefined
  /** Whose return they stand in, in Dhaka: of commission the month of its supply, of all others that of their issue. */
  month?: string | undefined
  kind?: InvoiceKind | undefined
  orderId?: number | undefined
  statementId?: number | undefined
}

/** Newest first, from the id `before` on. */
export async function invoicesPage(
  db: Db,
  wanted: Wanted,
  { before, limit }: { before: number | undefined; limit: number },
) {
  const rows = asRecords(db)
    .where('invoice.id', 'in', idsOf(db, wanted))
    .$if(before !== undefined, (some) => some.where('invoice.id', '<', before ?? 0))
    .orderBy('invoice.id', 'desc')
    .limit(limit)
  return await rowsAndTotal(db, rows, idsOf(db, wanted).clearSelect())
}

/** In the order in which they were issued, after the id `after`. */
export async function invoicesAfter(db: Db, wanted: Wanted, after: number, limit: number): Promise<InvoiceRecord[]> {
  const some = asRecords(db)
    .where('invoice.id', 'in', idsOf(db, wanted))
    .where('invoice.id', '>', after)
    .orderBy('invoice.id')
    .limit(limit)
  return (await db.selectNoFrom(jsonArrayFrom(some).as('rows')).executeTakeFirstOrThrow()).rows
}

function idsOf(db: Db, { vendorId, month, kind, orderId, statementId }: Wanted) {
  let some = db.selectFrom('tax_invoices').select('tax_invoices.id')
  if (vendorId !== undefined) some = some.where('tax_invoices.vendor_id', '=', vendorId)
  if (orderId !== undefined) some = some.where('tax_invoices.order_id', '=', orderId)
  if (statementId !== undefined) some = some.where('tax_invoices.statement_id', '=', statementId)
  if (kind !== undefined) some = some.where('tax_invoices.kind', '=', kind)
  if (month === undefined) return some
  const begins = startOfDay(`${month}-01`)
  const ends = startOfDay(firstOfNext(month))
  return some.where(
    sql<boolean>`(${ofSupply} and tax_invoices.supplied_at >= ${begins} and tax_invoices.supplied_at < ${ends}
      or not ${ofSupply} and tax_invoices.issued_at >= ${begins} and tax_invoices.issued_at < ${ends})`,
  )
}

/** Issued days later, as its statement is closed. */
const ofSupply = sql<boolean>`(tax_invoices.kind = 'commission' and tax_invoices.form = 'invoice')`

function firstOfNext(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10)
}

/** With its lines, and who bought; undefined: unknown, or not for whoever asks. */
export async function invoiceOf(db: Db, id: number) {
  return await asRecords(db)
    .leftJoin('orders', 'orders.id', 'invoice.order_id')
    .select(['invoice.issuer_address as issuerAddress', 'invoice.brand', 'invoice.buyer_bin as buyerBin'])
    .select(['invoice.destination', 'invoice.reason', 'invoice.officer_name as officerName'])
    .select('invoice.officer_designation as officerDesignation')
    .select(['customer_id as customerId', jsonArrayFrom(linesOfInvoice(db, 'invoice.id')).as('lines')])
    .where('invoice.id', '=', id)
    .executeTakeFirst()
}

function asRecords(db: Db) {
  const note = sql`from tax_invoices as note where note.corrects = invoice.id`
  return db
    .selectFrom('tax_invoices as invoice')
    .innerJoin('vendors', 'vendors.id', 'invoice.vendor_id')
    .leftJoin('tax_invoices as corrected', 'corrected.id', 'invoice.corrects')
    .select(['invoice.id', 'invoice.form', 'invoice.kind', 'invoice.vendor_id as vendorId', 'store_name as storeName'])
    .select(['invoice.fiscal_year as fiscalYear', 'invoice.number', 'invoice.issuer_name as issuerName'])
    .select(['invoice.issuer_bin as issuerBin', 'invoice.buyer_name as buyerName', 'invoice.order_id as orderId'])
    .select(['invoice.parcel_id as parcelId', 'invoice.statement_id as statementId', 'invoice.corrects'])
    .select(['corrected.fiscal_year as correctedYear', 'corrected.number as correctedNumber'])
    .select(['invoice.value_poisha as valuePoisha', 'invoice.vat_poisha as vatPoisha'])
    .select([sql<string>`invoice.issued_at`.as('issuedAt'), sql<string>`invoice.supplied_at`.as('suppliedAt')])
    .select(sql<boolean>`exists (select ${note})`.as('isCorrected'))
    .select(
      sql<boolean>`coalesce((select sum(note.value_poisha + note.vat_poisha) ${note}) >= invoice.value_poisha + invoice.vat_poisha, false)`.as(
        'isTakenBack',
      ),
    )
}
