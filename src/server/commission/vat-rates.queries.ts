import { type RawBuilder, sql } from 'kysely'
import type { VatRate } from '#contract/commission'
import type { Db } from '../platform/database/db.ts'
import { dayOf, today } from '../platform/database/dhaka-days.queries.ts'

type Taxed = VatRate['what']

export interface VatRateRecord {
  id: number
  what: Taxed
  basisPoints: number
  validFrom: string
  isCurrent: boolean
}

/** The law changes once in years. */
const MOST_SHOWN = 100

/** The latest first; of one day the last word. */
export async function vatRates(db: Db): Promise<VatRateRecord[]> {
  return await db
    .selectFrom('vat_rates as rate')
    .select(['rate.id', 'rate.what', 'rate.basis_points as basisPoints'])
    .select(sql<string>`to_char(rate.valid_from, 'YYYY-MM-DD')`.as('validFrom'))
    .select(
      sql<boolean>`rate.id = (
        select id from vat_rates where what = rate.what and valid_from <= ${today} order by valid_from desc, id desc limit 1
      ) is true`.as('isCurrent'),
    )
    .orderBy('rate.valid_from', 'desc')
    .orderBy('rate.id', 'desc')
    .limit(MOST_SHOWN)
    .execute()
}

/** Of today; 0 where there is none. */
export async function vatNow(db: Db, what: Taxed): Promise<number> {
  return await vatUpTo(db, what, today)
}

/** Of the day in Dhaka on which something was supplied; 0 where there is none. */
export async function vatAt(db: Db, what: Taxed, moment: Date): Promise<number> {
  return await vatUpTo(db, what, dayOf(sql`${moment}::timestamptz`))
}

/** The same, inside of a statement, by what was said until `known`; null where there is none, or who asks reads no rates. */
export function vatRateAt(
  what: Taxed,
  moment: RawBuilder<Date>,
  known: RawBuilder<Date> = sql`'infinity'`,
): RawBuilder<number | null> {
  return sql<number | null>`(
    select basis_points from vat_rates where what = ${what} and valid_from <= ${dayOf(moment)} and created_at <= ${known}
    order by valid_from desc, id desc limit 1
  )`
}

async function vatUpTo(db: Db, what: Taxed, lastDay: RawBuilder<string>): Promise<number> {
  const rate = await db
    .selectFrom('vat_rates')
    .select('basis_points as basisPoints')
    .where('what', '=', what)
    .where('valid_from', '<=', lastDay)
    .orderBy('valid_from', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return rate?.basisPoints ?? 0
}

export async function insertVatRate(
  tx: Db,
  { what, basisPoints, validFrom }: Omit<VatRateRecord, 'id' | 'isCurrent'>,
): Promise<number> {
  const { id } = await tx
    .insertInto('vat_rates')
    .values({ what, basis_points: basisPoints, valid_from: validFrom })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
