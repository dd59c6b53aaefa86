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
]
