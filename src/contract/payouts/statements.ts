import * as z from 'zod/mini'
import { endpoint } from '../machinery/endpoint.ts'
import { day, id, idText, moment, paging } from '../machinery/fields.ts'
import { STATEMENT_LINE_KINDS } from '../values/payouts.ts'

/** What the shop owes the store, in taka; below zero, what the store owes the shop. */
export const balanceTaka = z.number()

export const statement = z.object({
  id,
  vendorId: id,
  storeName: z.string(),
  /** Of the store, without gaps. */
  number: z.int(),
  /** Both included. */
  firstDay: day,
  lastDay: day,
  opening: balanceTaka,
  closing: balanceTaka,
  /** What couriers had still to hand over as it was closed. */
  waiting: z.number(),
  lineCount: z.int(),
  sha256: z.string(),
  closedAt: moment,
})
export type Statement = z.infer<typeof statement>

export const statementLine = z.object({
  position: z.int(),
  kind: z.enum(STATEMENT_LINE_KINDS),
  /** Such as `parcel:17`. */
  subject: z.string(),
  happenedAt: moment,
  /** Taka: more is owed to the store, or less. */
  amount: z.number(),
  /** What of it is VAT on a commission. */
  vat: z.number(),
  /** What of it is commission with its VAT: taken of a sale, or given back. Each stands in one line. */
  commission: z.number(),
  /** Why an admin posted it by hand; '' of any other line. */
  note: z.string(),
  /** The one that it is about, as ordered; null where it is about none. */
  parcel: z.nullable(z.object({ orderId: id, goods: z.array(z.object({ name: z.string(), quantity: z.int() })) })),
})
export type StatementLine = z.infer<typeof statementLine>

const byId = z.object({ id: idText })

export const listStatements = endpoint({
  method: 'GET',
  path: '/api/statements',
  access: 'approved-vendor-or-admin',
  summary: 'Closed statements, newest first: the own of a store, all for an admin.',
  query: z.object({ vendorId: z.optional(idText), ...paging(25) }),
  reply: statement,
  list: 'array',
})

export const readStatement = endpoint({
  method: 'GET',
  path: '/api/statements/:id',
  access: 'approved-vendor-or-admin',
  summary: 'A closed statement without its lines. It never changes.',
  params: byId,
  reply: statement,
})

export const listStatementLines = endpoint({
  method: 'GET',
  path: '/api/statements/:id/lines',
  access: 'approved-vendor-or-admin',
  summary: 'What moved the balance of a statement, in the order in which it was posted.',
  params: byId,
  query: z.object(paging(50)),
  reply: statementLine,
  list: 'array',
})

export const statementFile = endpoint({
  method: 'GET',
  path: '/api/statements/:id/file',
  access: 'approved-vendor-or-admin',
  summary: 'A statement with all of its lines as CSV; cells that a spreadsheet would run are disarmed.',
  params: byId,
  reply: z.string(),
  download: 'text/csv',
})
