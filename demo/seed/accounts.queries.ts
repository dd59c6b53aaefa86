import { sql } from 'kysely'
import type { Role } from '../../src/contract/auth.ts'
import type { Db } from '../../src/server/platform/database/db.ts'

/** How many accounts have an email like this, to go on from there. */
export async function countOfEmails(db: Db, pattern: string): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select((the) => the.fn.countAll<number>().as('count'))
    .where('email', 'like', pattern)
    .executeTakeFirstOrThrow()
  return count
}

/** Accounts that share a password. Their ids in the order of the emails. */
export async function insertAccounts(tx: Db, emails: string[], role: Role, passwordHash: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into users (email, password_hash, role)
    select email, ${passwordHash}, ${role} from unnest(${emails}::text[]) with ordinality as person(email, place)
    order by place returning id`.execute(tx)
  return idsInOrder(rows)
}

export interface NewStore {
  ownerId: number
  storeName: string
  storeDescription: string
  contactEmail: string
  contactPhone: string
}

/** Approved stores. Their ids in the given order. */
export async function insertStores(tx: Db, stores: NewStore[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into vendors (owner_id, store_name, store_description, contact_email, contact_phone, status, decided_at)
    select "ownerId", "storeName", "storeDescription", "contactEmail", "contactPhone", 'Approved', now()
    from json_to_recordset(${JSON.stringify(stores)}::json)
      as store("ownerId" bigint, "storeName" text, "storeDescription" text, "contactEmail" text, "contactPhone" text)
    order by "ownerId" returning id`.execute(tx)
  return idsInOrder(rows)
}

/** Stores that sell: the shop's own only where there is no other. */
export async function sellingStores(db: Db): Promise<number[]> {
  const stores = await db
    .selectFrom('vendors')
    .select(['id', 'is_house'])
    .where('is_selling', '=', true)
    .orderBy('id')
    .execute()
  const others = stores.filter((store) => !store.is_house)
  return (others.length > 0 ? others : stores).map(({ id }) => id)
}

/** Identities are given out in the order of insertion; what `returning` says need not be in it. */
export function idsInOrder(rows: { id: number }[]): number[] {
  return rows.map(({ id }) => id).sort((one, other) => one - other)
}
