import { caughtBy } from '../bug.mjs'

/** @type {import('../bug.mjs').Bug[]} */
export const USERS_BUGS = [
  {
    name: 'the last admin is looked for without a lock',
    changes: [
      {
        file: 'src/server/users/managed-accounts.queries.ts',
        from: `    .orderBy('id')\n    .forNoKeyUpdate()\n`,
        to: `    .orderBy('id')\n`,
      },
    ],
    caughtBy: caughtBy('src/server/users/account-to-change.last-admin.test.ts', 'two admins'),
  },
  {
    name: 'the store of a deactivated owner goes on selling',
    changes: [
      { file: 'src/server/users/toggle-active.ts', from: `    await stores.follow(tx, userId, isActive)\n`, to: '' },
    ],
    caughtBy: caughtBy('src/server/users/toggle-active.owner.test.ts', 'is off sale wherever it was on sale'),
  },
  {
    name: 'an admin decides on an account as it was',
    changes: [
      {
        file: 'src/server/users/account-to-change.ts',
        from: `if (isOutdated(fromVersion, account)) throw`,
        to: `if (isOutdated(undefined, account)) throw`,
      },
    ],
    caughtBy: caughtBy('src/server/users/change-role.stale.test.ts', 'decided on what a colleague has changed'),
  },
]
