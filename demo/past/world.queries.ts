import type { Company } from '../../src/contract/values/couriers.ts'
import type { Db } from '../../src/server/platform/database/db.ts'

/** Who grants, decides and pays: the first of the admins. */
export async function firstAdminId(db: Db): Promise<number> {
  const admins = db.selectFrom('users').select('id').where('role', '=', 'Admin').orderBy('id').limit(1)
  return (await admins.executeTakeFirstOrThrow()).id
}

export async function storesMailed(db: Db, emails: string[]) {
  return await db
    .selectFrom('vendors')
    .select(['id', 'contact_email as email', 'store_name as name'])
    .select((of) => of.ref('owner_id').$notNull().as('ownerId'))
    .where('contact_email', 'in', emails)
    .where('owner_id', 'is not', null)
    .execute()
}

export async function accountsNamed(db: Db, usernames: string[]): Promise<{ id: number; username: string }[]> {
  return await db
    .selectFrom('users')
    .select((of) => ['id', of.ref('username').$notNull().as('username')])
    .where('username', 'in', usernames)
    .execute()
}

/** Of the demo’s stores; what was taken out of sale meanwhile was sold before. */
export async function productsOf(db: Db, vendorIds: number[]) {
  return await db
    .selectFrom('products')
    .select(['id as productId', 'vendor_id as vendorId', 'name', 'image'])
    .where('vendor_id', 'in', vendorIds)
    .orderBy('id')
    .execute()
}

/** The shop’s own, by company. */
export async function courierAccounts(db: Db): Promise<Map<Company, number>> {
  const rows = await db
    .selectFrom('courier_accounts')
    .select(['id', 'company'])
    .where('vendor_id', 'is', null)
    .where('environment', '=', 'pretend')
    .execute()
  return new Map(rows.map(({ id, company }) => [company, id]))
}
