import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

export async function lastLineId(db: Db): Promise<number> {
  const last = await db
    .selectFrom('order_lines')
    .select((of) => of.fn.max('id').as('id'))
    .executeTakeFirst()
  return last?.id ?? 0
}

/** Of lines by id, `after` not included: how many of them had not been looked up, and are offered. */
export async function pointLines(tx: Db, { after, upTo }: { after: number; upTo: number }): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update order_lines set product_size_id = product_sizes.id from product_sizes
    where order_lines.id > ${after} and order_lines.id <= ${upTo} and order_lines.product_size_id is null
      and product_sizes.product_id = order_lines.product_id and product_sizes.size = order_lines.size`.execute(tx)
  return Number(numAffectedRows)
}
