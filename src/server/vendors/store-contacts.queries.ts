import type { Db } from '../platform/database/db.ts'
import { selection } from '../platform/database/named-columns.ts'
import type { ReachedStore } from './store-contacts.ts'
import { CONTACT_COLUMNS } from './vendors.queries.ts'

/** Of a store’s row joined with its owner’s: what `unprovenContactsOf` looks at. */
export const REACHED_COLUMNS = [
  ...selection('vendors', CONTACT_COLUMNS),
  'vendors.proven_email as provenEmail',
  'vendors.proven_phone as provenPhone',
  'users.email as ownerEmail',
  'users.phone as ownerPhone',
  'users.is_email_proven as isOwnerEmailProven',
] as const

export async function reachedStore(db: Db, vendorId: number): Promise<ReachedStore | undefined> {
  return await db
    .selectFrom('vendors')
    .leftJoin('users', 'users.id', 'vendors.owner_id')
    .select(REACHED_COLUMNS)
    .where('vendors.id', '=', vendorId)
    .where('vendors.deleted_at', 'is', null)
    .executeTakeFirst()
}

export async function setContactProven(
  tx: Db,
  vendorId: number,
  { field, value }: { field: 'email' | 'phone'; value: string },
): Promise<void> {
  await tx
    .updateTable('vendors')
    .set(field === 'email' ? { proven_email: value } : { proven_phone: value })
    .where('id', '=', vendorId)
    .execute()
}
