import { CUT, caughtBy, SHORT } from '../bug.mjs'

const ACTING = 'src/server/platform/database/acting-connection.ts'
const DRAINING = caughtBy('src/server/platform/http/health.test.ts', 'a shop that drains says so')
const DEMOTED = caughtBy('tests/failover/demoted.process.test.ts', 'a shop whose leader has become a replica says so')

/** @type {import('../bug.mjs').Bug[]} */
export const PLATFORM_BUGS = [
  {
    name: 'a connection that was lost is told as a failure',
    changes: [
      {
        file: 'src/server/platform/http/problem.ts',
        from: `if (isDatabaseAway(error)) return problem('database_away', COME_BACK)`,
        to: `if (isDatabaseAway(error)) return problem('out_of_stock')`,
      },
    ],
    caughtBy: CUT,
  },
  {
    name: 'a leader that has become a replica is told as a failure',
    changes: [
      {
        file: 'src/server/platform/postgres/database-trouble.ts',
        from: '  READ_ONLY,\n',
        to: '',
      },
    ],
    caughtBy: DEMOTED,
  },
  {
    name: 'connections to a leader that has become a replica are used again',
    changes: [
      {
        file: 'src/server/platform/database/driver.ts',
        from: 'client.release(isBroken || readOnly.has(client))',
        to: 'client.release(isBroken)',
      },
    ],
    caughtBy: DEMOTED,
  },
  {
    name: 'health is content with a server that only reads',
    changes: [
      {
        file: 'src/server/platform/http/health.queries.ts',
        from: 'select from schema_migrations where false for update',
        to: 'select from schema_migrations where false',
      },
    ],
    caughtBy: DEMOTED,
  },
  {
    name: 'a shop that drains tells its balancer nothing',
    changes: [
      { file: 'src/server/platform/http/health.ts', from: 'if (draining?.aborted)', to: 'if (draining?.onabort)' },
    ],
    caughtBy: DRAINING,
  },
  {
    name: 'connections stay while a shop drains',
    changes: [
      {
        file: 'src/server/platform/http/http.ts',
        from: 'if (options.draining?.aborted) response.shouldKeepAlive = false',
        to: '',
      },
    ],
    caughtBy: DRAINING,
  },
  {
    name: 'a shop starts over tables that something was taken from',
    changes: [
      {
        file: 'src/server/platform/database/migrations.ts',
        from: 'if (waitedFor === undefined || isAmong(files, waitedFor)) return',
        to: 'if (waitedFor === undefined || waitedFor > 0) return',
      },
    ],
    caughtBy: caughtBy('src/server/platform/database/migrations.long.test.ts', 'that a newer version has taken from'),
  },
  {
    name: 'tables that are there are made once more from the baseline',
    changes: [
      {
        file: 'src/server/platform/database/migrations.ts',
        from: 'if (await hasMigrationsTable(tx)) return false',
        to: '',
      },
    ],
    caughtBy: caughtBy(
      'src/server/platform/database/migrations.baseline.long.test.ts',
      'tables that are there are none',
    ),
  },
  {
    name: 'pictures without a row are never swept',
    changes: [
      {
        file: 'src/server/platform/pictures/sweep.ts',
        from: '  if (shown.size === 0) return 0',
        to: '  if (shown.size >= 0) return 0',
      },
    ],
    caughtBy: {
      file: 'src/server/selling/form-picture.orphans.long.test.ts',
      test: 'a machine that stops between the file and its row',
    },
  },
  {
    name: 'a replica that fails what the primary answers is asked again by each request',
    changes: [
      {
        file: 'src/server/platform/database/replicas.ts',
        from: "    if (causeOf(error) === 'fails') leaveOut(replicas, replica, error)\n",
        to: '',
      },
    ],
    caughtBy: {
      file: 'src/server/platform/database/replicas.process.test.ts',
      test: 'rests, is told once and counted',
    },
  },
  {
    name: 'a place of backups that is away lets the log fill the disk',
    changes: [
      { file: 'src/server/platform/backup/ship-wal.ts', from: '.slice(0, -mostWaiting)', to: '.slice(0, -1_000_000)' },
    ],
    caughtBy: { file: 'src/server/platform/backup/ship-wal.test.ts', test: 'so much of the log is kept' },
  },
  {
    name: 'a shop overwrites the log of another in the same place of backups',
    changes: [
      {
        file: 'src/server/platform/backup/ship-wal.ts',
        from: '  if (!there) return',
        to: '  if (there ?? true) return',
      },
    ],
    caughtBy: { file: 'src/server/platform/backup/ship-wal.test.ts', test: 'another shop’s in the same place is told' },
  },
  {
    name: 'a backup whose bytes have changed is opened',
    changes: [
      {
        file: 'src/server/platform/backup/pieces.ts',
        from: 'if (sha256Of(bytes) !== sha256)',
        to: 'if (bytes.length === 0)',
      },
    ],
    caughtBy: { file: 'src/server/platform/backup/pieces.long.test.ts', test: 'a byte that has changed' },
  },
  {
    name: 'a bucket’s delete does not look whether the picture is used meanwhile',
    changes: [
      {
        file: 'src/server/platform/storage/s3-storage.ts',
        from: 'isLate || isUsedSince(shelf, beside, unusedSince)',
        to: 'isLate',
      },
    ],
    caughtBy: {
      file: 'src/server/platform/storage/s3-storage.test.ts',
      test: 'wherever a delete stands',
    },
  },
  {
    name: 'a picture is put into a bucket while a delete of it is under way',
    changes: [
      {
        file: 'src/server/platform/storage/s3-storage.ts',
        from: 'while (isBeingDeleted(',
        to: 'while (false && isBeingDeleted(',
      },
    ],
    caughtBy: {
      file: 'src/server/platform/storage/s3-storage.test.ts',
      test: 'wherever a delete stands',
    },
  },
  {
    name: 'the database says yes before it has written',
    changes: [
      {
        file: 'src/server/platform/postgres/settings.ts',
        from: `  jit: 'off',`,
        to: `  jit: 'off',\n  synchronous_commit: 'off',\n  wal_writer_delay: '10s',`,
      },
    ],
    caughtBy: SHORT,
  },
  {
    name: 'the database is not told who makes a call',
    changes: [
      { file: 'src/server/platform/http/calls.ts', from: 'db: actor ? asActor(db, actor) : db', to: 'db' },
      { file: 'src/server/platform/http/calls.ts', from: 'import { asActor, type Db }', to: 'import type { Db }' },
    ],
    caughtBy: caughtBy('src/server/platform/database/row-security.test.ts', 'is answered under row security'),
  },
  {
    name: 'who is told to the database is remembered beyond the transaction',
    changes: [
      {
        file: 'src/server/platform/database/row-security.queries.ts',
        from: `set_config('haat.store_id', $2, true),\n  set_config('role', 'pg_database_owner', true)`,
        to: `set_config('haat.store_id', $2, true),\n  set_config('role', 'pg_database_owner', false)`,
      },
    ],
    caughtBy: caughtBy('src/server/platform/database/row-security.test.ts', 'and the shop as itself again'),
  },
  {
    name: 'what a transaction was about to ask is asked though it is given up',
    changes: [{ file: ACTING, from: 'if (this.#trip) this.#trip.isGivenUp = true\n', to: '' }],
    caughtBy: caughtBy('src/server/platform/database/acting-connection.test.ts', 'given up in the same turn'),
  },
  {
    name: 'statements are prepared by name behind a pooler',
    changes: [
      {
        file: ACTING,
        from: "#patience ? statements.map((statement) => ({ ...statement, name: '' })) : statements",
        to: '#patience ? statements : statements',
      },
    ],
    caughtBy: caughtBy('src/server/platform/database/db.pooled.test.ts', 'leaves nothing in the session'),
  },
  {
    name: 'what an actor asks behind a pooler may wait forever',
    changes: [
      {
        file: ACTING,
        from: '[...(patience ? [patience] : []), ...first]',
        to: 'first',
      },
    ],
    caughtBy: caughtBy('src/server/platform/database/db.pooled.test.ts', 'is bounded in time'),
  },
  {
    name: 'a list is read from a replica whatever it has replayed',
    changes: [
      {
        file: 'src/server/platform/database/replicas.queries.ts',
        from: 'case when pg_last_wal_replay_lsn() >= $1::pg_lsn then',
        to: 'case when $1::pg_lsn is not null then',
      },
    ],
    caughtBy: caughtBy('src/server/platform/database/replicas.process.test.ts', 'while it lags behind'),
  },
  {
    name: 'a place of the log is believed though something was heard meanwhile',
    changes: [
      {
        file: 'src/server/platform/invalidation/feed-position.ts',
        from: 'changes === before && known',
        to: 'changes >= before && known',
      },
    ],
    caughtBy: caughtBy('src/server/platform/invalidation/feed-position.test.ts', 'may be behind that place'),
  },
  {
    name: 'a transaction is said to be done once its last statement is, and not its commit',
    changes: [
      {
        file: 'src/server/platform/database/batch.ts',
        from: '    this.#begin()\n  }\n\n  /** Only now',
        to: '    this.#begin()\n    if (this.answers.length === this.statements.length) this.callback(null)\n  }\n\n  /** Only now',
      },
    ],
    caughtBy: caughtBy('src/server/platform/database/acting-connection.test.ts', 'not answered where the commit fails'),
  },
  {
    name: 'a statement that failed when it was first asked is prepared twice',
    changes: [
      {
        file: 'src/server/platform/database/batch.ts',
        from: "      if (!isKnown && name !== '') connection.close({ type: 'S', name }, true)\n",
        to: '',
      },
    ],
    caughtBy: caughtBy('src/server/platform/database/acting-connection.test.ts', 'asked again by the same connection'),
  },
  {
    name: 'a session is assumed to go on, whatever has ended it',
    changes: [
      {
        file: 'src/server/platform/database/row-security.queries.ts',
        from: 'token_epoch = $2::int and',
        to: 'token_epoch >= $2::int and',
      },
    ],
    caughtBy: caughtBy('src/server/assembly/app.assumed-calls.test.ts', 'all its sessions were ended'),
  },
  {
    name: 'a refusal on an assumption is told as it is',
    changes: [
      {
        file: 'src/server/platform/http/mount-calls.ts',
        from: 'return error instanceof Refusal || isWrongAssumption(error)',
        to: 'return isWrongAssumption(error)',
      },
    ],
    caughtBy: caughtBy('src/server/assembly/app.assumed-calls.test.ts', 'before it says what else is wrong'),
  },
  {
    name: 'the second wall lets a vendor see every parcel',
    changes: [
      {
        file: 'migrations/0009_wall_row_by_row.sql',
        from: 'alter policy seen on parcels\n  using (vendor_id = (select actor_store_id())',
        to: 'alter policy seen on parcels\n  using ((select actor_store_id()) is not null',
      },
    ],
    caughtBy: caughtBy('src/server/assembly/app.row-security.orders.test.ts', 'not there, however it is asked for'),
  },
  {
    name: 'a connection ends when its other end wants it to',
    changes: [{ file: 'src/server/platform/http/http.ts', from: 'LAST_WORDS_MS)', to: '1e9)' }],
    caughtBy: caughtBy(
      'src/server/platform/http/connection-limit.test.ts',
      'who never closes a connection does not keep it',
    ),
  },
  {
    name: 'an address may hold all connections',
    changes: [{ file: 'src/server/platform/http/connection-limit.ts', from: 'others >= most', to: 'others > 4000' }],
    caughtBy: caughtBy('src/server/platform/http/connection-limit.test.ts', 'its third is closed'),
  },
  {
    name: 'an account may have any number of uploads under way',
    changes: [
      { file: 'src/server/platform/http/upload-slots.ts', from: '.length < MOST_OF_ACCOUNT', to: '.length < 1e9' },
    ],
    caughtBy: caughtBy('src/server/platform/http/upload-slots.test.ts', 'are four of one account'),
  },
  {
    name: 'uploads under way fill the memory',
    changes: [
      { file: 'src/server/platform/http/upload-slots.ts', from: ' && heldBytes + bytes <= MOST_BYTES', to: '' },
    ],
    caughtBy: caughtBy('src/server/platform/http/upload-slots.test.ts', 'hold 160 MB of memory at the most'),
  },
  {
    name: 'a form is read as long as somebody sends',
    changes: [
      {
        file: 'src/server/platform/http/multipart.ts',
        from: '    if (bytesRead > MOST_READ_BYTES) raw.socket.destroy()\n',
        to: '',
      },
    ],
    caughtBy: caughtBy('src/server/platform/http/upload-slots.test.ts', 'a form that goes on for ever'),
  },
  {
    name: 'a second start builds anew what the first shop runs from',
    changes: [{ file: 'scripts/prepare.mjs', from: 'if (!stdout) return', to: 'if (stdout) return' }],
    caughtBy: caughtBy(
      'src/server/platform/postgres/hold-program.process.test.ts',
      'does not touch what the first shop runs from',
    ),
  },
  {
    name: 'a shop that closes leaves those outside who have come',
    changes: [{ file: 'src/server/platform/http/closing.ts', from: '    await untilNobodyComes(server)\n', to: '' }],
    caughtBy: caughtBy('src/server/platform/http/closing.test.ts', 'who stood outside'),
  },
  {
    name: 'a shop that closes waits for who never says a word',
    changes: [
      { file: 'src/server/platform/http/closing.ts', from: 'socket.bytesRead === 0 &&', to: 'socket.bytesRead < 0 &&' },
    ],
    caughtBy: caughtBy('src/server/platform/http/closing.test.ts', 'never said a word'),
  },
  {
    name: 'newcomers are handed to workers by the first process',
    changes: [
      {
        file: 'src/server/platform/process/worker-processes.ts',
        from: '= cluster.SCHED_NONE',
        to: '= cluster.SCHED_RR',
      },
    ],
    caughtBy: {
      file: 'src/server/platform/process/worker-processes.long.test.ts',
      test: 'whoever came in when a worker was killed',
    },
  },
  {
    name: 'a count falls where a worker has ended',
    changes: [
      {
        file: 'src/server/platform/telemetry/summed-metrics.ts',
        from: 'before.life !== one.life',
        to: 'before.life < 0',
      },
    ],
    caughtBy: caughtBy('src/server/platform/telemetry/summed-metrics.test.ts', 'no count falls'),
  },
  {
    name: 'who asks from outside chooses the trace',
    changes: [
      { file: 'src/server/platform/telemetry/traces.ts', from: " || !isProxy(socket.remoteAddress ?? '')", to: '' },
    ],
    caughtBy: caughtBy('src/server/assembly/telemetry.process.test.ts', 'nobody from outside'),
  },
  {
    name: 'two machines fill one empty shop',
    changes: [{ file: 'demo/fill.ts', from: '    if (await isUsed(tx)) return false\n', to: '' }],
    caughtBy: caughtBy('demo/fill.long.test.ts', 'of two machines that open an empty shop at once'),
  },
  {
    name: 'a full disk keeps half of a picture',
    changes: [
      {
        file: 'src/server/platform/storage/whole-file.ts',
        from: '    await rm(unfinished, { force: true })\n    throw error',
        to: '    throw error',
      },
    ],
    caughtBy: { file: 'src/server/platform/storage/folder-storage.test.ts', test: 'nothing unfinished stays behind' },
  },
  {
    name: 'a sweep takes a picture that is uploaded again in that moment',
    changes: [
      {
        file: 'src/server/platform/storage/folder-storage.ts',
        from: 'const wasRenewed = changed.some((at = 0) => at > unusedSince)',
        to: 'const wasRenewed = changed.length === 0',
      },
    ],
    caughtBy: { file: 'src/server/platform/storage/folder-storage.test.ts', test: 'in the very same moment' },
  },
  {
    name: 'the shop asks as the superuser of its server',
    changes: [
      {
        file: 'src/server/platform/postgres/shop-role.queries.ts',
        from: 'return { ...superuser, user: SHOP }',
        to: 'return superuser',
      },
    ],
    caughtBy: {
      file: 'src/server/platform/postgres/shop-role.process.test.ts',
      test: 'reads no files, runs no programs',
    },
  },
  {
    name: 'a rate limit counts the first of many at once, and no other',
    changes: [
      {
        file: 'src/server/platform/rate-limits/rate-limiter.queries.ts',
        from: 'else least(counted.spent,',
        to: 'else least(1,',
      },
    ],
    caughtBy: caughtBy('src/server/platform/rate-limits/rate-limiter.test.ts', 'exactly as many pass as may'),
  },
]
