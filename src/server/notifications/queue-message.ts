import * as z from 'zod/mini'
import { id } from '#contract/machinery/fields'
import type { Db } from '../platform/database/db.ts'
import { addJob } from '../platform/jobs/add-job.ts'
import { defineJob } from '../platform/jobs/job.ts'

/** One after another, so that a mail server that hangs holds up mails and no other job. */
export const SEND_MESSAGE = defineJob('messages.send', z.object({ messageId: id }), { queue: 'mail' })

/** Lets a message be sent, not before so many seconds; of one message only one job waits. */
export async function queueMessage(tx: Db, messageId: number, inSeconds = 0): Promise<void> {
  const runAt = inSeconds > 0 ? { runAt: new Date(Date.now() + inSeconds * 1000) } : {}
  await addJob(tx, SEND_MESSAGE, { messageId }, { key: `message ${messageId}`, ...runAt })
}
