import type { JobHandler, ServeJob } from '../platform/jobs/job.ts'
import { askSms } from './ask-sms.ts'
import { eraseOldMessages, eraseSecrets } from './erase-messages.ts'
import { ASK_SMS, ERASE_MESSAGES, ERASE_SECRETS, SEND_CODE_JOBS, SEND_JOBS } from './messaging.jobs.ts'
import { mailLanes, SMS_LANES } from './queue-message.ts'
import { sendMessage } from './send-message.ts'
import { sendSms } from './send-sms.ts'
import { mailSender, type Transports } from './senders.ts'

/** They share a queue. */
const ASKING_AT_ONCE = 1

type SendingJob = JobHandler<{ messageId: number }>

export function messagingJobs(serve: ServeJob, transports: Transports, now = () => new Date()): void {
  const { mail, sms } = transports
  const sender = mail && mailSender(mail)
  const byMail: SendingJob = ({ messageId }, { db, log }) => sendMessage(db, { sender, log }, messageId)
  const bySms: SendingJob = ({ messageId }, { db, log }) => sendSms(db, { transport: sms, now, log }, messageId)
  const ofMail = mailLanes(mail?.atOnce ?? 1)
  serve(SEND_JOBS.mail, byMail, ofMail.messages)
  serve(SEND_CODE_JOBS.mail, byMail, ofMail.codes)
  serve(SEND_JOBS.sms, bySms, SMS_LANES.messages)
  serve(SEND_CODE_JOBS.sms, bySms, SMS_LANES.codes)
  serve(ASK_SMS, (question, { db }) => askSms(db, sms, question), ASKING_AT_ONCE)
  serve(ERASE_SECRETS, async (_, { db }) => await eraseSecrets(db))
  serve(ERASE_MESSAGES, async (_, { db, log, signal }) => {
    const erased = await eraseOldMessages(db, signal)
    if (erased > 0) log.info({ erased }, 'contents of old messages erased')
    signal.throwIfAborted()
  })
}
