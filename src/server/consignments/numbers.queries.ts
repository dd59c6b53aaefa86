import { sql } from 'kysely'
import { compiled } from '../platform/database/compiled-query.ts'
import type { Db } from '../platform/database/db.ts'
import type { ConsignmentRecord } from './consignments.queries.ts'

/** By our number, or else by the company’s, of this account alone. */
export async function consignmentNamed(
  db: Db,
  accountId: number,
  { number, invoice }: { number: string; invoice: string },
): Promise<number | undefined> {
  const [found] = await named(db, { accountId, number, invoice })
  return found?.id
}

const named = compiled((db, { accountId, number, invoice }: { accountId: number; number: string; invoice: string }) =>
  db
    .selectFrom('consignments')
    .select('id')
    .where('account_id', '=', accountId)
    .where((of) =>
      of.or([of.and([of('number', '=', number), of('number', '<>', sql.lit(''))]), of('invoice', '=', invoice)]),
    )
    .orderBy((of) => of('invoice', '=', invoice), 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(1)),
)

/** Of the parcel of a query around it: what any company knows, or was asked to know, by this number, in either case of its letters. */
export function consignmentsNumbered(db: Db, number: string) {
  return db
    .selectFrom('consignments')
    .select('consignments.id')
    .whereRef('consignments.parcel_id', '=', sql.ref('parcels.id'))
    .where(sql<boolean>`${number.toLowerCase()} in (lower(number), lower(tracking_code), lower(invoice))`)
}

/** The company says whose number it is: who typed it for another parcel was wrong, and is told where that is on its way. */
export async function freeNumber(
  tx: Db,
  { id, accountId }: Pick<ConsignmentRecord, 'id' | 'accountId'>,
  number: string,
  problem: string,
): Promise<void> {
  await tx
    .updateTable('consignments')
    .set({ number: '', problem: sql<string>`case when state = 'booked' then ${problem} else problem end` })
    .where('account_id', '=', accountId)
    .where('number', '=', number)
    .where('number', '<>', '')
    .where('id', '<>', id)
    .execute()
}
