import { type RawBuilder, sql } from 'kysely'
import type { ImportJob, ImportMapping } from '#contract/imports'
import type { KnownGoods } from '#contract/values/import-known'
import type { Db } from '../platform/database/db.ts'
import { undoableUntil } from './undo.queries.ts'

/** Advisory locks: to begin, and to store, one by one. */
const BEGINNING = 4_822_002
export const STORING = 4_822_003

/** Longer than a killed process’s jobs wait, or a restart takes: nobody takes it up again. */
const SILENT_SECONDS = 5 * 60
const KEPT_SECONDS = 60 * 60
/** What stored something may be undone so long, and fetches its pictures. */
const STORED_KEPT_SECONDS = 25 * 60 * 60
const MOST_KEPT = 20

export async function lockBeginning(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${BEGINNING})`.execute(tx)
}

export async function isOursToStore(tx: Db): Promise<boolean> {
  const { rows } = await sql<{ isOurs: boolean }>`
    select pg_try_advisory_xact_lock(${STORING}) as "isOurs"`.execute(tx)
  return rows[0]?.isOurs ?? false
}

export async function importersNow(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('imports_running')
    .select('owner_id')
    .where('told_at', '>', ago(SILENT_SECONDS))
    .execute()
  return rows.map(({ owner_id }) => owner_id)
}

export interface ImportRequest {
  vendorId: number
  /** Absent: by the columns’ names. */
  mapping?: ImportMapping | undefined
  /** Skips bad rows instead of refusing all. */
  isGoodRowsOnly: boolean
  /** Absent: goods that are in the store already are told, and nothing is stored. */
  known?: KnownGoods | undefined
}

export async function insertImport(
  tx: Db,
  ownerId: number,
  job: ImportJob,
  { file, ...request }: ImportRequest & { file: Uint8Array },
): Promise<void> {
  await tx
    .insertInto('imports')
    .values({
      id: job.id,
      owner_id: ownerId,
      job: JSON.stringify(job),
      file: Buffer.from(file),
      request: JSON.stringify(request),
    })
    .execute()
}

export interface StoredImport {
  ownerId: number
  isDryRun: boolean
  file: Uint8Array
  request: ImportRequest
}

/** For whoever runs it now; undefined where it is over or was silent too long. */
export async function claimImport(db: Db, id: string): Promise<StoredImport | undefined> {
  const { rows } = await sql<StoredImport>`
    update imports set told_at = now()
    where id = ${id} and is_running and told_at > ${ago(SILENT_SECONDS)} and file is not null
    returning owner_id as "ownerId", (job->>'isDryRun')::boolean as "isDryRun", file, request`.execute(db)
  return rows[0]
}

export async function unendedImport(db: Db, id: string): Promise<ImportJob | undefined> {
  const row = await db
    .selectFrom('imports')
    .select('job')
    .where('id', '=', id)
    .where('is_running', '=', true)
    .executeTakeFirst()
  return row?.job
}

/** False where it is over already. With its end what was asked is forgotten. */
export async function updateImport(db: Db, job: ImportJob): Promise<boolean> {
  const isRunning = job.state === 'running'
  const { numUpdatedRows } = await db
    .updateTable('imports')
    .set({ job: JSON.stringify(job), is_running: isRunning, told_at: sql<Date>`now()` })
    .$if(!isRunning, (some) => some.set({ file: null, request: null }))
    .where('id', '=', job.id)
    .where('is_running', '=', true)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export interface KeptImport {
  job: ImportJob
  isSilent: boolean
  undo: ImportJob['undo']
  undoUntil: Date | null
}

export async function importOf(db: Db, id: string, ownerId: number): Promise<KeptImport | undefined> {
  return await db
    .selectFrom('imports')
    .select(['job', 'undo', undoableUntil().as('undoUntil')])
    .select(sql<boolean>`is_running and told_at < ${ago(SILENT_SECONDS)}`.as('isSilent'))
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where(isKept())
    .executeTakeFirst()
}

/** That may be undone, or are, of the last day; the latest first. */
export async function storedImportsOf(db: Db, ownerId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('imports')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where(isStored())
    .where(isKept())
    .orderBy('told_at', 'desc')
    .limit(MOST_KEPT)
    .execute()
  return rows.map(({ id }) => id)
}

/** Of all accounts, with the files of those that were given up. */
export async function deleteForgottenImports(db: Db): Promise<void> {
  await db
    .deleteFrom('imports')
    .where((is) => is.not(isKept()))
    .execute()
}

/** Of those that stored something as many as of the others: to check a file again and again leaves what may be undone. */
export async function keepLatestImports(tx: Db, ownerId: number): Promise<void> {
  await tx
    .deleteFrom('imports')
    .where('owner_id', '=', ownerId)
    .where('id', 'in', (the) =>
      the
        .selectFrom(
          the
            .selectFrom('imports')
            .select(['id', sql<number>`row_number() over (partition by ${isStored()} order by told_at desc)`.as('nth')])
            .where('owner_id', '=', ownerId)
            .as('latest'),
        )
        .select('latest.id')
        .where('latest.nth', '>', MOST_KEPT),
    )
    .execute()
}

function isStored(): RawBuilder<boolean> {
  return sql<boolean>`(not is_running and job ->> 'state' = 'done' and job ->> 'isDryRun' = 'false')`
}

function isKept(): RawBuilder<boolean> {
  return sql<boolean>`(told_at > case when ${isStored()} then ${ago(STORED_KEPT_SECONDS)} else ${ago(KEPT_SECONDS)} end)`
}

function ago(seconds: number): RawBuilder<Date> {
  return sql<Date>`now() - make_interval(secs => ${seconds})`
}
