import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Role } from '#contract/auth'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/db.ts'
import { prepared } from '../platform/prepared.queries.ts'
import { statement } from '../platform/statement.ts'
import type { Tables } from '../platform/tables.ts'

/** The database’s own lower case, as in its unique indexes: JavaScript’s differs for a few letters. */
const lower = (name: string) => sql<string>`lower(${name})`

export type Account = Pick<Selectable<Tables['users']>, 'id' | 'username' | 'email' | 'role'>

/** The account with its store as it is now, or undefined where it is deactivated, deleted or was never there. */
export async function activeActor(db: Db, userId: number): Promise<Actor | undefined> {
  const [row] = await activeAccount(db, { userId })
  if (!row) return undefined
  const { id, role, vendorId, status } = row
  const hasStore = role === 'Vendor' && vendorId !== null && status !== null
  return { id, role, vendor: hasStore ? { id: vendorId, status } : null, name: row.username ?? row.email ?? '' }
}

const activeAccount = statement((db, { userId }: { userId: number }) =>
  db
    .selectFrom('users')
    .leftJoin('vendors', (join) => join.onRef('vendors.owner_id', '=', 'users.id').on('vendors.deleted_at', 'is', null))
    .select(['users.id', 'users.username', 'users.email', 'users.role', 'vendors.id as vendorId', 'vendors.status'])
    .where('users.id', '=', userId)
    .where('users.is_active', '=', true)
    .where('users.deleted_at', 'is', null)
    .modifyEnd(prepared),
)

export async function accountOf(db: Db, userId: number): Promise<Account | undefined> {
  return await db
    .selectFrom('users')
    .select(['id', 'username', 'email', 'role'])
    .where('id', '=', userId)
    .executeTakeFirst()
}

/** The account that a username or an email names, whatever their case, also a deactivated one. */
export async function accountNamed(
  db: Db,
  name: string,
): Promise<{ id: number; role: Role; passwordHash: string; isActive: boolean } | undefined> {
  return await db
    .selectFrom('users')
    .select(['id', 'role', 'password_hash as passwordHash', 'is_active as isActive'])
    .where((or) =>
      or.or([
        or(sql`lower(username)`, '=', lower(name.normalize('NFKC'))),
        or(sql`lower(email)`, '=', lower(name.normalize('NFKC'))),
      ]),
    )
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Which of the two names another account holds already. */
export async function takenNames(
  db: Db,
  names: { username: string | null; email: string },
): Promise<{ username: boolean; email: boolean }> {
  const row = await db
    .selectNoFrom((the) => [
      the
        .exists(
          the
            .selectFrom('users')
            .select('id')
            .where(sql`lower(username)`, '=', lower(names.username ?? '')),
        )
        .as('username'),
      the.exists(the.selectFrom('users').select('id').where(sql`lower(email)`, '=', lower(names.email))).as('email'),
    ])
    .executeTakeFirstOrThrow()
  return { username: Boolean(row.username), email: Boolean(row.email) }
}

/** Inserts an account; undefined where the username or email was taken meanwhile. */
export async function insertAccount(
  db: Db,
  account: { username: string | null; email: string; passwordHash: string; role: Role },
): Promise<{ id: number } | undefined> {
  return await db
    .insertInto('users')
    .values({
      username: account.username,
      email: account.email,
      password_hash: account.passwordHash,
      role: account.role,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
}

export async function hasAdmin(db: Db): Promise<boolean> {
  const admin = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'Admin')
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return admin !== undefined
}
