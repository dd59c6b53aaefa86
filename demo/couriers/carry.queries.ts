import { sql } from 'kysely'
import type { Db } from '../../src/server/platform/database/db.ts'

/** Taka that a customer saves who keeps one piece of the first line alone; null where there is no other piece. */
export async function refusedOfPart(db: Db, invoice: string): Promise<number | null> {
  const { rows } = await sql<{ refusedPoisha: number }>`
    select items_poisha - price_poisha as "refusedPoisha"
    from consignments join parcels on parcels.id = consignments.parcel_id join order_lines on order_lines.parcel_id = parcels.id
    where invoice = ${invoice}
    order by order_lines.id limit 1`.execute(db)
  const refusedPoisha = rows[0]?.refusedPoisha ?? 0
  return refusedPoisha > 0 ? refusedPoisha / 100 : null
}
