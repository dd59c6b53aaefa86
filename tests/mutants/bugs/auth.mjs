import { caughtBy } from '../bug.mjs'

/** @type {import('../bug.mjs').Bug[]} */
export const AUTH_BUGS = [
  {
    name: 'one customer holds the whole line for hashing',
    changes: [
      {
        file: 'src/server/auth/hash-limiter.ts',
        from: `  return inTurn(account === undefined ? [from] : [from, \`account:\${account}\`], work)\n`,
        to: `  return inTurn([\`\${from}\${account}\${Math.random()}\`], work)\n`,
      },
    ],
    caughtBy: caughtBy('src/server/auth/login.long.test.ts', 'keeps nobody from logging in or registering'),
  },
  {
    name: 'a stranger’s failures lock an account’s own people out',
    changes: [
      {
        file: 'src/server/auth/guesses.queries.ts',
        from: `sql\`account = \${account} and network = \${network} and device is null\``,
        to: `sql\`account = \${account} and device is null\``,
      },
    ],
    caughtBy: caughtBy('src/server/auth/guesses.long.test.ts', 'lock nobody out'),
  },
  {
    name: 'a device is known to every account',
    changes: [
      {
        file: 'src/server/auth/devices.ts',
        from: `update(\`\${id}.\${epoch}.\${device}.\${since}\`)`,
        to: `update(\`\${epoch}.\${device}.\${since}\`)`,
      },
    ],
    caughtBy: caughtBy('src/server/auth/devices.long.test.ts', 'known to its own account alone'),
  },
  {
    name: 'a changed password leaves the sessions as they were',
    changes: [
      {
        file: 'src/server/users/users.queries.ts',
        from: `    .where('users.token_epoch', '=', epoch)\n`,
        to: `    .where('users.token_epoch', '>=', epoch)\n`,
      },
    ],
    caughtBy: caughtBy('src/server/auth/change-password.test.ts', 'ends every session'),
  },
  {
    name: 'an ended session goes on',
    changes: [
      {
        file: 'src/server/users/users.queries.ts',
        from: `            .where('sessions.ended_at', 'is', null),\n`,
        to: `            .where('sessions.id', '>', 0),\n`,
      },
    ],
    caughtBy: caughtBy('src/server/auth/sessions.test.ts', 'is over once it is ended'),
  },
  {
    name: 'an ended session goes on where calls are answered as the token says',
    changes: [
      {
        file: 'src/server/platform/database/row-security.queries.ts',
        from: `account_id = $1::bigint and ended_at is null`,
        to: `account_id = $1::bigint`,
      },
    ],
    caughtBy: caughtBy('src/server/auth/sessions.test.ts', 'is over once it is ended'),
  },
  {
    name: 'a code of the second step is taken twice',
    changes: [
      {
        file: 'src/server/totp/totp.queries.ts',
        from: `    .where('last_step', '<', step)\n`,
        to: `    .where('last_step', '<=', step)\n`,
      },
    ],
    caughtBy: caughtBy('src/server/account/two-step.test.ts', 'takes a code once'),
  },
  {
    name: 'a recovery code opens twice',
    changes: [
      {
        file: 'src/server/totp/totp.queries.ts',
        from: `    .where('code_hash', '=', hash)\n    .where('used_at', 'is', null)\n`,
        to: `    .where('code_hash', '=', hash)\n`,
      },
    ],
    caughtBy: caughtBy('src/server/account/two-step.test.ts', 'takes a recovery code once'),
  },
  {
    name: 'a second step is guessed at without an end',
    changes: [
      {
        file: 'src/server/totp/second-step.ts',
        from: `  await spend(db, TRIES, \`account:\${accountId}\`)\n`,
        to: '',
      },
    ],
    caughtBy: caughtBy('src/server/account/two-step.test.ts', 'is guessed at ten times'),
  },
  {
    name: 'the secret of a two-step login is kept as it is',
    changes: [
      {
        file: 'src/server/totp/second-step.ts',
        from: 'writeSecret(db, accountId, seal.seal(secret))',
        to: 'writeSecret(db, accountId, Buffer.concat([seal.seal(secret), secret]))',
      },
    ],
    caughtBy: caughtBy('src/server/account/two-step.test.ts', 'keeps neither secret nor recovery codes'),
  },
  {
    name: 'guesses at a phone are counted by how it is written where nobody has it',
    changes: [
      {
        file: 'src/server/auth/login.ts',
        from: 'phone === null && found ? String(found.id) : quoted(phone ?? username)',
        to: 'found ? String(found.id) : quoted(username)',
      },
    ],
    caughtBy: caughtBy('src/server/auth/login.by-phone.test.ts', 'whoever has an account'),
  },
  {
    name: 'a name that nobody has is refused at once',
    changes: [
      {
        file: 'src/server/auth/login.ts',
        from: '    return await claim.prove(password)\n',
        to: "    if (!found) throw new Refusal('invalid_login')\n    return await claim.prove(password)\n",
      },
    ],
    caughtBy: caughtBy('bench/timing/who-has-an-account.process.test.ts', 'a login by mail takes as long'),
  },
]
