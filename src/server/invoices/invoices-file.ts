import type { Readable } from 'node:stream'
import { inDhaka } from '#contract/values/dhaka'
import { invoiceFormWords, invoiceKindWords } from '#contract/values/invoice-words'
import { type InvoiceKind, invoiceNumber } from '#contract/values/invoices'
import { m } from '#messages'
import type { Actor } from '../platform/actor.ts'
import { BYTE_ORDER_MARK, csvText } from '../platform/csv.ts'
import type { Db } from '../platform/database/db.ts'
import { writeFile } from '../platform/limits/file-turns.ts'
import { onlyStoreOf } from '../selling/whose-products.ts'
import { type InvoiceRecord, invoicesAfter } from './listing.queries.ts'

/** Some milliseconds. */
const AT_ONCE = 250
const COLUMNS = [
  () => m.invoices_form(),
  () => m.invoices_number_63(),
  () => m.invoices_issued_on(),
  () => m.invoices_issued_at(),
  () => m.invoices_supplied(),
  () => m.notifications_about(),
  () => m.invoices_issuer_name(),
  () => m.invoices_bin(),
  () => m.invoices_buyer_name(),
  () => m.invoices_corrects(),
  () => m.invoices_value(),
  () => m.invoices_vat(),
  () => m.invoices_with_taxes(),
]

interface Wanted {
  month: string
  kind?: InvoiceKind | undefined
}

/** Those of a month as CSV, streamed, in the order of their issue; what a credit note takes back stands below zero. */
export function invoicesFile(db: Db, actor: Actor, wanted: Wanted): Readable {
  return writeFile(actor.id, tableOf(db, { ...wanted, vendorId: onlyStoreOf(actor) }))
}

async function* tableOf(db: Db, wanted: Wanted & { vendorId: number | undefined }): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvText([COLUMNS.map((words) => words())])
  for (let after = 0; ; ) {
    const invoices = await invoicesAfter(db, wanted, after, AT_ONCE)
    const last = invoices.at(-1)
    if (!last) return
    yield csvText(invoices.map(cellsOf))
    after = last.id
  }
}

function cellsOf(invoice: InvoiceRecord) {
  const { form, kind, fiscalYear, number, issuedAt, suppliedAt, corrects, correctedYear, correctedNumber } = invoice
  const [issued, supplied] = [dayAndTime(issuedAt), dayAndTime(suppliedAt)]
  const sign = form === 'credit_note' ? -1 : 1
  const { valuePoisha, vatPoisha } = invoice
  return [
    invoiceFormWords(form),
    invoiceNumber(fiscalYear, number),
    issued.day,
    issued.time,
    supplied.day,
    invoiceKindWords(kind),
    invoice.issuerName,
    invoice.issuerBin,
    invoice.buyerName,
    corrects === null ? '' : invoiceNumber(correctedYear ?? 0, correctedNumber ?? 0),
    ...[valuePoisha, vatPoisha, valuePoisha + vatPoisha].map((poisha) => ({ poisha: sign * poisha })),
  ]
}

function dayAndTime(moment: string): { day: string; time: string } {
  const iso = inDhaka(Date.parse(moment)).toISOString()
  return { day: iso.slice(0, 10), time: iso.slice(11, 16) }
}
