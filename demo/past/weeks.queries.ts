import type { PayoutState } from '../../src/contract/values/payouts.ts'
import type { Db } from '../../src/server/platform/database/db.ts'

/** Statements that were closed for a week that ends with this day. */
export async function statementsOfWeek(db: Db, lastDay: string): Promise<number[]> {
  const closed = db.selectFrom('statements').select('id').where('last_day', '=', lastDay).orderBy('id')
  return (await closed.execute()).map(({ id }) => id)
}

/** In the order in which they were prepared. */
export async function payoutsIn(db: Db, state: PayoutState) {
  const payouts = db.selectFrom('payouts').select(['id', 'vendor_id as vendorId', 'way']).where('state', '=', state)
  return await payouts.orderBy('id').execute()
}
