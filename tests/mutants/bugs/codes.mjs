import { caughtBy } from '../bug.mjs'

const QUERIES = 'src/server/codes/one-time-secrets.queries.ts'
const RESET = 'src/server/codes/reset-password.ts'
const LIMITS = 'src/server/codes/sending-limits.ts'
const CODES_TEST = 'src/server/codes/codes.test.ts'
const SENDING_TEST = 'src/server/codes/codes.sending.long.test.ts'
const AT_ONCE_TEST = 'src/server/codes/codes.at-once.test.ts'
const RESET_TEST = 'src/server/codes/reset-password.test.ts'
const FIRST_PROOF_TEST = 'src/server/account/first-proof.test.ts'
const UNDO_TEST = 'src/server/codes/undo-contact.test.ts'

/** @type {import('../bug.mjs').Bug[]} */
export const CODES_BUGS = [
  {
    name: 'a code stands in the table as it was sent',
    changes: [
      {
        file: 'src/server/codes/secret-hashes.ts',
        from: '    hmac(purpose, recipient, ticket, secret)\n',
        to: '    secret.length === 6 ? Buffer.from(secret.padEnd(32)) : hmac(purpose, recipient, ticket, secret)\n',
      },
    ],
    caughtBy: caughtBy(CODES_TEST, 'leave nothing in the table that says the code'),
  },
  {
    name: 'a code is hashed alike for every phone',
    changes: [
      {
        file: 'src/server/codes/secret-hashes.ts',
        from: '    hmac(purpose, recipient, ticket, secret)\n',
        to: "    hmac(purpose && recipient && ticket ? '' : '-', secret)\n",
      },
    ],
    caughtBy: caughtBy(CODES_TEST, 'leave nothing in the table that says the code'),
  },
  {
    name: 'a code lets in twice',
    changes: [
      {
        file: QUERIES,
        from: "const taken = await tx\n    .deleteFrom('one_time_secrets')\n",
        to: "const taken = await tx\n    .updateTable('one_time_secrets')\n    .set({ tries: 0 })\n",
      },
    ],
    caughtBy: caughtBy(CODES_TEST, 'that was used, also by two at the same moment'),
  },
  {
    name: 'a code is tried as often as one likes',
    changes: [{ file: QUERIES, from: "'<', mostTries)", to: "'<', mostTries * 100)" }],
    caughtBy: caughtBy(CODES_TEST, 'after five tries the right one too'),
  },
  {
    name: 'tries are counted once a code was wrong',
    changes: [
      { file: QUERIES, from: 'set({ tries: sql<number>`tries + 1` })', to: 'set({ tries: sql<number>`tries` })' },
      {
        file: 'src/server/codes/one-time-secrets.ts',
        from: '  if (!hashes.isSecret(secret, sent)) throw invalidCode()\n',
        to: `  if (!hashes.isSecret(secret, sent)) {
    await db.updateTable('one_time_secrets').set((row) => ({ tries: row('tries', '+', 1) })).where('ticket', '=', ticket).execute()
    throw invalidCode()
  }
`,
      },
    ],
    caughtBy: caughtBy(AT_ONCE_TEST, 'five are looked at'),
  },
  {
    name: 'a made-up ticket closes the codes of a network',
    changes: [
      {
        file: 'src/server/codes/one-time-secrets.ts',
        from: '  if (!sent) throw invalidCode()\n',
        to: "  if (!sent) {\n    await spend(db, WRONG, 'address:' + addressOf(address))\n    throw invalidCode()\n  }\n",
      },
    ],
    caughtBy: caughtBy('src/server/codes/codes.test.ts', 'takes no try from whoever waits'),
  },
  {
    name: 'a proof is used up by a deed that is refused',
    changes: [
      {
        file: 'src/server/codes/prove-account.ts',
        from: '    return async (tx) => {\n      if (!(await takeSecret(tx, ticket))) throw invalidCode()\n',
        to: '    if (!(await takeSecret(db, ticket))) throw invalidCode()\n    return async (tx) => {\n',
      },
    ],
    caughtBy: caughtBy('src/server/codes/change-contact.test.ts', 'with the same proof again'),
  },
  {
    name: 'a code lets in after its three minutes',
    changes: [
      {
        file: QUERIES,
        from: "    .where('tries', '<', mostTries)\n    .where('expires_at', '>', sql<Date>`now()`)\n",
        to: "    .where('tries', '<', mostTries)\n",
      },
      {
        file: QUERIES,
        from: "    .where('ticket', '=', ticket)\n    .where('expires_at', '>', sql<Date>`now()`)\n    .where(isOfEpoch)\n",
        to: "    .where('ticket', '=', ticket)\n    .where(isOfEpoch)\n",
      },
    ],
    caughtBy: caughtBy(CODES_TEST, 'that is three minutes old'),
  },
  {
    name: 'a phone is sent a code whenever it is asked for',
    changes: [{ file: LIMITS, from: '  await spend(db, RESEND, to)\n', to: '' }],
    caughtBy: caughtBy(SENDING_TEST, 'to a phone once in a minute and ten times in a day'),
  },
  {
    name: 'SMS pumping: the shop sends codes without an end',
    changes: [
      { file: LIMITS, from: "  await refuseSpent(db, ofShop, 'shop')\n", to: '' },
      { file: LIMITS, from: "const spent = await spend(db, ofShop, 'shop')", to: 'const spent = 0' },
    ],
    caughtBy: caughtBy(AT_ONCE_TEST, 'once the shop has sent its codes of a day'),
  },
  {
    name: 'SMS pumping: one address asks for codes to any number of phones',
    changes: [
      { file: LIMITS, from: '  if (device === null) await refuseSpent(db, FROM_ADDRESS, from)\n', to: '' },
      { file: LIMITS, from: '  if (device === null) await spend(db, FROM_ADDRESS, from)\n', to: '' },
    ],
    caughtBy: caughtBy(SENDING_TEST, 'for an address a hundred times in ten minutes'),
  },
  {
    name: 'one network stands in every place of the line for codes',
    changes: [{ file: LIMITS, from: '  most: LINE / 4,\n', to: '  most: 4 * LINE,\n' }],
    caughtBy: caughtBy(AT_ONCE_TEST, 'a network that asks for hundreds at once'),
  },
  {
    name: 'twenty networks use up the codes of all',
    changes: [{ file: LIMITS, from: 'const NETWORK_SHARE = 0.12\n', to: 'const NETWORK_SHARE = 1\n' }],
    caughtBy: caughtBy(SENDING_TEST, 'to whoever comes after twenty addresses'),
  },
  {
    name: 'phone login goes past the second step',
    changes: [
      {
        file: 'src/server/codes/enter-by-code.ts',
        from: "isNew ? 'silent' : 'login'",
        to: "isNew ? 'login' : 'silent'",
      },
    ],
    caughtBy: caughtBy('src/server/account/two-step.by-phone.test.ts', 'is asked for at a login by phone'),
  },
  {
    name: 'a reset link is good twice',
    changes: [
      { file: RESET, from: '(await takeSecret(tx, ticket)) && (', to: '(' },
      { file: RESET, from: '    await deleteSecretsOf(tx, id)\n', to: '' },
    ],
    caughtBy: caughtBy(RESET_TEST, 'that was used, also by two at the same moment'),
  },
  {
    name: 'an earlier reset link stays good once another was used',
    changes: [{ file: RESET, from: '    await deleteSecretsOf(tx, id)\n', to: '' }],
    caughtBy: caughtBy(RESET_TEST, 'once another one was used'),
  },
  {
    name: 'sessions survive a reset',
    changes: [
      {
        file: 'src/server/users/users.queries.ts',
        from: ".where('users.token_epoch', '=', epoch)",
        to: ".where('users.token_epoch', '>=', epoch)",
      },
    ],
    caughtBy: caughtBy(RESET_TEST, 'and every session ends'),
  },
  {
    name: 'a reset is sent to the address that was typed',
    changes: [
      {
        file: 'src/server/users/phone-accounts.queries.ts',
        from: 'contact: found[field] ?? recipient }',
        to: 'contact: recipient }',
      },
    ],
    caughtBy: caughtBy(RESET_TEST, 'not to one that looks alike'),
  },
  {
    name: 'a reset tells who has an account',
    changes: [
      {
        file: 'src/server/codes/request-reset.ts',
        from: 'accountId: null, secretHash: null, askedBy }\n',
        to: "accountId: (await tx.selectFrom('users').select('id').where('email', '=', recipient).executeTakeFirst())?.id ?? null, secretHash: null, askedBy }\n",
      },
    ],
    caughtBy: caughtBy(RESET_TEST, 'nobody is told who has an account'),
  },
  {
    name: 'whoever first shows that an email is theirs shares the account with the phone in it',
    changes: [
      {
        file: 'src/server/codes/first-proof.ts',
        from: "    await clearContact(tx, id, 'phone')\n",
        to: '',
      },
    ],
    caughtBy: caughtBy(FIRST_PROOF_TEST, 'without the phone that a stranger added'),
  },
  {
    name: 'the first proof of an email leaves what brings an earlier phone back',
    changes: [{ file: 'src/server/codes/first-proof.ts', from: '  await deleteContactChanges(tx, id)\n', to: '' }],
    caughtBy: caughtBy(FIRST_PROOF_TEST, 'is not undone by what a stranger was sent'),
  },
  {
    name: 'a change is undone after its 72 hours',
    changes: [
      {
        file: 'src/server/codes/contact-changes.queries.ts',
        from: "    .where('undo_hash', '=', undoHash)\n    .where('undone_at', 'is', null)\n    .where('undo_until', '>', sql<Date>`now()`)\n",
        to: "    .where('undo_hash', '=', undoHash)\n    .where('undone_at', 'is', null)\n",
      },
    ],
    caughtBy: caughtBy(UNDO_TEST, 'once, within 72 hours'),
  },
  {
    name: 'a change is undone twice',
    changes: [
      {
        file: 'src/server/codes/contact-changes.queries.ts',
        from: "    .where('undo_hash', '=', undoHash)\n    .where('undone_at', 'is', null)\n",
        to: "    .where('undo_hash', '=', undoHash)\n",
      },
    ],
    caughtBy: caughtBy(UNDO_TEST, 'once, within 72 hours'),
  },
]
