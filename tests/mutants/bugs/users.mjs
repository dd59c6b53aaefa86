import { caughtBy } from '../bug.mjs'

/** @type {import('../bug.mjs').Bug[]} */
export const USERS_BUGS = [
  {
    name: 'a stolen session makes admins without a password',
    changes: [
      { file: 'src/server/users/account-to-change.ts', from: `  await requireRecentProof(tx, actor)\n`, to: '' },
    ],
    caughtBy: caughtBy('src/server/users/recent-proof.test.ts', 'asks for the password once more'),
  },
  {
    name: 'a session that another begins counts as a login with a password',
    changes: [{ file: 'src/server/auth/end-sessions.ts', from: `visitor, 'renewed')`, to: `visitor, 'silent')` }],
    caughtBy: caughtBy('src/server/users/recent-proof.test.ts', 'is not proven'),
  },
  {
    name: 'a new admin counts as another at once',
    changes: [{ file: 'src/server/users/four-eyes.ts', from: `  if (own?.until) throw tooNew(own.until)\n`, to: '' }],
    caughtBy: caughtBy('src/server/payouts/change-payouts.new-admins.test.ts', 'less than 72 hours ago'),
  },
  {
    name: 'whoever deactivates the other admins decides alone at once',
    changes: [
      {
        file: 'src/server/users/four-eyes.queries.ts',
        from: `) or (`,
        to: `) or false and (`,
      },
    ],
    caughtBy: caughtBy('src/server/payouts/change-payouts.new-admins.test.ts', 'not decided alone'),
  },
  {
    name: 'nobody is told that an account became an admin',
    changes: [
      {
        file: 'src/server/users/change-role.ts',
        from: `    if (role === 'Admin') await noteAdminChange(tx, actor, userId, 'promoted')\n`,
        to: '',
      },
    ],
    caughtBy: caughtBy('src/server/notifications/kinds.admins.test.ts', 'is told to all other admins'),
  },
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
  {
    name: 'whoever registers agrees to nothing',
    changes: [
      { file: 'src/server/auth/register.ts', from: `      await agreeToTerms(tx, accountId, 'register')\n`, to: '' },
    ],
    caughtBy: caughtBy('src/server/account/consents.test.ts', 'a customer'),
  },
  {
    name: 'the same consent is kept again and again',
    changes: [
      {
        file: 'src/server/users/consents.queries.ts',
        from: `    where (is_given, text_hash) is distinct from (`,
        to: `    where true or (is_given, text_hash) is distinct from (`,
      },
    ],
    caughtBy: caughtBy('src/server/account/consents.test.ts', 'agrees once to the same words'),
  },
  {
    name: 'an undone change leaves the password that a stranger has set',
    changes: [
      {
        file: 'src/server/users/contacts.queries.ts',
        from: `password_hash: null, token_epoch: row`,
        to: `token_epoch: row`,
      },
    ],
    caughtBy: caughtBy('src/server/codes/undo-contact.test.ts', 'opens nothing until'),
  },
  {
    name: 'an undone change leaves the phone that a stranger has added',
    changes: [
      {
        file: 'src/server/codes/undo-contact.ts',
        from: `    if (otherValue !== undefined) await restoreOther(tx, accountId, other, otherValue)\n`,
        to: '',
      },
    ],
    caughtBy: caughtBy('src/server/codes/undo-contact.test.ts', 'a phone that was added before it'),
  },
  {
    name: 'whoever registers does not reserve the email',
    changes: [
      {
        file: 'src/server/users/create-account.ts',
        from: `  await reserveContact(db, 'email', account.email)\n`,
        to: '',
      },
    ],
    caughtBy: caughtBy('src/server/codes/undo-contact.test.ts', 'whoever changes theirs to it'),
  },
  {
    name: 'a store of somebody without an email has no name',
    changes: [{ file: 'src/server/users/change-role.ts', from: `?? m.users_store_of_number({ id })`, to: `?? ''` }],
    caughtBy: caughtBy('src/server/users/change-role.test.ts', 'who came by phone alone'),
  },
]
