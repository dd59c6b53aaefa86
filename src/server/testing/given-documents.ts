import { sql } from 'kysely'
import type { DocumentKind } from '#contract/values/store-documents'
import type { Db } from '../platform/database/db.ts'

interface Has {
  db: Db
}

let made = 0

/** A number of its own each time. */
export function newNumber(digits: number): string {
  made += 1
  return `1${String(made).padStart(digits - 1, '0')}`
}

export const BANK = { bank: 'City Bank', branch: 'Mirpur', routingNumber: '225263584', accountName: 'Rahima Textiles' }

interface GivenDocument {
  kind?: DocumentKind
  number?: string
  state?: 'handed_in' | 'approved'
  holder?: string
  address?: string
  /** Handed in and decided; now where absent. */
  at?: Date
}

/** Of a store without an open one: whatever of the kind was there is replaced. */
export async function givenDocument(
  { db }: Has,
  vendorId: number,
  {
    kind = 'trade_licence',
    number = newNumber(8),
    state = 'handed_in',
    holder = 'Rahima Textiles',
    address = '12 Mirpur Road, Dhaka',
    at,
  }: GivenDocument = {},
): Promise<number> {
  await db
    .updateTable('store_papers')
    .set({ state: 'replaced' })
    .where('vendor_id', '=', vendorId)
    .where('kind', '=', kind)
    .where('state', '=', state)
    .execute()
  const by = await anyAccount(db)
  const { id } = await db
    .insertInto('store_papers')
    .values({
      ...{ vendor_id: vendorId, kind, number, holder, address, state, handed_in_by: by },
      ...(at && { handed_in_at: at }),
      ...(state === 'approved' && { decided_by: by, decided_at: at ?? sql<Date>`now()` }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** At a bank; approved it is payable at once, unless it is said from when on. What was in that state is replaced. */
export async function givenAccount(
  { db }: Has,
  vendorId: number,
  {
    state = 'approved',
    number = newNumber(10),
    payableFrom,
  }: { state?: 'handed_in' | 'approved'; number?: string; payableFrom?: Date } = {},
): Promise<number> {
  await db
    .updateTable('payout_accounts')
    .set({ state: 'replaced' })
    .where('vendor_id', '=', vendorId)
    .where('state', '=', state)
    .execute()
  const by = await anyAccount(db)
  const { routingNumber, accountName, ...bank } = BANK
  const now = sql<Date>`now()`
  const { id } = await db
    .insertInto('payout_accounts')
    .values({
      ...{
        vendor_id: vendorId,
        way: 'bank',
        ...bank,
        routing_number: routingNumber,
        account_name: accountName,
        number,
      },
      ...{ state, handed_in_by: by },
      ...(state === 'approved' && { decided_by: by, decided_at: now, payable_from: payableFrom ?? now }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function anyAccount(db: Db): Promise<number> {
  const { id } = await db.selectFrom('users').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
  return id
}
