import { sql } from 'kysely'
import type { Journal, Leg } from '../../ledger/journal.ts'
import { post } from '../../ledger/post.queries.ts'
import { type Db, transact } from '../../platform/database/db.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const HAPPENED = new Date('2026-01-02T10:00:00Z')
let posted = 0

/** Posts what happened to a parcel, each time another one; answers its number. */
export async function postOf(db: Db, kind: string, legs: Leg[]): Promise<number> {
  posted += 1
  const journal: Journal = {
    ...{ kind, source: `test ${posted}`, subject: `parcel:${posted}`, happenedAt: HAPPENED, legs },
  }
  await transact(db, (tx) => post(tx, [journal]))
  return posted
}

/** A courier of the shop brought a parcel, and has its cash still. */
export async function givenPending(db: Db, vendorId: number, poisha: number): Promise<number> {
  return await postOf(db, 'delivered', [
    { account: 'courier_owes', owner: 'pathao', poisha },
    { account: 'vendor_pending', owner: vendorId, poisha: -poisha },
  ])
}

/** A courier of the shop has handed over a parcel’s cash. */
export async function givenSettled(db: Db, vendorId: number, poisha: number): Promise<number> {
  return await postOf(db, 'settled', [
    { account: 'vendor_pending', owner: vendorId, poisha },
    { account: 'vendor_payable', owner: vendorId, poisha: -poisha },
  ])
}

/** The same, so many days and an hour ago: journals say themselves when they were written. */
export async function givenSettledDaysAgo(db: Db, vendorId: number, days: number, poisha: number): Promise<number> {
  const at = new Date(Date.now() - days * DAY_MS - HOUR_MS).toISOString()
  await sql.raw(`alter table ledger_journals alter written_at set default '${at}'`).execute(db)
  try {
    return await givenSettled(db, vendorId, poisha)
  } finally {
    await sql`alter table ledger_journals alter written_at set default now()`.execute(db)
  }
}

/** A store’s own rider brought a parcel: it owes the commission, and VAT on it. */
export async function givenOwed(db: Db, vendorId: number, poisha: number, vatPoisha = 0): Promise<number> {
  return await postOf(db, 'commission', [
    { account: 'vendor_owes', owner: vendorId, poisha: poisha + vatPoisha },
    { account: 'commission', poisha: -poisha },
    { account: 'vat_payable', poisha: -vatPoisha },
  ])
}
