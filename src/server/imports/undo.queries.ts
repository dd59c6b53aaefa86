import { type RawBuilder, sql } from 'kysely'
import type { ImportUndo } from '#contract/imports'
import type { Db } from '../platform/database/db.ts'

const UNDOABLE_SECONDS = 24 * 60 * 60

/** Null: nobody can take it back, or not any more. */
export function undoableUntil(): RawBuilder<Date | null> {
  return sql<Date | null>`case when ${isUndoable()} then told_at + make_interval(secs => ${UNDOABLE_SECONDS}) end`
}

/** It did something within a day, and nobody has taken it back: what failed or was refused has undone nothing. */
function isUndoable(): RawBuilder<boolean> {
  return sql<boolean>`(not is_running and (undo is null or undo ->> 'state' in ('failed', 'refused')) and told_at > now() - make_interval(secs => ${UNDOABLE_SECONDS})
    and (exists (select from import_changes where import_id = imports.id)
      or exists (select from import_pictures where import_id = imports.id)))`
}

/** False where it may not be taken back, or somebody does already. */
export async function beginUndo(tx: Db, id: string, ownerId: number, undo: ImportUndo): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('imports')
    .set({ undo: JSON.stringify(undo) })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where(isUndoable())
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function undoUnderWay(db: Db, id: string): Promise<{ ownerId: number } | undefined> {
  return await db
    .selectFrom('imports')
    .select('owner_id as ownerId')
    .where('id', '=', id)
    .where(sql<string>`undo ->> 'state'`, '=', 'running')
    .executeTakeFirst()
}

/** The store that an import filled: its products stay there. Undefined where none of them is left. */
export async function storeFilledBy(db: Db, id: string): Promise<number | undefined> {
  const { rows } = await sql<{ vendorId: number }>`
    select vendor_id as "vendorId" from products where id in (
      select product_id from import_changes where import_id = ${id}
      union all select product_id from import_pictures where import_id = ${id}
    ) limit 1`.execute(db)
  return rows[0]?.vendorId
}

export async function productName(db: Db, id: number): Promise<string> {
  const row = await db.selectFrom('products').select('name').where('id', '=', id).executeTakeFirst()
  return row?.name ?? ''
}

/** False where it is over already. */
export async function endUndo(tx: Db, id: string, undo: ImportUndo): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('imports')
    .set({ undo: JSON.stringify(undo) })
    .where('id', '=', id)
    .where(sql<string>`undo ->> 'state'`, '=', 'running')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
