import type { LatePayouts } from '#contract/payouts'
import { takaOf } from '#contract/values/money'
import type { Db } from '../platform/database/db.ts'
import { readSettings } from '../settings/read-settings.ts'
import { latePayouts } from './late-payouts.queries.ts'

const MOST_SHOWN = 100

/** What should have been paid to stores by the promise of the settings: of each parcel from its cash on (docs/decisions/087). */
export async function listLatePayouts(db: Db): Promise<LatePayouts> {
  const { daysToPayOut: days } = await readSettings(db)
  const { parcels, count, poisha } = await latePayouts(db, { days, limit: MOST_SHOWN })
  return {
    days,
    count,
    amount: takaOf(poisha),
    parcels: parcels.map(({ poisha: of, cashAt, ...parcel }) => ({
      ...parcel,
      amount: takaOf(of),
      cashAt: cashAt.toISOString(),
    })),
  }
}
