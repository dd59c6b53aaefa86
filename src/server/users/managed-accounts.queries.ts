import { sql } from 'kysely'
import type { Role } from '#contract/auth'
import { phoneIn } from '#contract/values/phone'
import type { Db } from '../platform/database/db.ts'
import { contains, rowsAndTotal } from '../platform/database/listed.queries.ts'

const columns = ['id', 'username', 'email', 'phone', 'role', 'is_active as isActive', 'version'] as const

export type ManagedAccount = NonNullable<Awaited<ReturnType<typeof lockAccount>>>

/** Newest first before the id, and how many on all pages. */
export async function accountsPage(
  db: Db,
  search: string,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<{ rows: ManagedAccount[]; total: number }> {
  const found = db
    .selectFrom('users')
    .where('deleted_at', 'is', null)
    .$if(search !== '', (some) =>
      some.where((or) =>
        or.or([
          contains(sql`email`, search),
          contains(sql`phone`, phoneIn(search) ?? search),
          contains(LISTED_ROLE, search),
        ]),
      ),
    )
  const rows = found
    .select(columns)
    .$if(before !== undefined, (some) => some.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
  return await rowsAndTotal(db, rows, found)
}

const LISTED_ROLE = sql`case role when 'User' then 'Customer' else role end`

/** In one order: no deadlock. */
export async function lockActiveAdmins(tx: Db): Promise<{ id: number }[]> {
  return await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'Admin')
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** Undefined: deleted or unknown. */
export async function lockAccount(tx: Db, userId: number) {
  return await tx
    .selectFrom('users')
    .select(columns)
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Who is made an admin is known to the admin who does it: their email counts as proven. */
export async function updateRole(tx: Db, userId: number, role: Role): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      role,
      version: sql`version + 1`,
      admin_changed_at: sql`case when 'Admin' in (role, ${role}) then now() else admin_changed_at end`,
      ...(role === 'Admin' && { is_email_proven: true }),
    })
    .where('id', '=', userId)
    .execute()
}

/** For four eyes (docs/decisions/085): an admin who is activated again counts as a new one. */
const changedIfAdmin = sql<Date | null>`case when role = 'Admin' then now() else admin_changed_at end`

/** Deactivation ends sessions for good. */
export async function updateActive(tx: Db, userId: number, isActive: boolean): Promise<void> {
  await tx
    .updateTable('users')
    .set((row) => ({
      is_active: isActive,
      version: row('version', '+', 1),
      admin_changed_at: changedIfAdmin,
      token_epoch: isActive ? row.ref('token_epoch') : row('token_epoch', '+', 1),
    }))
    .where('id', '=', userId)
    .execute()
}

/** Leaves number, role and days. */
export async function anonymise(tx: Db, userId: number): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      username: null,
      name: null,
      email: null,
      phone: null,
      password_hash: '',
      is_active: false,
      deleted_at: sql`now()`,
      admin_changed_at: changedIfAdmin,
    })
    .where('id', '=', userId)
    .execute()
}
