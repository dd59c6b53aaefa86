import type { MessageRow } from '#contract/notifications'
import { record } from '../audit/record.ts'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { rowOfWhole } from './list-messages.ts'
import { lockMessage, waitAgain } from './messages.queries.ts'
import { queueMessage } from './queue-message.ts'

/** As a new mail. Refuses `message_not_found`, `mail_not_set_up`, `message_erased`, `message_waiting`. */
export async function sendAgain(db: Db, actor: Actor, id: number, sendsMail: boolean): Promise<MessageRow> {
  return await transact(db, async (tx) => {
    const message = await lockMessage(tx, id)
    if (!message) throw new Refusal('message_not_found')
    if (!sendsMail) throw new Refusal('mail_not_set_up')
    if (message.to === null) throw new Refusal('message_erased')
    if (message.state === 'Waiting') throw new Refusal('message_waiting')
    await waitAgain(tx, id)
    await record(tx, actor, {
      ...{ action: 'send', subject: 'message', subjectId: id, subjectName: message.subject },
      ...{ before: { state: message.state }, after: { state: 'Waiting' } },
    })
    await queueMessage(tx, id)
    return rowOfWhole({ ...message, state: 'Waiting', problem: '', tries: 0 }, sendsMail)
  })
}
