import type { MessageRow } from '#contract/messaging'
import { record } from '../audit/record.ts'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { rowOfWhole } from './list-messages.ts'
import { lockMessage, type WholeMessage, waitAgain } from './messages.queries.ts'
import { queueMessages } from './queue-message.ts'
import { maySendBy, type Sends } from './sends.ts'

/** As a new one. Refuses `message_not_found`, `mail_not_set_up`, `sms_not_set_up`, `message_erased`, `message_waiting`. */
export async function sendAgain(db: Db, actor: Actor, id: number, sends: Sends): Promise<MessageRow> {
  return await transact(db, async (tx) => {
    const { html: _html, text: _text, ...message } = await heldMessage(tx, id, sends)
    await waitAgain(tx, id)
    await record(tx, actor, {
      action: 'send',
      subject: 'message',
      subjectId: id,
      subjectName: message.subject,
      before: { state: message.state },
      after: { state: 'Waiting' },
    })
    await queueMessages(tx, [message], sends)
    return rowOfWhole({ ...message, state: 'Waiting', problem: '', tries: 0 }, sends)
  })
}

/** A code that was asked for is not sent by others: it is as good as erased to them. */
async function heldMessage(tx: Db, id: number, sends: Sends): Promise<WholeMessage> {
  const message = await lockMessage(tx, id)
  if (!message) throw new Refusal('message_not_found')
  if (message.way === 'sms' && !maySendBy(sends, 'sms')) throw new Refusal('sms_not_set_up')
  if (message.way === 'mail' && !maySendBy(sends, 'mail')) throw new Refusal('mail_not_set_up')
  if (!message.hasContents || message.isSecret) throw new Refusal('message_erased')
  if (message.state === 'Waiting') throw new Refusal('message_waiting')
  return message
}
