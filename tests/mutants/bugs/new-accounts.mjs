import { caughtBy } from '../bug.mjs'

const BOUNDS = 'src/server/checkout/new-accounts.ts'
const BOUNDS_TEST = 'src/server/checkout/place-order.new-accounts.test.ts'
const AWAITING_TEST = 'src/server/checkout/place-order.awaiting.test.ts'

/** @type {import('../bug.mjs').Bug[]} */
export const NEW_ACCOUNTS_BUGS = [
  {
    name: 'a new account does not wait for another that orders for its phone',
    changes: [
      {
        file: 'migrations/0116_new_accounts.sql',
        from: '  perform pg_advisory_xact_lock(116, hashtext(of_phone));\n',
        to: '',
      },
    ],
    caughtBy: caughtBy(BOUNDS_TEST, 'get no further by ordering at once'),
  },
  {
    name: 'a new account has a third of what is left, less each time',
    changes: [{ file: BOUNDS, from: '(stock + held) /', to: 'stock /' }],
    caughtBy: caughtBy(BOUNDS_TEST, 'a third of what is left on order'),
  },
  {
    name: 'what awaited its confirmation of a new account gives nothing back',
    changes: [
      {
        file: 'src/server/orders/take-awaited.ts',
        from: 'if (counted.length > 0) await',
        to: 'if (counted.length < 0) await',
      },
    ],
    caughtBy: caughtBy(AWAITING_TEST, 'gives them back when it is cancelled'),
  },
  {
    name: 'the clock cancels a new account’s order on its last day',
    changes: [
      {
        file: 'src/server/deadlines/unconfirmed.queries.ts',
        from: 'startOfPeriod(days + 1)',
        to: 'startOfPeriod(days)',
      },
    ],
    caughtBy: caughtBy('src/server/deadlines/cancel-unconfirmed.test.ts', 'stays on its fifth day'),
  },
]
