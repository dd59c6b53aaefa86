import type { Channel } from '#contract/messaging'
import type { Db } from '../platform/database/db.ts'
import type { Job } from '../platform/jobs/job.ts'
import { addJobs } from '../platform/jobs/jobs.queries.ts'
import { MAILS_AT_ONCE } from '../platform/mail/settings.ts'
import { SEND_CODE_JOBS, SEND_JOBS } from './messaging.jobs.ts'
import type { Sends } from './sends.ts'
import { turnsOf } from './turns.queries.ts'

/** In the whole shop, however many processes it has. Gateways here take a second or two to answer, and a code is worth three minutes. */
const SMS_CODE_LANES = 8
export const SMS_LANES = { messages: 1, codes: SMS_CODE_LANES }

/** As many as the mail server takes at once, and half as many for codes. */
export function mailLanes(atOnce: number): { messages: number; codes: number } {
  return { messages: atOnce, codes: Math.ceil(atOnce / 2) }
}

interface Sendable {
  id: number
  way: Channel
  isSecret: boolean
}

/**
 * Lets messages be sent, not before so many seconds; of one message only one job waits. Codes go by the turn that is given (the smaller
 * first), others fairly by account: each behind what waits already of the same.
 */
export async function queueMessages(
  tx: Db,
  messages: Sendable[],
  {
    mailsAtOnce = MAILS_AT_ONCE,
    turn = 0,
    inSeconds = 0,
  }: Pick<Sends, 'mailsAtOnce'> & { turn?: number; inSeconds?: number },
): Promise<void> {
  const runAt = inSeconds > 0 ? new Date(Date.now() + inSeconds * 1000) : undefined
  // What stands in the bell is there.
  const sendable = messages.filter(isSent)
  const turns = await turnsOf(
    tx,
    sendable.filter(({ isSecret }) => !isSecret).map((message) => message.id),
  )
  const jobs = sendable.map((message) => ({
    job: jobOf(message, mailsAtOnce),
    payload: { messageId: message.id },
    key: `message ${message.id}`,
    priority: turns.get(message.id) ?? turn,
    runAt,
  }))
  await addJobs(tx, jobs)
}

function isSent(message: Sendable): message is Sendable & { way: 'mail' | 'sms' } {
  return message.way !== 'bell'
}

function jobOf({ id: messageId, way, isSecret }: Sendable & { way: 'mail' | 'sms' }, mailsAtOnce: number) {
  const { messages, codes } = way === 'mail' ? mailLanes(mailsAtOnce) : SMS_LANES
  return isSecret ? inLane(SEND_CODE_JOBS[way], messageId % codes) : inLane(SEND_JOBS[way], messageId % messages)
}

function inLane<Payload>(job: Job<Payload>, lane: number): Job<Payload> {
  return { ...job, queue: `${job.queue}-${lane}` }
}
