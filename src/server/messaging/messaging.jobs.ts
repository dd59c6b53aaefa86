import * as z from 'zod/mini'
import { defineJob, type ServeJob } from '../platform/jobs/job.ts'
import { ASK_SMS, askSms } from './ask-sms.ts'
import { eraseOldMessages, eraseSecrets } from './erase-messages.ts'
import { SEND_CODE_JOBS, SEND_JOBS } from './queue-message.ts'
import { sendMessage } from './send-message.ts'
import { sendSms } from './send-sms.ts'
import { mailSender, type Transports } from './senders.ts'

export const ERASE_MESSAGES = defineJob('messages.erase', z.object({}))
export const ERASE_SECRETS = defineJob('messages.erase-secrets', z.object({}))

export function messagingJobs(serve: ServeJob, transports: Transports, now = () => new Date()): void {
  const { mail, sms } = transports
  const sender = mail && mailSender(mail)
  for (const lanes of [SEND_JOBS, SEND_CODE_JOBS]) {
    serve(lanes.mail, ({ messageId }, { db, log }) => sendMessage(db, { sender, log }, messageId))
    serve(lanes.sms, ({ messageId }, { db, log }) => sendSms(db, { transport: sms, now, log }, messageId))
  }
  serve(ASK_SMS, (question, { db }) => askSms(db, sms, question))
  serve(ERASE_SECRETS, async (_, { db }) => await eraseSecrets(db))
  serve(ERASE_MESSAGES, async (_, { db, log, signal }) => {
    const erased = await eraseOldMessages(db, signal)
    if (erased > 0) log.info({ erased }, 'contents of old messages erased')
    signal.throwIfAborted()
  })
}
