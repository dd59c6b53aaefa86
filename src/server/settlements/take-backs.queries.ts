import { sql } from 'kysely'
import type { Company } from '#contract/values/couriers'
import type { Db } from '../platform/database/db.ts'

/** Whether it is new: a file is taken back once. */
export async function insertTakeBack(
  tx: Db,
  { fileId, reason, takenBackBy }: { fileId: number; reason: string; takenBackBy: number },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('settlement_take_backs')
    .values({ file_id: fileId, reason, taken_back_by: takenBackBy })
    .onConflict((known) => known.column('file_id').doNothing())
    .returning('file_id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function isTakenBack(db: Db, fileId: number): Promise<boolean> {
  const found = db.selectFrom('settlement_take_backs').select('file_id').where('file_id', '=', fileId)
  return (await found.executeTakeFirst()) !== undefined
}

export async function companyOf(db: Db, fileId: number): Promise<Company | undefined> {
  const file = db.selectFrom('settlement_files').select('company').where('id', '=', fileId)
  return (await file.executeTakeFirst())?.company
}

/** How many rows of a file have posted what stands, and what they brought. */
export function standingIn(db: Db) {
  return db
    .selectFrom('settlement_rows as standing')
    .select((of) => [
      of.fn.countAll<number>().as('rows'),
      of.fn.coalesce(sql<number>`sum(net_poisha)::bigint`, sql.lit(0)).as('netPoisha'),
    ])
    .whereRef('file_id', '=', sql.ref('settlement_files.id'))
    .where('gone', 'is', null)
    .where((of) =>
      of.or([
        of('is_first', '=', true),
        of.exists(
          of
            .selectFrom('settlement_decisions')
            .select('id')
            .whereRef('row_id', '=', sql.ref('standing.id'))
            .where('decision', '=', 'accepted'),
        ),
      ]),
    )
}

export function takeBackOf(db: Db) {
  return db
    .selectFrom('settlement_take_backs')
    .select(['reason', 'taken_back_at as at'])
    .whereRef('file_id', '=', sql.ref('settlement_files.id'))
}
