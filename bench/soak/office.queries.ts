import type { Db } from '../../src/server/platform/database/db.ts'

/** An account for the back office: an admin, or the owner of a store. */
export interface OfficeAccount {
  id: number
  role: 'Admin' | 'Vendor'
  epoch: number
}

export async function someAdmin(db: Db): Promise<OfficeAccount> {
  const { id, epoch } = await db
    .selectFrom('users')
    .select(['id', 'token_epoch as epoch'])
    .where('role', '=', 'Admin')
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { id, role: 'Admin', epoch }
}

export async function someVendors(db: Db, count: number): Promise<OfficeAccount[]> {
  const owners = await db
    .selectFrom('vendors')
    .innerJoin('users', 'users.id', 'vendors.owner_id')
    .select(['users.id', 'users.token_epoch as epoch'])
    .where('vendors.is_selling', '=', true)
    .orderBy('users.id')
    .limit(count)
    .execute()
  return owners.map((owner) => ({ ...owner, role: 'Vendor' }))
}
