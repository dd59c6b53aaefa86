import { sql } from 'kysely'
import type { Zone } from '#contract/values/deadlines'
import type { Db } from '../platform/database/db.ts'
import { dayOf } from '../platform/database/dhaka-days.queries.ts'

export interface DeliveryTime {
  zone: Zone
  fewestDays: number
  mostDays: number
}

/**
 * How many days after its confirmation a parcel of each zone came, the quickest and the slowest tenth left out, one day at the least;
 * of the last so many days, and where so many parcels say so. What is confirmed by being delivered says nothing.
 */
export async function rewriteDeliveryTimes(tx: Db, { days, fewestParcels }: { days: number; fewestParcels: number }) {
  await tx.deleteFrom('delivery_times').execute()
  const took = sql<number>`${dayOf(sql.ref('delivery.kept_at'))} - ${dayOf(sql.ref('confirm.kept_at'))}`
  await tx
    .insertInto('delivery_times')
    .columns(['zone', 'fewest_days', 'most_days', 'parcels'])
    .expression((the) =>
      the
        .selectFrom('promises as delivery')
        .innerJoin('promises as confirm', 'confirm.parcel_id', 'delivery.parcel_id')
        .select((of) => [
          'delivery.zone',
          sql<number>`greatest(1, percentile_disc(0.1) within group (order by ${took}))`.as('fewest'),
          sql<number>`greatest(1, percentile_disc(0.9) within group (order by ${took}))`.as('most'),
          of.fn.countAll<number>().as('parcels'),
        ])
        .where('delivery.kind', '=', 'delivery')
        .where('delivery.kept_at', '>=', sql<Date>`now() - ${days} * interval '1 day'`)
        .where('confirm.kind', '=', 'confirm')
        .whereRef('confirm.kept_at', '<', 'delivery.kept_at')
        .groupBy('delivery.zone')
        .having((of) => of(of.fn.countAll<number>(), '>=', fewestParcels)),
    )
    .execute()
}

export async function deliveryTimes(db: Db): Promise<DeliveryTime[]> {
  return await db
    .selectFrom('delivery_times')
    .select(['zone', 'fewest_days as fewestDays', 'most_days as mostDays'])
    .execute()
}
