import { caughtBy } from '../bug.mjs'

const NAMES = 'src/server/vendors/store-names.test.ts'
const PROFILE = 'src/server/vendors/update-store.test.ts'

/** @type {import('../bug.mjs').Bug[]} */
export const VENDORS_BUGS = [
  {
    name: 'an admin approves a name that nobody has seen',
    changes: [
      {
        file: 'src/server/vendors/managed-vendors.queries.ts',
        from: '.$if(fromVersion !== undefined, ',
        to: '.$if(false, ',
      },
    ],
    caughtBy: caughtBy('src/server/vendors/decide.test.ts', 'under a name that the admin has not seen'),
  },
  {
    name: 'a store that nobody approved drops all finished pages',
    changes: [
      {
        file: 'src/server/vendors/update-store.ts',
        from: `  if (after.status !== 'Approved') return\n`,
        to: '',
      },
    ],
    caughtBy: caughtBy(PROFILE, 'only of a store that the public can see'),
  },
  {
    name: 'one account fills the audit with saves of its profile',
    changes: [
      {
        file: 'src/server/vendors/update-store.ts',
        from: `kind: 'profile_saves', most: 20,`,
        to: `kind: 'profile_saves', most: 20_000,`,
      },
    ],
    caughtBy: caughtBy(PROFILE, 'twenty times in an hour at the most'),
  },
  {
    name: 'the older of two tabs puts a profile back',
    changes: [
      {
        file: 'src/server/vendors/update-store.ts',
        from: `if (isOutdated(change.fromVersion, before))`,
        to: `if (isOutdated(undefined, before))`,
      },
    ],
    caughtBy: caughtBy('src/server/vendors/update-store.stale.test.ts', 'not put back by the older tab'),
  },
  {
    name: 'a store may take the name of another one',
    changes: [
      {
        file: 'src/server/vendors/store-names.ts',
        from: `  return holder === undefined || holder === vendorId`,
        to: `  return holder !== 0 || holder === vendorId`,
      },
    ],
    caughtBy: caughtBy(NAMES, 'is no other open store’s'),
  },
  {
    name: 'a store may be called as the shop itself',
    changes: [
      {
        file: 'src/server/vendors/store-names.ts',
        from: `  if (OWN_NAMES.has(key)) return false\n`,
        to: '',
      },
    ],
    caughtBy: caughtBy(NAMES, 'is never the shop’s own'),
  },
]
