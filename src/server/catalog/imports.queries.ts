import { type RawBuilder, sql } from 'kysely'
import type { ImportJob } from '#contract/product-csv'
import type { Db } from '../platform/db.ts'

/** Any number that only imports lock: to begin one by one, and to store one by one. */
const BEGINNING = 4_822_002
const STORING = 4_822_003

/** One that was not heard of for so long is over: its process has ended. */
const SILENT_SECONDS = 15
const KEPT_SECONDS = 60 * 60
const MOST_KEPT = 20

/** Until the end of the transaction nobody else begins an import. */
export async function lockBeginning(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${BEGINNING})`.execute(tx)
}

/** Whether this transaction may store its import now; else another one is at it. */
export async function isOursToStore(tx: Db): Promise<boolean> {
  const { rows } = await sql<{ isOurs: boolean }>`
    select pg_try_advisory_xact_lock(${STORING}) as "isOurs"`.execute(tx)
  return rows[0]?.isOurs ?? false
}

/** Whose imports run. */
export async function importersNow(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('imports_running')
    .select('owner_id')
    .where('told_at', '>', ago(SILENT_SECONDS))
    .execute()
  return rows.map(({ owner_id }) => owner_id)
}

export async function insertImport(tx: Db, ownerId: number, job: ImportJob): Promise<void> {
  await tx
    .insertInto('imports')
    .values({ id: job.id, owner_id: ownerId, job: JSON.stringify(job) })
    .execute()
}

/** Says how far it is, or how it ended. */
export async function updateImport(db: Db, job: ImportJob): Promise<void> {
  await db
    .updateTable('imports')
    .set({ job: JSON.stringify(job), is_running: job.state === 'running', told_at: sql<Date>`now()` })
    .where('id', '=', job.id)
    .where('is_running', '=', true)
    .execute()
}

/** An account’s import, and whether it fell silent while it ran. */
export async function importOf(
  db: Db,
  id: string,
  ownerId: number,
): Promise<{ job: ImportJob; isSilent: boolean } | undefined> {
  return await db
    .selectFrom('imports')
    .select(['job', sql<boolean>`is_running and told_at < ${ago(SILENT_SECONDS)}`.as('isSilent')])
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('told_at', '>', ago(KEPT_SECONDS))
    .executeTakeFirst()
}

/** Forgets an account’s old imports, all but its latest. */
export async function deleteOldImports(tx: Db, ownerId: number): Promise<void> {
  await tx
    .deleteFrom('imports')
    .where('owner_id', '=', ownerId)
    .where((is) =>
      is.or([
        is('told_at', '<', ago(KEPT_SECONDS)),
        is(
          'id',
          'in',
          is
            .selectFrom('imports as latest')
            .select('latest.id')
            .where('latest.owner_id', '=', ownerId)
            .orderBy('latest.told_at', 'desc')
            .offset(MOST_KEPT),
        ),
      ]),
    )
    .execute()
}

function ago(seconds: number): RawBuilder<Date> {
  return sql<Date>`now() - make_interval(secs => ${seconds})`
}
