import { caughtBy } from '../bug.mjs'

const QUERIES = 'src/server/account/addresses.queries.ts'
const POLICY = 'migrations/0057_addresses.sql'
const BOOK_TEST = 'src/server/account/addresses.test.ts'

/** @type {import('../bug.mjs').Bug[]} */
export const ACCOUNT_BUGS = [
  {
    name: 'row security shows everybody’s addresses',
    changes: [{ file: POLICY, from: 'using (account_id = (select actor_id()))', to: 'using (true)' }],
    caughtBy: caughtBy(BOOK_TEST, 'under row security'),
  },
  {
    name: 'the address of another account is shown',
    changes: [
      { file: POLICY, from: 'using (account_id = (select actor_id()))', to: 'using (true)' },
      {
        file: QUERIES,
        from: "'is_default as isDefault'])\n    .where('account_id', '=', accountId)\n",
        to: "'is_default as isDefault'])\n    .where('account_id', '>', accountId > 0 ? 0 : 1)\n",
      },
    ],
    caughtBy: caughtBy(BOOK_TEST, 'nobody else sees it'),
  },
]
