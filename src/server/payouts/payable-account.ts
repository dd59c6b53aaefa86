import { LOCALE, m } from '#messages'
import type { Db } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { type PaidTo, readPaidTo } from '../store-documents/payout-hold.ts'

const MOMENT = new Intl.DateTimeFormat(LOCALE, {
  timeZone: 'Asia/Dhaka',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
})

/** Where a store is paid to now; undefined: in cash. Its row is held. Refuses `payout_account_held`. */
export async function payableAccount(tx: Db, vendorId: number): Promise<PaidTo['account']> {
  const { account, hold } = await readPaidTo(tx, vendorId)
  if (!hold) return account
  if (!hold.until) throw new Refusal('payout_account_held')
  const until = MOMENT.format(new Date(hold.until))
  throw new Refusal('payout_account_held', { message: m.payouts_held_until({ until }) })
}

/** What was prepared goes to the account that the store still has. Its row is held. Refuses `payout_account_changed`, `payout_account_held`. */
export async function requireSameAccount(
  tx: Db,
  { vendorId, accountId }: { vendorId: number; accountId: number | null },
): Promise<void> {
  const { account } = await readPaidTo(tx, vendorId)
  if ((account?.id ?? null) !== accountId) throw new Refusal('payout_account_changed')
  await payableAccount(tx, vendorId)
}
