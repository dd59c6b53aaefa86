import { sql } from 'kysely'
import type { MessageState } from '#contract/messaging'
import { type GatewayKind, SHOP } from '../../../pretend/sms/gateway.ts'
import { messagingJobs } from '../messaging/messaging.work.ts'
import type { RunningJobs } from '../platform/jobs/run-jobs.ts'
import { type SmsSettings, smsSettingsOf } from '../platform/sms/settings.ts'
import { createSmsTransport } from '../platform/sms/transport.ts'
import { runTestJobs } from './jobs.ts'
import type { TestShop } from './shop.ts'

/** By day in Dhaka, when SMS are sent. */
export const NOON = new Date('2026-11-23T12:00:00+06:00')
/** For a gateway that answers: on a busy machine, whenever it comes to that. */
export const PATIENT = { connecting: 120_000, whole: 120_000 }

interface Gateway {
  kind: GatewayKind
  url: string
}

export function smsSettingsFor({ kind, url }: Gateway): SmsSettings {
  return smsSettingsOf({ gateway: kind, url, user: undefined, ...SHOP })
}

/** Sends the SMS of a test’s shop, as a process of the shop does. */
export async function runSms(shop: TestShop, gateway: Gateway): Promise<RunningJobs> {
  const sms = createSmsTransport(smsSettingsFor(gateway), PATIENT)
  return await runTestJobs(shop, { serve: (serve) => messagingJobs(serve, { mail: null, sms }, () => NOON) })
}

interface GivenSms {
  phone?: string
  text?: string
  parts?: number
  state?: MessageState
  /** A code that is over after so many seconds. */
  validSeconds?: number
}

let given = 3_000_000

/** An SMS as it stands in the table, put there directly. */
export async function givenSms({ db }: Pick<TestShop, 'db'>, sms: GivenSms = {}): Promise<number> {
  given += 1
  const { phone = `0171${given}`, text = `Your order ${given} at Haat`, parts = 1, state = 'Waiting' } = sms
  const { validSeconds: seconds } = sms
  const { id } = await db
    .insertInto('messages')
    .values({
      ...{ event_id: seconds === undefined ? given : null, kind: 'order_placed', way: 'sms', recipient: 'customer:1' },
      ...{ to_phone: phone, plain_text: text, parts, state, subject: 'Order placed' },
      expires_at: seconds === undefined ? null : sql<Date>`now() + make_interval(secs => ${seconds})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
