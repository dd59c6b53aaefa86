import * as calls from '#contract/invoices'
import type { Serve } from '../platform/http/calls.ts'
import { invoicesFile } from './invoices-file.ts'
import * as invoices from './read-invoices.ts'
import { reconcileMonth } from './reconcile-month.ts'

export function invoicesRoutes(serve: Serve): void {
  serve(calls.listInvoices, ({ db, actor, query }) => invoices.listInvoices(db, actor, query))
  serve(calls.invoicesFile, async ({ db, actor, query }) => invoicesFile(db, actor, query))
  serve(calls.readIssuer, ({ db, actor }) => invoices.readIssuer(db, actor))
  serve(calls.reconcileInvoices, ({ db, query }) => reconcileMonth(db, query.month))
  serve(calls.readInvoice, ({ db, actor, params }) => invoices.readInvoice(db, actor, params.id))
  serve(calls.invoicesOfOrder, ({ db, actor, params }) => invoices.invoicesOfOrder(db, actor, params.id))
  serve(calls.invoicesOfStatement, ({ db, actor, params }) => invoices.invoicesOfStatement(db, actor, params.id))
}
