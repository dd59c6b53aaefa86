import * as z from 'zod/mini'
import { defineJob, type ServeJob } from '../platform/jobs/job.ts'
import type { MailTransport } from '../platform/mail/transport.ts'
import { eraseOldMessages } from './erase-messages.ts'
import { SEND_MESSAGE } from './queue-message.ts'
import { sendMessage } from './send-message.ts'

export const ERASE_MESSAGES = defineJob('messages.erase', z.object({}))

/** `transport` is null where the shop has no mail server. */
export function notificationsJobs(serve: ServeJob, transport: MailTransport | null): void {
  serve(SEND_MESSAGE, async ({ messageId }, { db, log }) => await sendMessage(db, { transport, log }, messageId))
  serve(ERASE_MESSAGES, async (_, { db, log, signal }) => {
    const erased = await eraseOldMessages(db, signal)
    if (erased > 0) log.info({ erased }, 'contents of old messages erased')
    signal.throwIfAborted()
  })
}
