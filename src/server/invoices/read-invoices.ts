import type { Invoice, InvoiceRow, MissingFacts } from '#contract/invoices'
import type { Page } from '#contract/machinery/fields'
import { type InvoiceKind, type IssuerFact, invoiceNumber } from '#contract/values/invoices'
import { takaOf } from '#contract/values/money'
import { readOrder } from '../orders/read-order.ts'
import { foundStatement } from '../payouts/read-statements.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { idBefore, pageFrom } from '../platform/database/newest-first.ts'
import { Refusal } from '../platform/refusal.ts'
import { onlyStoreOf } from '../selling/whose-products.ts'
import { readSettings } from '../settings/read-settings.ts'
import { approvedDocument } from '../store-documents/store-documents.queries.ts'
import type { DraftLine } from './draft.ts'
import { type InvoiceRecord, invoiceOf, invoicesAfter, invoicesPage } from './listing.queries.ts'

/** Of an order, or of a statement: each correction is two more. */
const MOST_OF_ONE = 100

interface Wanted {
  month?: string | undefined
  kind?: InvoiceKind | undefined
}

/** Newest first. Refuses a malformed cursor. */
export async function listInvoices(
  db: Db,
  actor: Actor,
  { month, kind, limit, cursor }: Wanted & { limit: number; cursor?: string | undefined },
): Promise<Page<InvoiceRow>> {
  const wanted = { vendorId: onlyStoreOf(actor), month, kind }
  const found = await invoicesPage(db, wanted, { before: idBefore(cursor), limit: limit + 1 })
  return pageFrom(found, limit, rowOf, ({ id }) => String(id))
}

/** Refuses `invoice_not_found`, also for another’s. */
export async function readInvoice(db: Db, actor: Actor, id: number): Promise<Invoice> {
  const found = await invoiceOf(db, id)
  if (!found || !mayRead(actor, found)) throw new Refusal('invoice_not_found')
  const { issuerAddress, brand, buyerBin, destination, officerName, officerDesignation, reason, lines } = found
  return {
    ...rowOf(found),
    issuerAddress,
    brand,
    buyerBin,
    destination,
    officerName,
    officerDesignation,
    reason,
    lines: lines.map(lineOf),
  }
}

function mayRead({ id, role, vendor }: Actor, invoice: { vendorId: number; customerId: number | null }): boolean {
  return role === 'Admin' || invoice.customerId === id || invoice.vendorId === vendor?.id
}

/** Oldest first. Refuses `order_not_found`, also for another’s. */
export async function invoicesOfOrder(db: Db, actor: Actor, orderId: number): Promise<{ invoices: InvoiceRow[] }> {
  const { isMine } = await readOrder(db, actor, orderId)
  const vendorId = isMine || actor.role === 'Admin' ? undefined : onlyStoreOf(actor)
  return { invoices: (await invoicesAfter(db, { orderId, vendorId }, 0, MOST_OF_ONE)).map(rowOf) }
}

/** Oldest first. Refuses `statement_not_found`, also for another’s. */
export async function invoicesOfStatement(
  db: Db,
  actor: Actor,
  statementId: number,
): Promise<{ invoices: InvoiceRow[] }> {
  await foundStatement(db, actor, statementId)
  return { invoices: (await invoicesAfter(db, { statementId }, 0, MOST_OF_ONE)).map(rowOf) }
}

/** Of the own store; of an admin, the shop. A store issues with its BIN alone, the shop with all three. */
export async function readIssuer(db: Db, actor: Actor): Promise<{ missing: MissingFacts }> {
  const vendorId = onlyStoreOf(actor)
  if (vendorId === undefined) {
    const { taxBin, taxName, taxAddress } = await readSettings(db)
    return { missing: [...none(taxBin, 'bin'), ...none(taxName, 'name'), ...none(taxAddress, 'address')] }
  }
  const document = await approvedDocument(db, vendorId, 'bin')
  return { missing: document ? none(document.address, 'address') : ['bin'] }
}

function none(text: string, fact: IssuerFact): IssuerFact[] {
  return text ? [] : [fact]
}

export function rowOf(record: InvoiceRecord): InvoiceRow {
  const { id, form, kind, vendorId, storeName, issuerName, issuerBin, buyerName } = record
  const { orderId, parcelId, statementId, corrects, correctedYear, correctedNumber, isCorrected, isTakenBack } = record
  return {
    id,
    form,
    kind,
    vendorId,
    storeName,
    issuerName,
    issuerBin,
    buyerName,
    orderId,
    parcelId,
    statementId,
    number: invoiceNumber(record.fiscalYear, record.number),
    issuedAt: new Date(record.issuedAt).toISOString(),
    suppliedAt: new Date(record.suppliedAt).toISOString(),
    corrects:
      corrects === null ? null : { id: corrects, number: invoiceNumber(correctedYear ?? 0, correctedNumber ?? 0) },
    isCorrected,
    isTakenBack,
    value: takaOf(record.valuePoisha),
    vat: takaOf(record.vatPoisha),
    total: takaOf(record.valuePoisha + record.vatPoisha),
  }
}

function lineOf({ description, unit, quantity, valuePoisha, vatPoisha, vatBasisPoints }: DraftLine) {
  return {
    description,
    unit,
    quantity,
    vatPercent: vatBasisPoints / 100,
    unitValue: takaOf(Math.round(valuePoisha / quantity)),
    value: takaOf(valuePoisha),
    vat: takaOf(vatPoisha),
    total: takaOf(valuePoisha + vatPoisha),
  }
}
