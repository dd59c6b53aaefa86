import type { Db } from '../../src/server/platform/db.ts'

/** An account for the back office: an admin, or the owner of a store. */
export interface OfficeAccount {
  id: number
  role: 'Admin' | 'Vendor'
}

export async function someAdmin(db: Db): Promise<OfficeAccount> {
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'Admin')
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { id, role: 'Admin' }
}

export async function someVendors(db: Db, count: number): Promise<OfficeAccount[]> {
  const owners = await db
    .selectFrom('vendors')
    .innerJoin('users', 'users.id', 'vendors.owner_id')
    .select('users.id')
    .where('vendors.status', '=', 'Approved')
    .where('vendors.deleted_at', 'is', null)
    .where('users.is_active', '=', true)
    .orderBy('users.id')
    .limit(count)
    .execute()
  return owners.map(({ id }) => ({ id, role: 'Vendor' }))
}
