import { type InferResult, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { PayoutMethod } from '#contract/values/payouts'
import { HOURS_HELD } from '#contract/values/store-documents'
import type { Db } from '../platform/database/db.ts'
import { rowsAndTotal } from '../platform/database/listed.queries.ts'

/** Moments as JSON writes them. */
export type AccountRecord = InferResult<ReturnType<typeof asRecords>>[number]

/** The approved one, and the newest of the others that was neither replaced nor taken back. */
export async function accountsOf(db: Db, vendorId: number): Promise<AccountRecord[]> {
  const ones = asRecords(db)
    .distinctOn(IS_APPROVED)
    .where('vendor_id', '=', vendorId)
    .where('state', 'in', ['approved', 'handed_in', 'refused'])
    .orderBy(IS_APPROVED, 'desc')
    .orderBy('payout_accounts.id', 'desc')
  return (await db.selectNoFrom(jsonArrayFrom(ones).as('rows')).executeTakeFirstOrThrow()).rows
}

const IS_APPROVED = sql<boolean>`state = 'approved'`

export async function accountsToDecide(db: Db, { after, limit }: { after: number; limit: number }) {
  const found = db.selectFrom('payout_accounts').where('state', '=', 'handed_in')
  const rows = asRecords(db)
    .where('state', '=', 'handed_in')
    .where('payout_accounts.id', '>', after)
    .orderBy('payout_accounts.id')
    .limit(limit)
  return await rowsAndTotal(db, rows, found)
}

export async function accountOf(db: Db, id: number): Promise<AccountRecord | undefined> {
  const one = asRecords(db).where('payout_accounts.id', '=', id)
  return (await db.selectNoFrom(jsonArrayFrom(one).as('rows')).executeTakeFirstOrThrow()).rows[0]
}

function asRecords(db: Db) {
  return db
    .selectFrom('payout_accounts')
    .innerJoin('vendors', 'vendors.id', 'vendor_id')
    .select(['payout_accounts.id', 'vendor_id as vendorId', 'store_name as storeName', 'way', 'bank', 'branch'])
    .select(['routing_number as routingNumber', 'account_name as accountName', 'number', 'state'])
    .select([sql<string>`coalesce(refusal_reason, '')`.as('refusalReason'), sql<string>`handed_in_at`.as('handedInAt')])
    .select(sql<string | null>`payout_accounts.decided_at`.as('decidedAt'))
    .select(sql<string | null>`payable_from`.as('payableFrom'))
    .select(
      sql<boolean>`state <> 'approved' and exists (
        select from payout_accounts as paid where paid.vendor_id = payout_accounts.vendor_id and paid.state = 'approved'
      )`.as('isChange'),
    )
}

export interface AccountDetails {
  way: PayoutMethod
  bank: string
  branch: string
  routingNumber: string
  accountName: string
  number: string
}

export async function insertAccount(
  tx: Db,
  { vendorId, handedInBy }: { vendorId: number; handedInBy: number },
  { way, bank, branch, routingNumber, accountName, number }: AccountDetails,
): Promise<number> {
  const { id } = await tx
    .insertInto('payout_accounts')
    .values({
      vendor_id: vendorId,
      handed_in_by: handedInBy,
      way,
      bank,
      branch,
      number,
      routing_number: routingNumber,
      account_name: accountName,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What waits gives its place to another, or is taken back. */
export async function endWaiting(tx: Db, vendorId: number, state: 'replaced' | 'withdrawn'): Promise<void> {
  await tx
    .updateTable('payout_accounts')
    .set({ state })
    .where('vendor_id', '=', vendorId)
    .where('state', '=', 'handed_in')
    .execute()
}

export async function refuseAccountRow(tx: Db, id: number, decidedBy: number, reason: string): Promise<void> {
  await tx
    .updateTable('payout_accounts')
    .set({ state: 'refused', refusal_reason: reason, decided_by: decidedBy, decided_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** It takes the place of the approved one, if there is one, and is payable some days later then. */
export async function approveAccountRow(
  tx: Db,
  { id, vendorId }: { id: number; vendorId: number },
  decidedBy: number,
): Promise<void> {
  const replaced = await tx
    .updateTable('payout_accounts')
    .set({ state: 'replaced' })
    .where('vendor_id', '=', vendorId)
    .where('state', '=', 'approved')
    .returning('id')
    .execute()
  const hours = replaced.length > 0 ? HOURS_HELD : 0
  await tx
    .updateTable('payout_accounts')
    .set({
      state: 'approved',
      decided_by: decidedBy,
      decided_at: sql<Date>`now()`,
      payable_from: sql<Date>`now() + make_interval(hours => ${hours})`,
    })
    .where('id', '=', id)
    .execute()
}

/**
 * Of a store its approved account, until when that is held, and whether another waits. Read by one statement, so that
 * they fit together.
 */
export async function standingOf(db: Db, vendorId: number): Promise<Standing> {
  const found = await db
    .selectFrom('payout_accounts')
    .select(['id', 'way', 'bank', 'branch', 'routing_number as routingNumber', 'account_name as accountName', 'number'])
    .select(['state', 'payable_from as payableFrom', sql<boolean>`coalesce(payable_from > now(), false)`.as('isHeld')])
    .where('vendor_id', '=', vendorId)
    .where('state', 'in', ['approved', 'handed_in'])
    .execute()
  return {
    approved: found.find(({ state }) => state === 'approved'),
    isOtherWaiting: found.some(({ state }) => state === 'handed_in'),
  }
}

export interface Standing {
  approved: (AccountDetails & { id: number; payableFrom: Date | null; isHeld: boolean }) | undefined
  isOtherWaiting: boolean
}
