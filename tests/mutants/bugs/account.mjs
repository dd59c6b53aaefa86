import { caughtBy } from '../bug.mjs'

const QUERIES = 'src/server/account/addresses.queries.ts'
const POLICY = 'migrations/0057_addresses.sql'
const WALL_TEST = 'src/server/assembly/app.row-security.accounts.test.ts'
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
  {
    name: 'row security shows everybody’s sessions',
    changes: [
      {
        file: 'migrations/0051_login_sessions.sql',
        from: 'using (account_id = (select actor_id()))',
        to: 'using (true)',
      },
    ],
    caughtBy: caughtBy(WALL_TEST, 'is seen and ended by its account alone'),
  },
  {
    name: 'whoever asks chooses what another is told',
    changes: [
      {
        file: 'migrations/0037_message_preferences.sql',
        from: 'using (account_id = (select actor_id()))',
        to: 'using (true)',
      },
    ],
    caughtBy: caughtBy(WALL_TEST, 'is chosen by the account alone'),
  },
  {
    name: 'the messages of another stand among the own data',
    changes: [
      {
        file: 'migrations/0058_own_data.sql',
        from: 'expires_at is null and ((select actor_id()) is null or account_id = (select actor_id()))',
        to: 'expires_at is null',
      },
    ],
    caughtBy: caughtBy(WALL_TEST, 'are nobody else’s'),
  },
  {
    name: 'the log says all of an address, and so who may end mails',
    changes: [
      {
        file: 'src/server/platform/http/http.ts',
        from: 'path: pathOf(request), status: reply.statusCode',
        to: 'path: request.url, status: reply.statusCode',
      },
    ],
    caughtBy: caughtBy('src/server/assembly/app.discretion.accounts.long.test.ts', 'the log knows none of them'),
  },
]
