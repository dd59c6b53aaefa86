import * as z from 'zod/mini'
import { id } from '#contract/machinery/fields'
import { defineJob, defineRecurringJob } from '../platform/jobs/job.ts'

const ofMessage = z.object({ messageId: id })

/** In lanes, each of which sends one after another: a mail server or a gateway that hangs holds up its own messages and no other job. */
export const SEND_JOBS = {
  mail: defineJob('messages.send', ofMessage, { queue: 'mail' }),
  sms: defineJob('messages.send-sms', ofMessage, { queue: 'sms' }),
} as const
/** Beside those: a code that somebody waits for stands behind no thousand messages. */
export const SEND_CODE_JOBS = {
  mail: defineJob('messages.send-code', ofMessage, { queue: 'mail-codes' }),
  sms: defineJob('messages.send-sms-code', ofMessage, { queue: 'sms-codes' }),
} as const
export const ASK_SMS = defineJob('messages.ask-sms', z.object({ messageId: id, asked: z.int() }), { queue: 'sms' })
export const ERASE_MESSAGES = defineRecurringJob('messages.erase', { cron: '50 21 * * *' })
export const ERASE_SECRETS = defineRecurringJob('messages.erase-secrets', { cron: '*/15 * * * *' })
