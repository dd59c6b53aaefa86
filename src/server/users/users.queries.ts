import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Role } from '#contract/auth'
import { phoneIn } from '#contract/values/phone'
import type { Actor } from '../platform/actor.ts'
import { compiled } from '../platform/database/compiled-query.ts'
import type { Db } from '../platform/database/db.ts'
import { prepared } from '../platform/database/prepared.queries.ts'
import type { Tables } from '../platform/database/tables.ts'

/** The database’s lower case, as in its indexes: JavaScript’s differs. */
const lower = (name: string) => sql<string>`lower(${name})`

export type Account = Pick<Selectable<Tables['users']>, 'id' | 'username' | 'name' | 'email' | 'phone' | 'role'>

/** With its store; undefined where inactive, deleted, unknown, or of an ended epoch or session. */
export async function activeActor(
  db: Db,
  { userId, epoch, session }: { userId: number; epoch: number; session: number | null },
): Promise<Actor | undefined> {
  const [row] = await activeAccount(db, { userId, epoch, session })
  if (!row) return undefined
  const { id, role, vendorId, status } = row
  const hasStore = role === 'Vendor' && vendorId !== null && status !== null
  return { id, role, vendor: hasStore ? { id: vendorId, status } : null, session }
}

/** Whatever its sessions: for work that outlives them. */
export async function activeActorOf(db: Db, userId: number): Promise<Actor | undefined> {
  const row = await db.selectFrom('users').select('token_epoch').where('id', '=', userId).executeTakeFirst()
  return row && (await activeActor(db, { userId, epoch: row.token_epoch, session: null }))
}

const activeAccount = compiled(
  (db, { userId, epoch, session }: { userId: number; epoch: number; session: number | null }) =>
    db
      .selectFrom('users')
      .leftJoin('vendors', (join) =>
        join.onRef('vendors.owner_id', '=', 'users.id').on('vendors.deleted_at', 'is', null),
      )
      .select(['users.id', 'users.role', 'vendors.id as vendorId', 'vendors.status'])
      .where('users.id', '=', userId)
      .where('users.token_epoch', '=', epoch)
      .where('users.is_active', '=', true)
      .where('users.deleted_at', 'is', null)
      .where(({ or, exists, selectFrom }) =>
        or([
          sql<boolean>`${session}::bigint is null`,
          exists(
            selectFrom('sessions')
              .select('sessions.id')
              .where('sessions.id', '=', session)
              .whereRef('sessions.account_id', '=', 'users.id')
              .where('sessions.ended_at', 'is', null),
          ),
        ]),
      )
      .modifyEnd(prepared),
)

export async function accountOf(db: Db, userId: number): Promise<Account | undefined> {
  return await db
    .selectFrom('users')
    .select(['id', 'username', 'name', 'email', 'phone', 'role'])
    .where('id', '=', userId)
    .executeTakeFirst()
}

/** False: it is entered by a code alone. */
export async function hasPassword(db: Db, userId: number): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('password_hash', 'is not', null)
    .executeTakeFirst()
  return found !== undefined
}

const provable = [
  'id',
  'role',
  'password_hash as passwordHash',
  'is_active as isActive',
  'token_epoch as epoch',
] as const

export type KnownAccount = NonNullable<Awaited<ReturnType<typeof accountNamed>>>

/**
 * By phone in any writing, username or email in any case, deactivated ones too. A phone is its owner’s, who has shown it; anybody
 * may have chosen its digits for a username.
 */
export async function accountNamed(db: Db, name: string) {
  const phone = phoneIn(name)
  return await db
    .selectFrom('users')
    .select(provable)
    .where((or) =>
      or.or([
        or(sql`lower(username)`, '=', lower(name.normalize('NFKC'))),
        or(sql`lower(email)`, '=', lower(name.normalize('NFKC'))),
        ...(phone === null ? [] : [or('phone', '=', phone)]),
      ]),
    )
    .where('deleted_at', 'is', null)
    .orderBy(sql`phone is not distinct from ${phone}`, 'desc')
    .executeTakeFirst()
}

export async function provableAccount(db: Db, userId: number) {
  return await db
    .selectFrom('users')
    .select([...provable, 'username', 'email', 'phone'])
    .where('id', '=', userId)
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Ends all sessions: the new epoch; undefined where `epoch` is over already. */
export async function replacePassword(
  db: Db,
  { id, epoch, passwordHash }: { id: number; epoch: number; passwordHash: string },
): Promise<number | undefined> {
  const replaced = await db
    .updateTable('users')
    .set({ password_hash: passwordHash, token_epoch: epoch + 1 })
    .where('id', '=', id)
    .where('token_epoch', '=', epoch)
    .where('is_active', '=', true)
    .returning('token_epoch')
    .executeTakeFirst()
  return replaced?.token_epoch
}

export async function updateName(db: Db, userId: number, name: string | null): Promise<void> {
  await db.updateTable('users').set({ name }).where('id', '=', userId).execute()
}

/** The new one: tokens of earlier epochs are over. */
export async function raiseEpoch(db: Db, userId: number): Promise<number> {
  const { epoch } = await db
    .updateTable('users')
    .set((row) => ({ token_epoch: row('token_epoch', '+', 1) }))
    .where('id', '=', userId)
    .returning('token_epoch as epoch')
    .executeTakeFirstOrThrow()
  return epoch
}

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

/** Undefined: taken meanwhile. Its email is unproven, but for the operator’s own account. */
export async function insertAccount(
  db: Db,
  account: { username: string | null; email: string; passwordHash: string; role: Role },
): Promise<{ id: number } | undefined> {
  return await db
    .insertInto('users')
    .values({
      username: account.username,
      email: account.email,
      is_email_proven: account.role === 'Admin',
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
