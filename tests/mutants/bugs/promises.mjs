import { caughtBy } from '../bug.mjs'

const DAYS = 'src/server/promises/working-days.ts'
const DAYS_TEST = 'src/server/promises/working-days.test.ts'
const MILESTONES = 'src/server/promises/milestones.ts'
const TERMS = 'src/server/promises/terms.ts'
const QUERIES = 'src/server/promises/promises.queries.ts'
const KEEP_TEST = 'src/server/promises/keep-promises.test.ts'
const TELL = 'src/server/promises/tell-broken.queries.ts'
const TELL_TEST = 'src/server/promises/tell-broken.test.ts'
const TIMES = 'src/server/promises/delivery-times.queries.ts'
const TIMES_TEST = 'src/server/promises/delivery-times.test.ts'
const LISTS = 'src/server/fulfilment/work-lists.queries.ts'
const LATE_TEST = 'src/server/fulfilment/late-parcels.test.ts'

/** @type {import('../bug.mjs').Bug[]} */
export const PROMISES_BUGS = [
  {
    name: 'a promise counts the day on which it was made',
    changes: [{ file: DAYS, from: 'let day = dayNumberOf(moment)', to: 'let day = dayNumberOf(moment) - 1' }],
    caughtBy: caughtBy(DAYS_TEST, 'is late, of what came at'),
  },
  {
    name: 'a promise ends with a day in London',
    changes: [{ file: DAYS, from: 'DAY_MS - AHEAD_OF_UTC_MS - 1)', to: 'DAY_MS - 1)' }],
    caughtBy: caughtBy(DAYS_TEST, 'is late, of what came at'),
  },
  {
    name: 'a promise runs through holidays',
    changes: [{ file: DAYS, from: ' && !holidays.has(dayNamed(day))', to: ' && holidays.size >= 0' }],
    caughtBy: caughtBy(DAYS_TEST, 'with so many working days from the next day on'),
  },
  {
    name: 'a promise stays kept that a correction takes back',
    changes: [{ file: MILESTONES, from: `stage === 'cancelled' ? reached : {}`, to: 'reached' }],
    caughtBy: caughtBy('src/server/promises/milestones.test.ts', 'back to packed leaves it confirmed'),
  },
  {
    name: 'a promise to deliver is kept by a parcel that was refused',
    changes: [{ file: MILESTONES, from: `refused: [...LEFT, 'ended'],`, to: `refused: [...LEFT, 'delivered'],` }],
    caughtBy: caughtBy(KEEP_TEST, 'is ended where it was refused or lost, and not kept'),
  },
  {
    name: 'a promise to hand over waits for a late confirmation',
    changes: [
      {
        file: TERMS,
        from: 'earlier(confirmed ?? confirmBy, confirmBy)',
        to: 'earlier(confirmed ?? confirmBy, new Date())',
      },
    ],
    caughtBy: caughtBy(KEEP_TEST, 'nothing that a late confirmation puts off'),
  },
  {
    name: 'a promise that was made moves with the settings',
    changes: [
      {
        file: QUERIES,
        from: 'do update set kept_at',
        to: 'do update set due_at = excluded.due_at, kept_at',
      },
    ],
    caughtBy: caughtBy(KEEP_TEST, 'another setting changes what is promised afterwards'),
  },
  {
    name: 'a promise to hand over outlives the confirmation that a correction takes back',
    changes: [
      {
        file: QUERIES,
        from: 'and (parcel_id, kind) not in (',
        to: 'and false and (parcel_id, kind) not in (',
      },
    ],
    caughtBy: caughtBy(KEEP_TEST, 'is open again where an admin corrects'),
  },
  {
    name: 'a broken promise is told each five minutes',
    changes: [{ file: TELL, from: `    .where('told_store_at', 'is', null)\n`, to: '' }],
    caughtBy: caughtBy(TELL_TEST, 'a store is told once of what became late'),
  },
  {
    name: 'a broken promise is a message of its own',
    changes: [
      {
        file: 'src/server/promises/tell-broken.ts',
        from: `await emit(tx, 'promise.broken', { vendorId, promises })`,
        to: `for (const one of promises) await emit(tx, 'promise.broken', { vendorId, promises: [one] })`,
      },
    ],
    caughtBy: caughtBy(TELL_TEST, 'of several parcels in one message'),
  },
  {
    name: 'a broken promise is told to admins as soon as to its store',
    changes: [{ file: TELL, from: `    .where('admins_due_at', '<', sql<Date>\`now()\`)\n`, to: '' }],
    caughtBy: caughtBy(TELL_TEST, 'admins are told once of what is still late'),
  },
  {
    name: 'a broken promise that is kept by now is told all the same',
    changes: [{ file: TELL, from: `    .where('promises.kept_at', 'is', null)\n`, to: '' }],
    caughtBy: caughtBy(TELL_TEST, 'what was kept while it was being told is no news'),
  },
  {
    name: 'a broken promise that was kept before it was told is never told again',
    changes: [{ file: TELL, from: '.set({ [whom]: null })', to: '.set({ [whom]: new Date() })' }],
    caughtBy: caughtBy(TELL_TEST, 'is told once it is open again'),
  },
  {
    name: 'a promise decides nothing of the order of a work list',
    changes: [{ file: LISTS, from: `    .orderBy(DUE_AT)\n`, to: '' }],
    caughtBy: caughtBy(LATE_TEST, 'in each list what is late comes first'),
  },
  {
    name: 'a promise that is due at the same moment as another is on no page',
    changes: [
      {
        file: LISTS,
        from: `(\${DUE_AT}, id) > (\${dueAt}, \${after?.id ?? 0}::bigint)`,
        to: `\${DUE_AT} > \${dueAt} and \${after?.id ?? 0} >= 0`,
      },
    ],
    caughtBy: caughtBy(LATE_TEST, 'none twice and none left out'),
  },
  {
    name: 'a promise that nobody broke is among the late ones',
    changes: [{ file: QUERIES, from: `    .where((of) => isLate(of.ref('due_at')))\n`, to: '' }],
    caughtBy: caughtBy(LATE_TEST, 'has it at whichever stage'),
  },
  {
    name: 'a promise of the checkout follows from too few parcels',
    changes: [{ file: TIMES, from: `'>=', fewestParcels)`, to: `'>=', fewestParcels - 1)` }],
    caughtBy: caughtBy(TIMES_TEST, 'or fewer than 30 have'),
  },
  {
    name: 'a promise of the checkout follows from parcels that were confirmed by being delivered',
    changes: [{ file: TIMES, from: `        .whereRef('confirm.kept_at', '<', 'delivery.kept_at')\n`, to: '' }],
    caughtBy: caughtBy(TIMES_TEST, 'those that were confirmed by being delivered'),
  },
  {
    name: 'a promise to Dhaka is made to whoever lives in a Dhaka Road',
    changes: [{ file: 'src/contract/values/promises.ts', from: '(?![a-z])|ঢাকা', to: '|ঢাকা' }],
    caughtBy: caughtBy(KEEP_TEST, 'to be delivered in'),
  },
  {
    name: 'the second wall shows a store what was promised of every parcel',
    changes: [
      {
        file: 'migrations/0090_promises.sql',
        from: 'using ((select true from parcels where parcels.id = parcel_id));',
        to: 'using ((select actor_id()) is not null);',
      },
    ],
    caughtBy: caughtBy(
      'src/server/assembly/app.row-security.orders.test.ts',
      'of the own parcel by each store, and by nobody else',
    ),
  },
  {
    name: 'a promise keeps a holiday that is in no calendar',
    changes: [
      {
        file: 'src/contract/settings.ts',
        from: 'days.find((each) => !isDay(each))',
        to: `days.find((each) => !/^[-\\d]{10}$/.test(each))`,
      },
    ],
    caughtBy: caughtBy('src/server/settings/update-settings.test.ts', 'not holidays "2027-02-29"'),
  },
]
