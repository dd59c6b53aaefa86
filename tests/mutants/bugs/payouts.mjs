import { caughtBy } from '../bug.mjs'

const STATEMENTS = 'migrations/0097_statements.sql'
const PAYOUTS = 'src/server/payouts/change-payouts.ts'
const PAYOUTS_TEST = 'src/server/payouts/payouts.test.ts'
const CLOSING_TEST = 'src/server/payouts/close-statements.test.ts'
const PERIODS_TEST = 'src/server/payouts/close-statements.period-changes.long.test.ts'
const DEBTS_TEST = 'src/server/payouts/debts.test.ts'
const LATE = 'src/server/payouts/late-payouts.queries.ts'
const LATE_TEST = 'src/server/payouts/send-late-payout-notices.test.ts'
const PAYABLE = 'src/server/payouts/payable-now.ts'
const ROWS = 'src/server/settlements/row-journals.ts'
const TAKING_BACK = 'src/server/settlements/take-back-rows.ts'
const GOING = 'src/server/settlements/going.queries.ts'
const NOT_PAID_TEST = 'src/server/settlements/decide-row.not-paid.test.ts'
const PAYMENT_TIMES_TEST = 'src/server/settlements/post-file.test.ts'

/** @type {import('../bug.mjs').Bug[]} */
export const PAYOUT_BUGS = [
  {
    name: 'a statement is paid twice',
    changes: [
      { file: STATEMENTS, from: 'create unique index payouts_of_statement', to: 'create index payouts_of_statement' },
      { file: STATEMENTS, from: 'create unique index payouts_open', to: 'create index payouts_open' },
    ],
    caughtBy: caughtBy(PAYOUTS_TEST, 'of a statement is one, and of a store one at a time'),
  },
  {
    name: 'an approved payout is paid by each who says so',
    changes: [
      { file: PAYOUTS, from: "if (payout.state !== 'approved') throw new Refusal('payout_not_approved')", to: '' },
    ],
    caughtBy: caughtBy(PAYOUTS_TEST, 'is approved once, and paid only after that'),
  },
  {
    name: 'an entry stands in two statements, and so in two payouts',
    changes: [
      { file: STATEMENTS, from: '  unique (account_id, version),\n', to: '' },
      {
        file: 'src/server/payouts/closing.queries.ts',
        from: "    .where('owner', '=', String(vendorId))\n    .where('ledger_entries.version', '>', toldVersion())",
        to: "    .where('owner', '=', String(vendorId))",
      },
    ],
    caughtBy: caughtBy(CLOSING_TEST, 'what comes late stands in the next'),
  },
  {
    name: 'a store is closed by the shop’s period, whatever its own',
    changes: [
      {
        file: 'src/server/payouts/closing.queries.ts',
        from: 'coalesce(period, ',
        to: 'coalesce(null, ',
      },
    ],
    caughtBy: caughtBy(PERIODS_TEST, 'each store is closed by its own period'),
  },
  {
    name: 'an entry of the last day of a period is left to the next one',
    changes: [
      {
        file: 'src/server/payouts/closing.queries.ts',
        from: "(lastDay, 1)}`.as('isLater')",
        to: "(lastDay)}`.as('isLater')",
      },
    ],
    caughtBy: caughtBy(PERIODS_TEST, 'however the period changes'),
  },
  {
    name: 'a store in debt takes orders by those who had its product in their cart',
    changes: [
      {
        file: 'src/server/products/on-offer.ts',
        from: "  if (offer.isPaused) throw refusalAt('store_takes_no_orders', fields.product)\n",
        to: '',
      },
    ],
    caughtBy: caughtBy(DEBTS_TEST, 'is in no cart any more, and in no order'),
  },
  {
    name: 'a product of a store in debt goes into a cart at once',
    changes: [
      {
        file: 'src/server/cart/add-at-once.queries.ts',
        from: 'and not vendors.orders_paused\n',
        to: '\n',
      },
    ],
    caughtBy: caughtBy(DEBTS_TEST, 'is in no cart any more, and in no order'),
  },
  {
    name: 'the page of a product does not hear that its store is paused',
    changes: [
      {
        file: 'src/server/payouts/judge-debts.ts',
        from: 'invalidate(tx, ',
        to: 'Array.of(tx, ',
      },
    ],
    caughtBy: caughtBy(DEBTS_TEST, 'then its products are seen, and not ordered'),
  },
  {
    name: 'a store pays its debt twice over',
    changes: [
      {
        file: 'src/server/payouts/change-debt.ts',
        from: 'if (amountPoisha > -now.balancePoisha)',
        to: 'if (amountPoisha > 9e12)',
      },
      {
        file: 'src/server/payouts/change-debt.ts',
        from: "if (now.balancePoisha >= 0) throw new Refusal('store_owes_nothing')",
        to: '',
      },
    ],
    caughtBy: caughtBy('src/server/payouts/store-payments.test.ts', 'by however many admins at once'),
  },
  {
    name: 'a payment is set against a debt that its store has not',
    changes: [
      {
        file: 'src/server/payouts/change-debt.ts',
        from: 'Math.min(amountPoisha, Math.max(0, owesPoisha))',
        to: 'amountPoisha',
      },
    ],
    caughtBy: caughtBy('src/server/payouts/store-payments.test.ts', 'against a debt that it has not'),
  },
  {
    name: 'a debt that was paid leaves its store paused',
    changes: [
      {
        file: 'src/server/payouts/change-debt.ts',
        from: '    await judgeDebt(tx, vendorId, await readSettings(tx))\n',
        to: '',
      },
    ],
    caughtBy: caughtBy('src/server/payouts/store-payments.test.ts', 'lets orders in at once'),
  },
  {
    name: 'a payment of a store is taken back twice',
    changes: [
      {
        file: 'src/server/payouts/store-payments.queries.ts',
        from: "    .where('taken_back_at', 'is', null)\n",
        to: '',
      },
      {
        file: 'migrations/0107_store_payments_taken_back.sql',
        from: 'when (old.taken_back_at is not null) execute',
        to: 'when (false) execute',
      },
    ],
    caughtBy: caughtBy(
      'src/server/payouts/store-payments.test.ts',
      'is taken back once, by however many admins at once',
    ),
  },
  {
    name: 'a payment that was none has ended a debt for good',
    changes: [
      {
        file: 'src/server/payouts/take-payment-back.ts',
        from: 'judgeWithout(tx, vendorId, id, await',
        to: 'judgeWithout(tx, vendorId, 0, await',
      },
    ],
    caughtBy: caughtBy('src/server/payouts/store-payments.test.ts', 'the debt that it ended goes on as it began'),
  },
  {
    name: 'what a store owes of a refund waits for what its courier paid too little',
    changes: [
      {
        file: 'src/server/refunds/grant-refund.ts',
        from: "if (account === 'vendor_pending') await addJob(tx, REPOST_GRANTED, { refundId, parcelId })",
        to: '',
      },
    ],
    caughtBy: caughtBy(
      'src/server/refunds/grant-refund.short-settled.test.ts',
      'what a store owes of a refund does not wait for what a courier paid too little',
    ),
  },
  {
    name: 'a store owes something of a refund that was cancelled',
    changes: [
      {
        file: 'src/server/settlements/settlement-legs.ts',
        from: ': -Math.min(-pendingPoisha, Math.max(0, payablePoisha))',
        to: ': 0',
      },
    ],
    caughtBy: caughtBy(
      'src/server/refunds/grant-refund.short-settled.test.ts',
      'cancelled, and once the shop bears what is missing',
    ),
  },
  {
    name: 'money that came back is said to be paid by what was closed before',
    changes: [
      {
        file: 'src/server/parcel-money/money-stages.queries.ts',
        from: 'and back.failed_at > paid.closed_at',
        to: 'and false',
      },
    ],
    caughtBy: caughtBy('src/server/parcel-money/money-stages.test.ts', 'that came back is to be paid again'),
  },
  {
    name: 'money of an earlier statement is said to be set against a debt as its payout came back',
    changes: [
      {
        file: 'src/server/parcel-money/money-stages.queries.ts',
        from: 'paid.number >= statements.number and $',
        to: 'paid.number = statements.number and $',
      },
    ],
    caughtBy: caughtBy('src/server/parcel-money/money-stages.test.ts', 'of a statement below the least came back'),
  },
  {
    name: 'what was paid out is a debt of its store as it comes back',
    changes: [
      {
        file: 'src/server/parcel-money/money-stages.queries.ts',
        from: 'back.failed_at >= debt.closed_at',
        to: 'false',
      },
    ],
    caughtBy: caughtBy('src/server/parcel-money/money-stages.test.ts', 'of a statement below the least came back'),
  },
  {
    name: 'what was set against a debt is said to be paid later',
    changes: [
      {
        file: 'src/server/parcel-money/money-stages.ts',
        from: "if (record.isNetted) return { kind: 'netted', ...told }",
        to: '',
      },
    ],
    caughtBy: caughtBy('src/server/parcel-money/money-stages.test.ts', 'that was set against a debt stays so'),
  },
  {
    name: 'a courier that has paid too little is said to have the cash still',
    changes: [
      {
        file: 'src/server/settlements/standing.queries.ts',
        from: 'having sum(amount_poisha) > 0',
        to: 'having false',
      },
    ],
    caughtBy: caughtBy('src/server/payouts/short-money.test.ts', 'of a parcel that was settled short'),
  },
  {
    name: 'a payout is of less than nothing',
    changes: [
      { file: PAYABLE, from: "if (amountPoisha <= 0) return { amountPoisha, stop: 'nothing_to_pay' }", to: '' },
      {
        file: STATEMENTS,
        from: 'amount_poisha bigint not null check (amount_poisha > 0),',
        to: 'amount_poisha bigint not null,',
      },
    ],
    caughtBy: caughtBy(PAYOUTS_TEST, 'and never of nothing'),
  },
  {
    name: 'a payout is of what was owed as its week was closed',
    changes: [
      {
        file: PAYABLE,
        from: 'Math.min(mostPoisha, balancePoisha)',
        to: 'mostPoisha',
      },
    ],
    caughtBy: caughtBy(PAYOUTS_TEST, 'is never more than is owed by then'),
  },
  {
    name: 'a settlement row posts in each file that tells it',
    changes: [
      { file: ROWS, from: 'if (!judged.isFirst) return []', to: '' },
      {
        file: ROWS,
        from: 'source: sourceOf(judged), subject',
        to: 'source: sourceOf(judged) + performance.now(), subject',
      },
    ],
    caughtBy: caughtBy(PAYMENT_TIMES_TEST, 'in parts, overlapping or all at once posts each row once'),
  },
  {
    name: 'a store keeps what is payable of a row that is taken back',
    changes: [
      {
        file: TAKING_BACK,
        from: "const REOPENED = ['courier_owes', 'vendor_pending', 'vendor_payable', 'losses'] as const",
        to: "const REOPENED = ['courier_owes', 'losses'] as const",
      },
    ],
    caughtBy: caughtBy(
      NOT_PAID_TEST,
      'came before its delivery was known is taken back with all that was posted since',
    ),
  },
  {
    name: 'what a courier keeps beside its rows stays in the bank',
    changes: [
      {
        file: 'src/server/settlements/post-file.ts',
        from: 'if (!only) await transact(db, (tx) => postDifference(tx, fileId))',
        to: '',
      },
    ],
    caughtBy: caughtBy(
      'src/server/settlements/post-file.difference.test.ts',
      'is a charge at once, and the bank has what came',
    ),
  },
  {
    name: 'a row that was taken back is never posted again',
    changes: [{ file: ROWS, from: 'timesGone > 0 ?', to: 'timesGone > 99 ?' }],
    caughtBy: caughtBy(NOT_PAID_TEST, 'its courier owes it again, and the store’s share is pending again'),
  },
  {
    name: 'what another file had said is lost with the file that is taken back',
    changes: [
      { file: GOING, from: "and (heir.gone = 'replaced' or (", to: "and false and (heir.gone = 'replaced' or (" },
    ],
    caughtBy: caughtBy(NOT_PAID_TEST, 'lets count what another file had said otherwise, or again'),
  },
  {
    name: 'a gain stays one though its parcel is delivered after all',
    changes: [
      {
        file: 'src/server/settlements/repost.ts',
        from: '...takenBack(borne), ',
        to: '',
      },
    ],
    caughtBy: caughtBy(
      'src/server/settlements/repost.corrected-later.test.ts',
      'cash that the shop had as its gain, as its parcel was not delivered yet, pays for that once it is',
    ),
  },
  {
    name: 'a settlement row that is not settled yet is posted',
    changes: [
      {
        file: 'src/server/settlement-sheets/row-kind.ts',
        from: "if (WAITING.test(words)) return 'unsettled'",
        to: 'if (WAITING.test(words)) return byCash',
      },
    ],
    caughtBy: caughtBy(PAYMENT_TIMES_TEST, 'that is not settled yet posts nothing'),
  },
  {
    name: 'whatever a courier keeps for a parcel is believed',
    changes: [
      {
        file: 'src/server/settlements/judge.ts',
        from: '  return chargePoisha > quotedPoisha + keptPoisha + tolerancePoisha ?',
        to: '  return chargePoisha > quotedPoisha + keptPoisha + collectedPoisha ?',
      },
    ],
    caughtBy: caughtBy('src/server/settlements/charge-terms.test.ts', 'a charge by more'),
  },
  {
    name: 'the last charge that a courier named is its quote',
    changes: [
      {
        file: 'src/server/consignments/consignments.queries.ts',
        from: 'coalesce(quoted_poisha, ',
        to: 'coalesce(',
      },
    ],
    caughtBy: caughtBy(
      'src/server/settlements/charge-terms.test.ts',
      'a charge far beyond what was quoted is asked about, though the parcel is paid and its store has all of it',
    ),
  },
  {
    name: 'a store whose money is late waits without a word',
    changes: [
      {
        file: 'src/server/payouts/send-late-payout-notices.ts',
        from: "await emit(tx, 'payout.late', { vendorId, parcelIds })",
        to: 'void [vendorId, parcelIds]',
      },
    ],
    caughtBy: caughtBy(LATE_TEST, 'a store is told once of all its money'),
  },
  {
    name: 'what came after a statement is said to be paid late',
    changes: [
      {
        file: LATE,
        from: '<= (select max(last_day) from statements where vendor_id = "vendorId")',
        to: 'is not null',
      },
    ],
    caughtBy: caughtBy(LATE_TEST, 'what came after that is not told yet'),
  },
  {
    name: 'what new payout details hold is said to be paid late',
    changes: [
      {
        file: 'src/server/payouts/balances.queries.ts',
        from: '("isHeld" or "isOtherWaiting") is not true',
        to: '("isHeld" or "isOtherWaiting") is not null',
      },
    ],
    caughtBy: caughtBy(LATE_TEST, 'what new payout details hold could not be paid'),
  },
  {
    name: 'what was paid before its notice was sent keeps it',
    changes: [{ file: LATE, from: 'if (parcelIds.length > 0) await', to: 'if (parcelIds.length < 0) await' }],
    caughtBy: caughtBy(LATE_TEST, 'what was found paid as it was to be told'),
  },
  {
    name: 'what of a parcel is kept bears all of its discount',
    changes: [
      {
        file: 'src/server/orders/kept-adjustments.ts',
        from: 'if (keptPoisha === null || keptPoisha === itemsPoisha) return poisha',
        to: 'return poisha',
      },
    ],
    caughtBy: caughtBy(
      'src/server/payouts/close-statements.by-hand-discounts.test.ts',
      'one of four pieces asks the door',
    ),
  },
]
