import * as calls from '#contract/messaging/sms'
import type { Db } from '../platform/database/db.ts'
import type { Serve } from '../platform/http/calls.ts'
import type { SmsSettings } from '../platform/sms/settings.ts'
import { readSms, readSmsBalance } from './read-sms.ts'

/** `shopDb` is not bound to an account by row security. */
export function smsRoutes(serve: Serve, shopDb: Db, settings: SmsSettings | null): void {
  serve(calls.readSms, () => readSms(shopDb, settings, new Date()))
  serve(calls.readSmsBalance, () => readSmsBalance(settings))
}
