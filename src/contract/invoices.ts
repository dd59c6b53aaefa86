import * as z from 'zod/mini'
import { m } from '#messages'
import { charged } from './commission.ts'
import { endpoint } from './machinery/endpoint.ts'
import { day, id, idText, moment, paging } from './machinery/fields.ts'
import { byName } from './values/by-name.ts'
import { INVOICE_FORMS, INVOICE_KINDS, INVOICE_UNITS, ISSUER_FACTS, RECONCILED } from './values/invoices.ts'

/** A tax invoice or a credit note, as lists tell it; amounts in taka. */
export const invoiceRow = z.object({
  id,
  form: z.enum(INVOICE_FORMS),
  kind: z.enum(INVOICE_KINDS),
  vendorId: id,
  storeName: z.string(),
  /** `2026-27/12`: of its issuer, form and fiscal year without gaps. */
  number: z.string(),
  issuedAt: moment,
  /** When the goods were delivered; of a commission, when its statement was closed. */
  suppliedAt: moment,
  issuerName: z.string(),
  issuerBin: z.string(),
  buyerName: z.string(),
  /** Of a sale. */
  orderId: z.nullable(id),
  parcelId: z.nullable(id),
  /** Of a commission. */
  statementId: z.nullable(id),
  /** Of a credit note: the invoice that it takes back, or a part of it. */
  corrects: z.nullable(z.object({ id, number: z.string() })),
  /** Whether a credit note takes it back, or a part of it. */
  isCorrected: z.boolean(),
  /** Whether they take all of it back. */
  isTakenBack: z.boolean(),
  /** Without VAT. */
  value: z.number(),
  vat: z.number(),
  total: z.number(),
})
export type InvoiceRow = z.infer<typeof invoiceRow>

export const invoice = z.extend(invoiceRow, {
  issuerAddress: z.string(),
  /** As whose goods they are sold; '' of a commission. */
  brand: z.string(),
  /** '' where it has none. */
  buyerBin: z.string(),
  destination: z.string(),
  /** '' where it is signed by hand alone. */
  officerName: z.string(),
  officerDesignation: z.string(),
  /** Why it corrects another; '' where nobody said. */
  reason: z.string(),
  lines: z.array(
    z.object({
      description: z.string(),
      unit: z.enum(INVOICE_UNITS),
      quantity: z.int(),
      /** Rounded; `value` is exact. */
      unitValue: z.number(),
      value: z.number(),
      vatPercent: z.number(),
      vat: z.number(),
      total: z.number(),
    }),
  ),
})
export type Invoice = z.infer<typeof invoice>

const byId = z.object({ id: idText })
const month = z.string().check(
  z.regex(/^[12]\d{3}-\d\d$/, { error: () => m.field_must_month() }),
  z.refine((text) => z.safeParse(day, `${text}-01`).success, { error: () => m.field_must_month() }),
)

export const listInvoices = endpoint({
  method: 'GET',
  path: '/api/invoices',
  access: 'approved-vendor-or-admin',
  summary:
    'Tax invoices and credit notes, newest first: those of a store’s sales and commission, all for an admin. `month`: of commission supplied, all others issued in it.',
  query: z.object({
    month: z.optional(month),
    kind: z.optional(z.enum(INVOICE_KINDS)),
    ...paging(25),
  }),
  reply: invoiceRow,
  list: 'array',
})

export const invoicesFile = endpoint({
  method: 'GET',
  path: '/api/invoices/file',
  access: 'approved-vendor-or-admin',
  summary: 'The tax invoices and credit notes of a month as CSV; cells that a spreadsheet would run are disarmed.',
  query: z.object({ month, kind: z.optional(z.enum(INVOICE_KINDS)) }),
  reply: z.string(),
  download: 'text/csv',
})

export const readIssuer = endpoint({
  method: 'GET',
  path: '/api/invoices/issuer',
  access: 'approved-vendor-or-admin',
  summary: 'What the own store, or for an admin the shop, lacks to issue tax invoices.',
  reply: z.object({ missing: z.array(z.enum(ISSUER_FACTS)) }),
})
export type MissingFacts = z.infer<(typeof readIssuer)['reply']>['missing']

export const reconcileInvoices = endpoint({
  method: 'GET',
  path: '/api/invoices/reconciliation',
  access: 'admin',
  summary:
    'What the books have of the commission and fees that the shop supplied in a month, beside what its tax invoices say of it. `difference` is 0, or something is wrong.',
  query: z.object({ month }),
  reply: z.object({ month: z.string(), ...byName(RECONCILED, () => charged), difference: charged }),
})
export type Reconciliation = z.infer<(typeof reconcileInvoices)['reply']>

export const readInvoice = endpoint({
  method: 'GET',
  path: '/api/invoices/:id',
  access: 'signed-in',
  summary:
    'A tax invoice or credit note with its lines: of an own purchase, an own sale or the own commission. It never changes.',
  params: byId,
  reply: invoice,
})

export const invoiceRows = z.object({ invoices: z.array(invoiceRow) })

export const invoicesOfOrder = endpoint({
  method: 'GET',
  path: '/api/orders/:id/invoices',
  access: 'signed-in',
  summary: 'The tax invoices and credit notes of an order, oldest first: all for its customer, for a store its own.',
  params: byId,
  reply: invoiceRows,
})

export const invoicesOfStatement = endpoint({
  method: 'GET',
  path: '/api/statements/:id/invoices',
  access: 'approved-vendor-or-admin',
  summary:
    'The tax invoice for the commission of a statement, and credit notes for what it gives back; none without the shop’s BIN.',
  params: byId,
  reply: invoiceRows,
})
