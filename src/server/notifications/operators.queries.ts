import type { NotNull } from 'kysely'
import { COMPANY_NAMES } from '#contract/values/couriers'
import type { WebhookOffReason } from '#contract/webhooks'
import type { Db } from '../platform/database/db.ts'
import { accountName } from '../users/account-name.queries.ts'

/** As colleagues know it; by its number once it is deleted. */
export async function nameOfAccount(db: Db, accountId: number): Promise<string> {
  const found = await db
    .selectFrom('users')
    .select(accountName('users').as('name'))
    .where('id', '=', accountId)
    .executeTakeFirst()
  return found?.name ?? `#${accountId}`
}

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

/** Undefined where it is on again by now, or gone, or was switched off by its owner. */
export async function webhookSwitchedOff(
  db: Db,
  webhookId: number,
): Promise<{ url: string; offBecause: WebhookOffReason } | undefined> {
  return await db
    .selectFrom('webhooks')
    .select(['url', 'off_because as offBecause'])
    .where('id', '=', webhookId)
    .where('off_because', 'in', ['Failing', 'Gone'])
    .$narrowType<{ offBecause: NotNull }>()
    .executeTakeFirst()
}
