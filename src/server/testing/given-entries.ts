import { randomUUID } from 'node:crypto'
import type { Db } from '../platform/database/db.ts'

/** A credit of 100 taka that waits for another admin. */
export async function givenEntry({ db }: { db: Db }, vendorId: number, adminId: number): Promise<number> {
  const { id } = await db
    .insertInto('manual_entries')
    .values({
      ...{ vendor_id: vendorId, kind: 'credit', amount_poisha: 10_000, reason: 'Agreed by phone' },
      ...{ key: randomUUID(), prepared_by: adminId },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
