import type { Db } from '../../src/server/platform/database/db.ts'

/** The oldest that is still to be paid. */
export async function owedRefund(db: Db): Promise<number | undefined> {
  const owed = db.selectFrom('refunds').select('id').where('state', '=', 'owed').orderBy('id').limit(1)
  return (await owed.executeTakeFirst())?.id
}
