import type { Db } from '../platform/database/db.ts'
import { emit } from '../platform/events/emit.ts'
import { readSettings } from '../settings/read-settings.ts'
import { noteHoldings } from './held-stock.queries.ts'

/** After some orders: an event for each account, phone or place that holds much of a store’s stock by now, once a day. */
export async function tellHeldStock(tx: Db, orderIds: number[]): Promise<void> {
  const { heldPercentToTell } = await readSettings(tx)
  if (heldPercentToTell === 0) return
  for (const held of await noteHoldings(tx, orderIds, heldPercentToTell)) await emit(tx, 'stock.held', held)
}
