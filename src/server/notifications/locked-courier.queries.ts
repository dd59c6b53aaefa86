import { COMPANY_NAMES } from '#contract/values/couriers'
import type { Db } from '../platform/database/db.ts'

/** Undefined: it was set right meanwhile. */
export async function lockedCourier(
  db: Db,
  accountId: number,
): Promise<{ courier: string; problem: string } | undefined> {
  const account = await db
    .selectFrom('courier_accounts')
    .select(['company', 'problem'])
    .where('id', '=', accountId)
    .where('problem', '<>', '')
    .executeTakeFirst()
  return account && { courier: COMPANY_NAMES[account.company], problem: account.problem }
}
