import { caughtBy } from '../bug.mjs'

const NOTES = 'src/server/invoices/sale-notes.ts'
const CREDIT_TEST = 'src/server/invoices/credit-refunds.test.ts'

/** @type {import('../bug.mjs').Bug[]} */
export const INVOICE_BUGS = [
  {
    name: 'a credit note forgets what earlier ones of its line took back',
    changes: [{ file: NOTES, from: 'leftAt.set(line.position, after)', to: 'leftAt.delete(-1)' }],
    caughtBy: caughtBy('src/server/invoices/sale-notes.test.ts', 'line by line the notes come to the invoice'),
  },
  {
    name: 'the credit note of a refund stays where that was cancelled',
    changes: [
      {
        file: NOTES,
        from: '&& cancelledSince(standing, parcel) === undefined',
        to: '&& (cancelledSince(standing, parcel), true)',
      },
    ],
    caughtBy: caughtBy(CREDIT_TEST, 'has the rest of the invoice taken back'),
  },
  {
    name: 'a correction takes back also what a refund did',
    changes: [
      {
        file: NOTES,
        from: 'const { left: lines, refundIds: _, lines: __,',
        to: 'const { left: _, refundIds: __, lines,',
      },
    ],
    caughtBy: caughtBy(CREDIT_TEST, 'a correction of what was kept takes back what is left'),
  },
  {
    name: 'VAT that no store was charged waits for a statement for ever',
    changes: [
      {
        file: 'src/server/invoices/reconcile.queries.ts',
        from: 'where statement_id is null and is_of_store',
        to: 'where statement_id is null',
      },
    ],
    caughtBy: caughtBy(
      'src/server/invoices/reconcile-month.test.ts',
      'what the ledger has and no statement can tell is a difference, and so is an invoice of what the books do not have',
    ),
  },
]
