import { type Db, transact } from '../platform/database/db.ts'
import { addJob } from '../platform/jobs/add-job.ts'
import type { SmsTransport } from '../platform/sms/transport.ts'
import { ASK_SMS } from './messaging.jobs.ts'
import { queueMessages } from './queue-message.ts'
import { signalOutcome } from './signal-outcome.ts'
import { finishSms, unknownSms } from './sms-sending.queries.ts'
import { giveBack } from './spending.queries.ts'

/** Seconds before each question; after the last of them it stays unknown. */
const PAUSES = [60, 300, 900, 3600, 6 * 3600]
/** A gateway that is slow to begin has not seen it yet at the first question. */
const UNSEEN_TO_BELIEVE = 2

/** Lets it be asked for what became of an SMS that brought no answer. */
export async function queueQuestion(tx: Db, messageId: number, asked = 0): Promise<void> {
  const pause = PAUSES[asked]
  if (pause === undefined) return
  const runAt = new Date(Date.now() + pause * 1000)
  await addJob(tx, ASK_SMS, { messageId, asked: asked + 1 }, { key: `ask ${messageId}`, runAt })
}

/** Asks the gateway. Only one that says, twice, that it never had the message lets it be sent again, under its old reference. */
export async function askSms(
  db: Db,
  transport: SmsTransport | null,
  { messageId, asked }: { messageId: number; asked: number },
): Promise<void> {
  const sms = await unknownSms(db, messageId)
  if (!sms || !transport?.ask) return
  const { reference, costPoisha, parts, hasText, isSecret, isUnproven } = sms
  const fate = await transport.ask(sms)
  const claim = { id: messageId, reference }
  const became = await transact(db, async (tx) => {
    if (fate.outcome === 'accepted') {
      const end = { state: 'Sent', problem: '', gatewayId: fate.gatewayId, isBilled: true } as const
      return (await finishSms(tx, claim, end)) && end.state
    }
    const isUnseen = fate.outcome === 'unseen' && asked >= UNSEEN_TO_BELIEVE
    if (fate.outcome !== 'refused' && !isUnseen) {
      await queueQuestion(tx, messageId, asked)
      return false
    }
    const state = isUnseen && hasText ? 'Waiting' : 'Failed'
    if (!(await finishSms(tx, claim, { state, problem: fate.why, isBilled: false }))) return false
    await giveBack(tx, messageId, { parts, poisha: costPoisha, isSecret, isUnproven })
    if (state === 'Waiting') await queueMessages(tx, [{ id: messageId, way: 'sms', isSecret }], {})
    return state
  })
  if (became) signalOutcome('sms', became)
}
