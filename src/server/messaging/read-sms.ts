import type { SmsBalance, SmsStatus } from '#contract/messaging/sms'
import { exactPoisha, takaOf } from '#contract/values/money'
import { codesBySms } from '../codes/sending-limits.ts'
import type { Db } from '../platform/database/db.ts'
import { QUIET_HOURS, secondsOfQuiet } from '../platform/sms/quiet-hours.ts'
import type { SmsSettings } from '../platform/sms/settings.ts'
import { createSmsTransport } from '../platform/sms/transport.ts'
import { readSettings } from '../settings/read-settings.ts'
import { lastTriedSms, smsByState } from './sms-status.queries.ts'
import { spentOnCodesToday, spentToday } from './spending.queries.ts'
import { WARN_AT } from './spending.ts'

/** `db` is not bound to an account by row security, which hides what was spent. */
export async function readSms(db: Db, settings: SmsSettings | null, now: Date): Promise<SmsStatus> {
  const [spent, spentOnCodes, codes] = [await spentToday(db), await spentOnCodesToday(db), await codesBySms(db)]
  const { smsDailyLimit: limit } = await readSettings(db)
  const quiet = secondsOfQuiet(now, settings?.quietHours ?? QUIET_HOURS)
  return {
    gateway: settings && { name: settings.gateway.name, tellsBalance: settings.gateway.balance !== undefined },
    last: settings && (await lastTriedSms(db)),
    today: {
      spent: takaOf(spent.poisha),
      parts: spent.parts,
      limit,
      isNearLimit: spent.poisha >= exactPoisha(limit) * WARN_AT,
    },
    codes: { ...codes, spent: takaOf(spentOnCodes.poisha) },
    ...(await smsByState(db)),
    quietUntil: quiet > 0 ? new Date(now.getTime() + quiet * 1000).toISOString() : null,
  }
}

/** An admin waits for it. */
const BALANCE_TIMEOUTS = { connecting: 3_000, whole: 5_000 }

export async function readSmsBalance(settings: SmsSettings | null): Promise<SmsBalance> {
  const { balance = null } = settings ? createSmsTransport(settings, BALANCE_TIMEOUTS) : {}
  if (!balance) return { balance: null, problem: '' }
  const told = await balance()
  return told.outcome === 'told' ? { balance: told.taka, problem: '' } : { balance: null, problem: told.why }
}
