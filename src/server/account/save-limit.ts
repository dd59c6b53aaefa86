import { m } from '#messages'
import type { Db } from '../platform/database/db.ts'
import { type RateLimit, spend } from '../platform/rate-limits/rate-limiter.ts'

/** Names and addresses together; nobody changes them so often by hand. */
const SAVES: RateLimit = {
  kind: 'account_saves',
  most: 60,
  windowSeconds: 3600,
  refusal: m.account_limit_saves,
}

/** Refuses `too_many_attempts`. */
export async function spendSave(db: Db, accountId: number): Promise<void> {
  await spend(db, SAVES, `account:${accountId}`)
}
