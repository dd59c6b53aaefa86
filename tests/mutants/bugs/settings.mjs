import { caughtBy } from '../bug.mjs'

/** @type {import('../bug.mjs').Bug[]} */
export const SETTINGS_BUGS = [
  {
    name: 'a changed setting stays what it was in what is kept',
    changes: [{ file: 'src/server/settings/update-settings.ts', from: "    invalidate(tx, 'settings')\n", to: '' }],
    caughtBy: caughtBy('src/server/settings/public-settings.test.ts', 'everybody is told the shipping fee'),
  },
  {
    name: 'two admins change the settings at once without waiting for each other',
    changes: [{ file: 'src/server/settings/settings.queries.ts', from: '.forUpdate()', to: '' }],
    caughtBy: caughtBy('src/server/settings/update-settings.test.ts', 'at once: one is saved, the other is told'),
  },
  {
    name: 'a link may lead anywhere, by any scheme',
    changes: [{ file: 'src/contract/settings.ts', from: "text === '' || HTTPS.test(text)", to: 'text === text' }],
    caughtBy: caughtBy('src/server/settings/update-settings.test.ts', 'not facebook'),
  },
]
