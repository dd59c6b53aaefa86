import type { Logger } from 'pino'
import { type Db, transact } from '../platform/database/db.ts'
import { queueMessages } from './queue-message.ts'
import type { Sender } from './senders.ts'
import {
  type Claim,
  claimEndsIn,
  claimMessage,
  failExpired,
  finishMessage,
  keepForFormerAdmin,
  keepMessage,
} from './sending.queries.ts'
import { signalOutcome } from './signal-outcome.ts'

interface Outbound {
  /** Null where the shop has nothing (any more) to send this way by. */
  sender: Sender | null
  log: Logger
}

/**
 * Sends one message that waits: claims its row, hands it on, writes down what came of it, and when it is tried again.
 * Run twice at once it is sent once. A process that dies between a mail server’s yes and its note of it leaves a mail that is sent
 * a second time, under the same Message-ID (docs/decisions/032).
 */
export async function sendMessage(db: Db, { sender, log }: Outbound, id: number): Promise<void> {
  if (!sender) return await keepMessage(db, id)
  const { leaseSeconds } = sender
  const claim = await claimMessage(db, id, { reference: sender.newReference(), leaseSeconds })
  if (!claim) return await leaveIt(db, sender, id)
  const delivery = await sender.deliver(claim)
  const pause = delivery.outcome === 'later' ? sender.pauses[claim.tries - 1] : undefined
  if (delivery.outcome === 'accepted') {
    if (await finishMessage(db, claim, { state: 'Sent', problem: '' })) signalOutcome(claim.way, 'Sent')
    return
  }
  // Whom it was for, and what was answered to that, is between the message and its readers.
  const what = { messageId: id, tries: claim.tries, reason: delivery.code }
  log.warn(what, pause ? `${NAMES[claim.way]} could not be sent yet` : `${NAMES[claim.way]} was not sent`)
  await finish(db, sender, { claim, problem: delivery.why, pause })
}

const NAMES = { mail: 'a mail', sms: 'an SMS', bell: 'a message' }

/**
 * It waits no more, or is a code that would come too late, or was for an admin who is none any more, or another process has claimed it: where that one died, it is this job that
 * sends it, once the claim is too old.
 */
async function leaveIt(db: Db, { leaseSeconds, atOnce }: Sender, id: number): Promise<void> {
  const expired = await failExpired(db, id, leaseSeconds)
  if (expired) signalOutcome(expired, 'Failed')
  await keepForFormerAdmin(db, id, leaseSeconds)
  const claimed = await claimEndsIn(db, id, leaseSeconds)
  if (claimed) await queueMessages(db, [{ id, ...claimed }], { mailsAtOnce: atOnce, inSeconds: claimed.seconds })
}

async function finish(
  db: Db,
  sender: Sender,
  { claim, problem, pause }: { claim: Claim; problem: string; pause: number | undefined },
): Promise<void> {
  const state = pause ? 'Waiting' : 'Failed'
  const isOurs = await transact(db, async (tx) => {
    const isOurs = await finishMessage(tx, claim, { state, problem })
    if (isOurs && pause) await queueMessages(tx, [claim], { mailsAtOnce: sender.atOnce, inSeconds: pause })
    return isOurs
  })
  if (isOurs) signalOutcome(claim.way, state)
}
