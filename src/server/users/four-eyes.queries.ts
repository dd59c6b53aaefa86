import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

export interface AdminOfLate {
  id: number
  isAdmin: boolean
  /** Null: it became or ceased to be one longer ago than that, or was one from the beginning. */
  until: Date | null
}

/** Active admins, and accounts that ceased to be one within so many hours. */
export async function adminsOfLate(db: Db, hours: number): Promise<AdminOfLate[]> {
  const isAdmin = sql<boolean>`users.role = 'Admin' and users.is_active and users.deleted_at is null`
  const isOfLate = sql<boolean>`users.admin_changed_at > now() - make_interval(hours => ${hours})`
  return await db
    .selectFrom('users')
    .select(['id', isAdmin.as('isAdmin')])
    .select(
      sql<Date | null>`case when ${isOfLate} then users.admin_changed_at + make_interval(hours => ${hours}) end`.as(
        'until',
      ),
    )
    .where(sql<boolean>`(${isAdmin}) or (${isOfLate})`)
    .orderBy('id')
    .execute()
}
