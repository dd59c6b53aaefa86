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
      parcel_id: parcelId,
      account_id: accountId,
      asked_by: askedBy,
      asked_for: askedFor,
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
  from: readonly ConsignmentState[],
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

/** Of an account, the oldest first. */
export async function waitingOf(db: Db, accountId: number, atMost: number): Promise<number[]> {
  const rows = await db
    .selectFrom('consignments')
    .select('id')
    .where('account_id', '=', accountId)
    .where('state', 'in', ['waiting', 'asked'])
    .orderBy('id')
    .limit(atMost)
    .execute()
  return rows.map(({ id }) => id)
}

/** As whom its account speaks to the company. */
const KEYS = sql<Buffer>`(select sha256(convert_to(environment, 'UTF8') || sealed_keys)
  from courier_accounts where courier_accounts.id = account_id)`

/**
 * Nobody else asks its company for so long. Since when, and whether its account speaks as it did when the company was asked first;
 * undefined: another has it.
 */
export async function takeClaim(
  tx: Db,
  id: number,
  claimMs: number,
): Promise<{ claimedAt: Date; hasSameKeys: boolean } | undefined> {
  const taken = await tx
    .updateTable('consignments')
    .set({
      claimed_at: sql<Date>`now()`,
      asked_at: sql<Date>`case when state = 'waiting' then now() else asked_at end`,
      asked_as: sql<Buffer>`case when state = 'waiting' then ${KEYS} else asked_as end`,
    })
    .where('id', '=', id)
    .where((of) =>
      of.or([
        of('claimed_at', 'is', null),
        of('claimed_at', '<=', sql<Date>`now() - make_interval(secs => ${claimMs / 1000})`),
      ]),
    )
    .returning(['claimed_at as claimedAt', sql<boolean>`coalesce(asked_as = ${KEYS}, true)`.as('hasSameKeys')])
    .executeTakeFirst()
  return taken?.claimedAt ? { claimedAt: taken.claimedAt, hasSameKeys: taken.hasSameKeys } : undefined
}

export async function endClaim(tx: Db, id: number): Promise<void> {
  await tx.updateTable('consignments').set({ claimed_at: null }).where('id', '=', id).execute()
}

/** With accounts that are on. Of an account that its company does not know one alone is tried, until that is taken. */
export async function waitingForLong(db: Db, minutes: number, atMost: number): Promise<number[]> {
  const rows = await db
    .selectFrom('consignments')
    .innerJoin('courier_accounts', 'courier_accounts.id', 'account_id')
    .select('consignments.id')
    .where('state', '=', 'waiting')
    .where('is_on', '=', true)
    .where('created_at', '<', sql<Date>`now() - make_interval(mins => ${minutes})`)
    .where((of) =>
      of.or([
        of('courier_accounts.problem', '=', ''),
        of.not(
          of.exists(
            of
              .selectFrom('consignments as earlier')
              .select('earlier.id')
              .whereRef('earlier.account_id', '=', 'consignments.account_id')
              .where('earlier.state', '=', 'waiting')
              .whereRef('earlier.id', '<', 'consignments.id'),
          ),
        ),
      ]),
    )
    // None stands in the way of others for ever.
    .orderBy(sql`random()`)
    .limit(atMost)
    .execute()
  return rows.map(({ id }) => id)
}

export async function askedForLong(db: Db, hours: number, atMost: number): Promise<number[]> {
  const rows = await db
    .selectFrom('consignments')
    .select('id')
    .where('state', '=', 'asked')
    .where('asked_at', '<', sql<Date>`now() - make_interval(hours => ${hours})`)
    .orderBy('asked_at')
    .limit(atMost)
    .execute()
  return rows.map(({ id }) => id)
}
