import { caughtBy } from '../bug.mjs'

const DAYS = 'src/server/deadlines/working-days.ts'
const DAYS_TEST = 'src/server/deadlines/working-days.test.ts'
const MILESTONES = 'src/server/deadlines/milestones.ts'
const TERMS = 'src/server/deadlines/terms.ts'
const QUERIES = 'src/server/deadlines/deadlines.queries.ts'
const KEEP_TEST = 'src/server/deadlines/track-deadlines.test.ts'
const TELL = 'src/server/deadlines/notify-missed.queries.ts'
const TELL_TEST = 'src/server/deadlines/notify-missed.test.ts'
const TIMES = 'src/server/deadlines/delivery-times.queries.ts'
const TIMES_TEST = 'src/server/deadlines/delivery-times.test.ts'
const LISTS = 'src/server/fulfilment/work-lists.queries.ts'
const LATE_TEST = 'src/server/fulfilment/work-lists.late.test.ts'

/** @type {import('../bug.mjs').Bug[]} */
export const DEADLINES_BUGS = [
  {
    name: 'a deadline counts the day on which it was made',
    changes: [{ file: DAYS, from: 'let day = dayNumberOf(moment)', to: 'let day = dayNumberOf(moment) - 1' }],
    caughtBy: caughtBy(DAYS_TEST, 'is late, of what came at'),
  },
  {
    name: 'a deadline ends with a day in London',
    changes: [{ file: DAYS, from: 'DAY_MS - AHEAD_OF_UTC_MS - 1)', to: 'DAY_MS - 1)' }],
    caughtBy: caughtBy(DAYS_TEST, 'is late, of what came at'),
  },
  {
    name: 'a deadline runs through holidays',
    changes: [{ file: DAYS, from: ' && !holidays.has(dayNamed(day))', to: ' && holidays.size >= 0' }],
    caughtBy: caughtBy(DAYS_TEST, 'with so many working days from the next day on'),
  },
  {
    name: 'a deadline stays kept that a correction takes back',
    changes: [{ file: MILESTONES, from: `stage === 'cancelled' ? reached : {}`, to: 'reached' }],
    caughtBy: caughtBy('src/server/deadlines/milestones.test.ts', 'back to packed leaves it confirmed'),
  },
  {
    name: 'a deadline to deliver is kept by a parcel that was refused',
    changes: [{ file: MILESTONES, from: `refused: [...LEFT, 'ended'],`, to: `refused: [...LEFT, 'delivered'],` }],
    caughtBy: caughtBy(KEEP_TEST, 'is ended where it was refused or lost, and not kept'),
  },
  {
    name: 'a deadline to hand over waits for a late confirmation',
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
    name: 'a deadline that is set moves with the settings',
    changes: [
      {
        file: QUERIES,
        from: 'do update set kept_at',
        to: 'do update set due_at = excluded.due_at, kept_at',
      },
    ],
    caughtBy: caughtBy(KEEP_TEST, 'another setting changes what is due afterwards'),
  },
  {
    name: 'a deadline to hand over outlives the confirmation that a correction takes back',
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
    name: 'a missed deadline is told each five minutes',
    changes: [{ file: TELL, from: `    .where('told_store_at', 'is', null)\n`, to: '' }],
    caughtBy: caughtBy(TELL_TEST, 'a store is told once of what became late'),
  },
  {
    name: 'each missed deadline is a message of its own',
    changes: [
      {
        file: 'src/server/deadlines/notify-missed.ts',
        from: `await emit(tx, 'promise.broken', { vendorId, promises })`,
        to: `for (const one of promises) await emit(tx, 'promise.broken', { vendorId, promises: [one] })`,
      },
    ],
    caughtBy: caughtBy(TELL_TEST, 'of several parcels in one message'),
  },
  {
    name: 'a missed deadline is told to admins as soon as to its store',
    changes: [{ file: TELL, from: `    .where('admins_due_at', '<', sql<Date>\`now()\`)\n`, to: '' }],
    caughtBy: caughtBy(TELL_TEST, 'admins are told once of what is still late'),
  },
  {
    name: 'a missed deadline that is met by now is reported all the same',
    changes: [{ file: TELL, from: `    .where('promises.kept_at', 'is', null)\n`, to: '' }],
    caughtBy: caughtBy(TELL_TEST, 'what was kept while it was being told is no news'),
  },
  {
    name: 'a deadline that was met before its store was told is never reported again',
    changes: [{ file: TELL, from: '.set({ [whom]: null })', to: '.set({ [whom]: new Date() })' }],
    caughtBy: caughtBy(TELL_TEST, 'is told once it is open again'),
  },
  {
    name: 'a deadline decides nothing of the order of a work list',
    changes: [{ file: LISTS, from: `    .orderBy(DUE_AT)\n`, to: '' }],
    caughtBy: caughtBy(LATE_TEST, 'in each list what is late comes first'),
  },
  {
    name: 'a deadline that is due at the same moment as another is on no page',
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
    name: 'a deadline that is not past is among the late ones',
    changes: [{ file: QUERIES, from: `    .where((of) => isLate(of.ref('due_at')))\n`, to: '' }],
    caughtBy: caughtBy(LATE_TEST, 'has it at whichever stage'),
  },
  {
    name: 'a deadline of the checkout follows from too few parcels',
    changes: [{ file: TIMES, from: `'>=', fewestParcels)`, to: `'>=', fewestParcels - 1)` }],
    caughtBy: caughtBy(TIMES_TEST, 'or fewer than 30 have'),
  },
  {
    name: 'a deadline of the checkout follows from parcels that were confirmed by being delivered',
    changes: [{ file: TIMES, from: `        .whereRef('confirm.kept_at', '<', 'delivery.kept_at')\n`, to: '' }],
    caughtBy: caughtBy(TIMES_TEST, 'those that were confirmed by being delivered'),
  },
  {
    name: 'the deadline of Dhaka is given to whoever lives in a Dhaka Road',
    changes: [{ file: 'src/contract/values/deadlines.ts', from: '(?![a-z])|ঢাকা', to: '|ঢাকা' }],
    caughtBy: caughtBy(KEEP_TEST, 'to be delivered in'),
  },
  {
    name: 'row security shows a store the deadlines of every parcel',
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
    name: 'a holiday that is in no calendar is accepted',
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
