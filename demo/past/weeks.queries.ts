import type { PayoutState } from '../../src/contract/values/payouts.ts'
import { STOPPED_BY } from '../../src/server/payouts/payouts.queries.ts'
import type { Db } from '../../src/server/platform/database/db.ts'

/** Statements that were closed for a week that ends with this day. */
export async function statementsOfWeek(db: Db, lastDay: string): Promise<number[]> {
  const closed = db.selectFrom('statements').select('id').where('last_day', '=', lastDay).orderBy('id')
  return (await closed.execute()).map(({ id }) => id)
}

/** In the order in which they were prepared. `stoppedBy`: why one can be neither approved nor paid, as after a refund that its store owes. */
export async function payoutsIn(db: Db, state: PayoutState) {
  const payouts = db.selectFrom('payouts').select(['id', 'vendor_id as vendorId', 'way']).where('state', '=', state)
  return await payouts.select(STOPPED_BY.as('stoppedBy')).orderBy('id').execute()
}
