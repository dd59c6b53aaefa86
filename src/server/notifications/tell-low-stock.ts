import type { Db } from '../platform/database/db.ts'
import { emit } from '../platform/events/emit.ts'
import { readSettings } from '../settings/read-settings.ts'
import { noteLowSizes } from './low-stock.queries.ts'

/**
 * After some orders, so that no checkout waits for it: an event for each of their sizes that has come to the line of few pieces. Not again until
 * it had more, which the database notes (migrations/0065), and once a day at the most unless its store filled it up.
 */
export async function tellLowStock(tx: Db, orderIds: number[]): Promise<void> {
  const { lowStockLine } = await readSettings(tx)
  for (const size of await noteLowSizes(tx, orderIds, lowStockLine)) await emit(tx, 'stock.low', size)
}
