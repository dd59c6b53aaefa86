import { caughtBy } from '../bug.mjs'

const MONTHS_TEST = 'src/server/platform/events/months.long.test.ts'
const MONTHS_QUERIES = 'src/server/platform/events/months.queries.ts'
const INSERT_ORDER = 'src/server/orders/insert-order.queries.ts'

/** @type {import('../bug.mjs').Bug[]} */
export const EVENTS_AND_JOBS_BUGS = [
  {
    name: 'an event is emitted outside the transaction of its order',
    changes: [
      { file: INSERT_ORDER, from: 'import { type Db, lastly,', to: 'import { type Db, pipelined,' },
      { file: INSERT_ORDER, from: 'await lastly(tx,', to: 'await pipelined(tx,' },
      { file: INSERT_ORDER, from: `    emit(connection, 'order.placed', { orderId: insertedOrderId }),\n`, to: '' },
      {
        file: INSERT_ORDER,
        from: '  return placedOrder(order, inserted)\n',
        to:
          '  await sql`commit`.execute(tx)\n  await sql`begin`.execute(tx)\n' +
          "  await emit(tx, 'order.placed', { orderId: inserted.id })\n  return placedOrder(order, inserted)\n",
      },
    ],
    caughtBy: caughtBy('src/server/platform/events/relay.test.ts', 'an order and its event are one'),
  },
  {
    name: 'an older process swallows what a newer one listens to',
    changes: [
      {
        file: 'src/server/platform/events/relay.ts',
        from: ', ...(await knownSubscribers(tx))]',
        to: ']',
      },
    ],
    caughtBy: caughtBy('src/server/platform/events/relay.test.ts', 'who listens in the newer one alone'),
  },
  {
    name: 'an event that is delivered again is handled again',
    changes: [
      {
        file: 'src/server/platform/events/deliver.ts',
        from: 'deliveries.filter(({ id }) => fresh.includes(id))',
        to: 'deliveries.filter(() => fresh.length >= 0)',
      },
    ],
    caughtBy: caughtBy('src/server/platform/events/relay.test.ts', 'changes nothing again'),
  },
  {
    name: 'ids of events go back to the beginning of their month',
    changes: [{ file: MONTHS_QUERIES, from: 'where last_value < ', to: 'where last_value <> ' }],
    caughtBy: caughtBy(MONTHS_TEST, 'ids only ever go on'),
  },
  {
    name: 'a month is dropped while some of its events are young',
    changes: [
      {
        file: 'src/server/platform/events/months.ts',
        from: 'if (upTo <= firstIdOf(monthOf(longAgo))',
        to: 'if (upTo <= firstIdOf(monthOf(longAgo) + 1)',
      },
    ],
    caughtBy: caughtBy(MONTHS_TEST, 'a month is dropped once all'),
  },
  {
    name: 'a month is dropped by its ids alone',
    changes: [{ file: MONTHS_QUERIES, from: 'max(delivered_at) >= ', to: 'min(delivered_at) >= ' }],
    caughtBy: caughtBy(MONTHS_TEST, 'stays until its youngest note'),
  },
  {
    name: 'what was noted before its month was made stays among the others',
    changes: [{ file: MONTHS_QUERIES, from: 'select * from moved`', to: 'select * from moved where false`' }],
    caughtBy: caughtBy(MONTHS_TEST, 'months that nobody made'),
  },
  {
    name: 'the jobs of a process that was killed stay locked',
    changes: [
      {
        file: 'src/server/platform/jobs/lease.ts',
        from: 'await unlockDead(pool, paces.deadAfter)',
        to: '[] as string[]',
      },
    ],
    caughtBy: caughtBy('src/server/platform/jobs/run-jobs.killed.process.test.ts', 'goes on in another, and is done'),
  },
  {
    name: 'a runner that failed to look for jobs once never runs any',
    changes: [
      {
        file: 'src/server/platform/jobs/runner.ts',
        from: "events.once('worker:getJob:error', onFirstError)",
        to: "events.once('worker:getJob:error', () => undefined)",
      },
    ],
    caughtBy: caughtBy('src/server/platform/jobs/run-jobs.test.ts', 'too slow for once to learn'),
  },
  {
    name: 'an import that two processes run is stored twice',
    changes: [
      {
        file: 'src/server/imports/import-store.ts',
        from: "if (!(await updateImport(tx, { ...job, state: 'done' })))",
        to: "if ((await updateImport(tx, { ...job, state: 'done' })) === undefined)",
      },
    ],
    caughtBy: caughtBy('src/server/imports/import-progress.test.ts', 'that two processes run at the same moment'),
  },
]
