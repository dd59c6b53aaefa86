import { caughtBy } from '../bug.mjs'

const NOTES = 'src/server/invoices/sale-notes.ts'
const CREDIT_TEST = 'src/server/invoices/invoice-parcel.credit-notes.test.ts'

/** @type {import('../bug.mjs').Bug[]} */
export const INVOICE_BUGS = [
  {
    name: 'two compensations of a parcel are invoiced at one rate',
    changes: [
      {
        file: 'src/server/invoices/charged.queries.ts',
        from: "ofFirst('happened_at'), ofFirst('written_at'))",
        to: 'sql`now()`)',
      },
    ],
    caughtBy: caughtBy('src/server/settlements/decide-row.compensation.test.ts', 'two of one parcel at two rates'),
  },
  {
    name: 'two rates that are given back at once take one line twice',
    changes: [
      {
        file: 'src/server/invoices/invoice-commission.ts',
        from: '      line.commissionPoisha -= commissionPoisha\n',
        to: '',
      },
    ],
    caughtBy: caughtBy('src/server/invoices/invoice-commission.taken-back.test.ts', 'of two rates given back at once'),
  },
  {
    name: 'a compensation that is taken back is credited at the rate of another',
    changes: [
      {
        file: 'src/server/invoices/invoice-commission.ts',
        from: '=> line.vatBasisPoints === vatBasisPoints',
        to: '=> line.vatBasisPoints !== vatBasisPoints',
      },
    ],
    caughtBy: caughtBy('src/server/settlements/decide-row.compensation.test.ts', 'two of one parcel at two rates'),
  },
  {
    name: 'the VAT that a parcel was supplied at is changed afterwards',
    changes: [
      {
        file: 'migrations/0149_supply_vat_is_frozen.sql',
        from: "old.status = 'Completed' or old.supply_vat_basis_points is not null",
        to: 'false',
      },
    ],
    caughtBy: caughtBy(
      'src/server/payouts/close-statements.by-hand-vat.test.ts',
      'at which VAT a parcel was supplied nobody changes',
    ),
  },
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
