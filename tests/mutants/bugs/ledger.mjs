import { caughtBy } from '../bug.mjs'

const LEDGER = 'migrations/0093_ledger.sql'
const LEDGER_TEST = 'src/server/ledger/post.test.ts'
const JOURNALS = 'src/server/postings/delivery-journals.ts'
const READ = 'src/server/postings/delivered.queries.ts'
const POSTED = 'src/server/postings/post-deliveries.ts'
const POSTED_TEST = 'src/server/postings/post-deliveries.test.ts'

const REFUNDS = 'migrations/0100_refunds.sql'
const REFUND_OF = 'src/contract/values/refund-of.ts'
const REFUNDED = 'src/server/refunds/refund-of-parcel.ts'
const REFUND_JOURNALS = 'src/server/refunds/refund-journals.ts'
const REFUNDS_TEST = 'src/server/refunds/refunds.test.ts'
const BY_DATABASE_TEST = 'src/server/refunds/granting.refused-by-database.test.ts'

const WHOLE_TAKA_TEST = 'src/server/postings/whole-taka.test.ts'
const PAID_RETURN_TEST = 'src/server/settlements/judge-rows.paid-return.test.ts'
const REFUNDED_TEST = 'src/server/dashboard/read-figures.refunded.test.ts'

/** @type {import('../bug.mjs').Bug[]} */
export const LEDGER_BUGS = [
  {
    name: 'a store bears what rounding at the door makes less',
    changes: [
      {
        file: JOURNALS,
        from: "    { account: 'vendor_owes', owner: parcel.vendorId, poisha: -roundingPoisha },",
        to: "    { account: 'losses', poisha: -roundingPoisha },",
      },
    ],
    caughtBy: caughtBy(WHOLE_TAKA_TEST, 'leaves the store what its price says'),
  },
  {
    name: 'a door is asked for half a taka',
    changes: [
      {
        file: 'src/contract/values/whole-taka.ts',
        from: 'return poisha - (poisha % 100)',
        to: 'return poisha',
      },
    ],
    caughtBy: caughtBy(WHOLE_TAKA_TEST, 'own rider leaves the store'),
  },
  {
    name: 'what rounding left is not given back with a refund',
    changes: [
      {
        file: REFUND_JOURNALS,
        from: "{ account: 'rounding', poisha: -roundingPoisha }",
        to: "{ account: 'losses', poisha: -roundingPoisha }",
      },
    ],
    caughtBy: caughtBy(WHOLE_TAKA_TEST, 'all of the rounding comes back'),
  },
  {
    name: 'what a refusing door paid is nobody’s',
    changes: [
      {
        file: 'src/server/orders/bring-parcels.ts',
        from: "stage === 'refused' && step.collectedPoisha",
        to: 'false && step.collectedPoisha',
      },
    ],
    caughtBy: caughtBy(PAID_RETURN_TEST, 'is settled by a row of its kind'),
  },
  {
    name: 'a paid return is a return that was paid too much',
    changes: [
      {
        file: 'src/server/settlement-sheets/row-kind.ts',
        from: 'PAID_RETURN.test(words) && collectedPoisha > 0',
        to: 'PAID_RETURN.test(words) && collectedPoisha < 0',
      },
    ],
    caughtBy: caughtBy(PAID_RETURN_TEST, 'is settled by a row of its kind'),
  },
  {
    name: 'what was given back is revenue',
    changes: [
      {
        file: 'src/server/dashboard/stats.queries.ts',
        from: 'seen.poisha - seen."refundedPoisha"',
        to: 'seen.poisha',
      },
    ],
    caughtBy: caughtBy(REFUNDED_TEST, 'is no revenue of shop or store any more'),
  },
  {
    name: 'pieces that came back are among the best sellers',
    changes: [
      {
        file: 'src/server/dashboard/seen.queries.ts',
        from: "where line_id = order_lines.id and state <> 'cancelled'",
        to: "where line_id = order_lines.id and state = 'none'",
      },
    ],
    caughtBy: caughtBy(REFUNDED_TEST, 'are not among the best sellers'),
  },
  {
    name: 'a commission is rounded for each line',
    changes: [
      {
        file: 'src/contract/values/commission-of.ts',
        from: '(each - of(remainders, at)) / toOne + (raised.has(at) ? 1 : 0)',
        to: 'Math.round(each / toOne) + (raised.has(at) ? 0 : 0)',
      },
    ],
    caughtBy: caughtBy('src/contract/values/commission-of.test.ts', 'its lines pay together'),
  },
  {
    name: 'a rule of all stores is found before a store’s own',
    changes: [
      {
        file: 'migrations/0094_commission.sql',
        from: 'order by rule.vendor_id is null, ',
        to: 'order by rule.vendor_id is not null, ',
      },
    ],
    caughtBy: caughtBy('src/server/commission/frozen.test.ts', 'of the ranks is found'),
  },
  {
    name: 'VAT on commission is of the day of the order',
    changes: [
      {
        file: 'src/server/orders/moving.queries.ts',
        from: '      supply_vat_basis_points: vatOfSupply(change),\n',
        to: '',
      },
    ],
    caughtBy: caughtBy(
      'src/server/payouts/close-statements.by-hand-vat.test.ts',
      'ordered at 15 % and delivered at 20 %',
    ),
  },
  {
    name: 'one event posts each time it is told',
    changes: [
      {
        file: LEDGER,
        from: '      values (kinds[at], sources[at], subjects[at], reversed[at], moments[at])',
        to: "      values (kinds[at], sources[at] || '.' || clock_timestamp(), subjects[at], reversed[at], moments[at])",
      },
    ],
    caughtBy: caughtBy(LEDGER_TEST, 'of one event posts once'),
  },
  {
    name: 'accounts are held in any order',
    changes: [
      {
        file: LEDGER,
        from: '    order by id for no key update;',
        to: '    order by random() for no key update;',
      },
    ],
    caughtBy: caughtBy(LEDGER_TEST, 'of accounts in any order'),
  },
  {
    name: 'a store reads what others are owed',
    changes: [
      {
        file: LEDGER,
        from: "using (kind in ('vendor_owes', 'vendor_pending', 'vendor_payable') and owner = (select actor_store_id())::text)",
        to: "using (kind in ('vendor_owes', 'vendor_pending', 'vendor_payable'))",
      },
    ],
    caughtBy: caughtBy(LEDGER_TEST, 'reads its own accounts'),
  },
  {
    name: 'a part pays the commission of the whole',
    changes: [
      {
        file: JOURNALS,
        from: 'keptShare(line.commissionPoisha, line.kept, line.quantity)',
        to: 'keptShare(line.commissionPoisha, line.quantity, line.quantity)',
      },
    ],
    caughtBy: caughtBy(POSTED_TEST, 'of a part, what was kept pays'),
  },
  {
    name: 'the VAT on a commission is dropped',
    changes: [
      {
        file: JOURNALS,
        from: 'vatPoisha += keptShare(line.commissionVatPoisha, line.kept, line.quantity)',
        to: 'vatPoisha += 0',
      },
    ],
    caughtBy: caughtBy(POSTED_TEST, 'what the shop’s courier delivers it owes'),
  },
  {
    name: 'the shipping goes to the store and to the shop',
    changes: [
      {
        file: JOURNALS,
        from: 'owner: vendorId, poisha: -(goodsPoisha + storeAdjustmentsPoisha) }',
        to: 'owner: vendorId, poisha: -(goodsPoisha + shippingPoisha) }',
      },
      {
        file: JOURNALS,
        from: 'poisha: missingOf(parcel) }',
        to: 'poisha: missingOf(parcel) + shippingPoisha }',
      },
    ],
    caughtBy: caughtBy(POSTED_TEST, 'what the shop’s courier delivers it owes'),
  },
  {
    name: 'a store is owed what its courier has not paid yet',
    changes: [
      {
        file: JOURNALS,
        from: "{ account: 'vendor_pending', owner: vendorId, poisha: -(goods",
        to: "{ account: 'vendor_payable', owner: vendorId, poisha: -(goods",
      },
    ],
    caughtBy: caughtBy('src/server/postings/delivery-journals.test.ts', 'a courier of the shop owes what it took'),
  },
  {
    name: 'a line pays by today’s rate',
    changes: [
      {
        file: READ,
        from: "'line_commissions.commission_poisha as commissionPoisha'])",
        to: "])\n    .select(sql<number>`price_poisha * quantity * (select max(basis_points) from commission_rules) / 10000`.as('commissionPoisha'))",
      },
    ],
    caughtBy: caughtBy(POSTED_TEST, 'what was sold at one rate pays that'),
  },
  {
    name: 'what was corrected stays posted',
    changes: [
      {
        file: POSTED,
        from: '    ...takenBack(standing),',
        to: '    ...takenBack(standing).slice(standing.length),',
      },
    ],
    caughtBy: caughtBy(POSTED_TEST, 'what is corrected is taken back'),
  },
  {
    name: 'a store’s own rider is taken for the shop’s courier',
    changes: [{ file: READ, from: "coalesce(collects_for, 'store')", to: "coalesce(null, 'shop')" }],
    caughtBy: caughtBy(POSTED_TEST, 'whose own rider delivers'),
  },
  {
    name: 'a refund is written without lines',
    changes: [
      {
        file: REFUNDS,
        from: "    perform refund_has_lines((side ->> 'id')::bigint);",
        to: '    perform 1;',
      },
    ],
    caughtBy: caughtBy(BY_DATABASE_TEST, 'a refund without lines'),
  },
  {
    name: 'more pieces are refunded than were kept',
    changes: [
      {
        file: REFUNDED,
        from: '[lineId, kept - refunded]',
        to: '[lineId, kept - refunded + 99]',
      },
    ],
    caughtBy: caughtBy(REFUNDS_TEST, 'more pieces than were kept'),
  },
  {
    name: 'the database lets more pieces be refunded than were kept',
    changes: [
      {
        file: REFUNDS,
        from: 'having sum(refund_lines.quantity) > coalesce(',
        to: 'having sum(refund_lines.quantity) > 99 + coalesce(',
      },
    ],
    caughtBy: caughtBy(BY_DATABASE_TEST, 'more pieces than were kept'),
  },
  {
    name: 'a refund gives back the commission at today’s rate',
    changes: [
      {
        file: 'src/server/parcels/refundable-parcel.queries.ts',
        from: ".select('line_commissions.commission_poisha as commissionPoisha')",
        to: ".select(sql<number>`price_poisha * quantity * (select max(basis_points) from commission_rules) / 10000`.as('commissionPoisha'))",
      },
    ],
    caughtBy: caughtBy(REFUNDS_TEST, 'never by a rule of today'),
  },
  {
    name: 'the VAT on a commission is not given back',
    changes: [
      {
        file: REFUNDED,
        from: 'commissionVatPoisha: isGivenBack ? sumOf(({ commissionVatPoisha }) => commissionVatPoisha) : 0,',
        to: 'commissionVatPoisha: 0,',
      },
    ],
    caughtBy: caughtBy(REFUNDS_TEST, 'with the commission of those pieces given back'),
  },
  {
    name: 'what was refunded before is refunded again',
    changes: [
      {
        file: REFUND_OF,
        from: 'Math.max(0, keptShare(poisha, Math.min(by, pieces), pieces) - before)',
        to: 'Math.max(0, keptShare(poisha, Math.min(by, pieces), pieces) - 0 * before)',
      },
    ],
    caughtBy: caughtBy('src/contract/values/refund-of.test.ts', 'piece by piece, in any order'),
  },
  {
    name: 'what a store paid itself is paid by the shop’s bank',
    changes: [{ file: REFUND_JOURNALS, from: "from === 'store'", to: 'false' }],
    caughtBy: caughtBy(REFUNDS_TEST, 'as paid: out of the bank'),
  },
]
