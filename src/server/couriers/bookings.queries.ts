import { sql } from 'kysely'
import type { ConsignmentState } from '#contract/values/couriers'
import type { Db } from '../platform/database/db.ts'
import type { Recipient } from './consignments.queries.ts'

interface NewConsignment {
  parcelId: number
  accountId: number
  askedBy: number
  askedFor: 'store' | 'shop'
  recipient: Recipient
}

/** Answers its id; undefined where the parcel has one that is open. The invoice counts the tries. */
export async function insertConsignment(tx: Db, consignment: NewConsignment): Promise<number | undefined> {
  const { parcelId, accountId, askedBy, askedFor, recipient } = consignment
  const tries = sql<number>`(select count(*) from consignments where parcel_id = ${parcelId})`
  const made = await tx
    .insertInto('consignments')
    .values({
      ...{ parcel_id: parcelId, account_id: accountId, asked_by: askedBy, asked_for: askedFor },
      invoice: sql<string>`'H' || ${parcelId}::bigint || case when ${tries} = 0 then '' else '-' || (${tries} + 1) end`,
      recipient: JSON.stringify(recipient),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id
}

/** By who packs it: that it is given up. Whether it was in one of these states. */
export async function giveUp(
  tx: Db,
  id: number,
  from: ConsignmentState[],
  state: 'dropped' | 'ended',
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('consignments')
    .set({ state, problem: '' })
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function waitingOf(db: Db, accountId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('consignments')
    .select('id')
    .where('account_id', '=', accountId)
    .where('state', 'in', ['waiting', 'asked'])
    .execute()
  return rows.map(({ id }) => id)
}
