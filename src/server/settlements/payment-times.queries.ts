import { sql } from 'kysely'
import type { Company } from '#contract/values/couriers'
import type { Db } from '../platform/database/db.ts'
import { dayOf } from '../platform/database/dhaka-days.queries.ts'

export interface PaymentTime {
  company: Company
  fewestDays: number
  mostDays: number
}

/** Fewer parcels of a company say too little, as with what the checkout promises. */
const LATELY = { days: 60, fewestParcels: 30 }

/**
 * What a store is told of a courier’s cash follows from what came: how many days after its delivery the shop loaded what says that a
 * parcel’s cash came, the quickest and the slowest tenth left out, one day at the least; of the last so many days, and where so many
 * parcels say so. A return brings none.
 */
export async function computePaymentTimes(db: Db): Promise<void> {
  const { days, fewestParcels } = LATELY
  const took = sql<number>`${dayOf(sql.ref('loaded_at'))} - ${dayOf(sql.ref('delivered.happened_at'))}`
  await sql`
    with reckoned as (
      select settlement_rows.company,
        greatest(1, percentile_disc(0.1) within group (order by ${took})) as fewest_days,
        greatest(1, percentile_disc(0.9) within group (order by ${took})) as most_days,
        count(*) as parcels
      from settlement_files
        join settlement_rows on settlement_rows.file_id = settlement_files.id
        join lateral (
          select happened_at from ledger_journals
          where ledger_journals.subject = settlement_rows.subject and ledger_journals.kind = 'delivered'
          order by ledger_journals.id desc limit 1
        ) as delivered on happened_at < loaded_at
      where loaded_at >= now() - ${days} * interval '1 day' and settlement_rows.kind = 'paid' and is_first and gone is null
      group by settlement_rows.company having count(*) >= ${fewestParcels}
    ), forgotten as (
      delete from settling_times where company not in (select company from reckoned)
    )
    insert into settling_times (company, fewest_days, most_days, parcels)
    select * from reckoned order by company
    on conflict (company) do update set fewest_days = excluded.fewest_days, most_days = excluded.most_days,
      parcels = excluded.parcels, reckoned_at = excluded.reckoned_at`.execute(db)
}

export async function paymentTimes(db: Db): Promise<PaymentTime[]> {
  return await db
    .selectFrom('settling_times')
    .select(['company', 'fewest_days as fewestDays', 'most_days as mostDays'])
    .execute()
}
