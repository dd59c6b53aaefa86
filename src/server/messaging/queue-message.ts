import * as z from 'zod/mini'
import { id } from '#contract/machinery/fields'
import type { MessageWay } from '#contract/messaging'
import type { Db } from '../platform/database/db.ts'
import { addJob } from '../platform/jobs/add-job.ts'
import { defineJob, type Job } from '../platform/jobs/job.ts'
import { addJobs } from '../platform/jobs/jobs.queries.ts'

const payload = z.object({ messageId: id })
/** One after another, so that a mail server or a gateway that hangs holds up its own messages and no other job. */
export const SEND_JOBS = {
  mail: defineJob('messages.send', payload, { queue: 'mail' }),
  sms: defineJob('messages.send-sms', payload, { queue: 'sms' }),
} as const
/** Beside those: a code that somebody waits for stands behind no thousand messages. */
export const SEND_CODE_JOBS = {
  mail: defineJob('messages.send-code', payload, { queue: 'mail-codes' }),
  sms: defineJob('messages.send-sms-code', payload, { queue: 'sms-codes' }),
} as const
/** So many codes of a way at once: a gateway without an answer holds up every second one, and with the other SMS three of a process’s five jobs. */
const CODE_LANES = 2

interface Sendable {
  id: number
  way: MessageWay
  isSecret: boolean
}

/** Lets a message be sent, not before so many seconds; of one message only one job waits. */
export async function queueMessage(tx: Db, message: Sendable, inSeconds = 0): Promise<void> {
  const runAt = inSeconds > 0 ? { runAt: new Date(Date.now() + inSeconds * 1000) } : {}
  for (const { job, payload, key } of jobsOf(message)) await addJob(tx, job, payload, { key, ...runAt })
}

/** As soon as may be; of those that wait the smaller turn first. */
export async function queueMessages(tx: Db, messages: Sendable[], turn = 0): Promise<void> {
  await addJobs(
    tx,
    messages.flatMap(jobsOf).map((job) => ({ ...job, priority: turn })),
  )
}

function jobsOf({ id: messageId, way, isSecret }: Sendable) {
  // What stands in the bell is there.
  if (way === 'bell') return []
  const job = isSecret ? inLane(SEND_CODE_JOBS[way], messageId) : SEND_JOBS[way]
  return [{ job, payload: { messageId }, key: `message ${messageId}` }]
}

function inLane<Payload>(job: Job<Payload>, messageId: number): Job<Payload> {
  return { ...job, queue: `${job.queue}-${messageId % CODE_LANES}` }
}
