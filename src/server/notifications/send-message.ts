import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { type Db, transact } from '../platform/database/db.ts'
import { MAIL_TIMEOUTS, type MailTransport } from '../platform/mail/transport.ts'
import { queueMessage } from './queue-message.ts'
import { type Claim, claimEndsIn, claimMessage, keepMessage, settleMessage } from './sending.queries.ts'

/** Longer than a mail may take, so that a claim of a living process is never too old. */
const LEASE_SECONDS = MAIL_TIMEOUTS.whole / 1000 + 30

/** Pauses in seconds between tries; after the last of them a message has failed. Two days in all: so long mail servers try it among themselves. */
const PAUSES = [60, 300, 900, 3600, 3 * 3600, 6 * 3600, 12 * 3600, 24 * 3600]

interface Outbound {
  /** Null where the shop has no mail server (any more). */
  transport: MailTransport | null
  log: Logger
}

/**
 * Sends one message that waits: claims its row, hands it to the mail server, writes down what came of it, and when it is tried again.
 * Run twice at once it is sent once. A process that dies between the mail server’s yes and its note of it leaves a message that is sent
 * a second time, under the same Message-ID (docs/decisions/032).
 */
export async function sendMessage(db: Db, { transport, log }: Outbound, id: number): Promise<void> {
  if (!transport) return await keepMessage(db, id)
  const messageId = `<${randomUUID()}@${transport.domain}>`
  const claim = await claimMessage(db, id, { messageId, leaseSeconds: LEASE_SECONDS })
  if (!claim) return await waitForClaim(db, id)
  const delivery = await transport.deliver(claim)
  if (delivery.outcome === 'accepted') return void (await settleMessage(db, claim, { state: 'Sent', problem: '' }))
  const pause = delivery.outcome === 'later' ? PAUSES[claim.tries - 1] : undefined
  // Whom it was for, and what the mail server said of that, is between the message and its readers.
  const what = { messageId: id, tries: claim.tries, reason: delivery.code }
  log.warn(what, pause ? 'a mail could not be sent yet' : 'a mail was not sent')
  await settle(db, claim, delivery.why, pause)
}

/** It waits no more, or another process has claimed it: where that one died, it is this job that sends it, once the claim is too old. */
async function waitForClaim(db: Db, id: number): Promise<void> {
  const seconds = await claimEndsIn(db, id, LEASE_SECONDS)
  if (seconds !== null) await queueMessage(db, id, seconds)
}

async function settle(db: Db, claim: Claim, problem: string, pause: number | undefined): Promise<void> {
  await transact(db, async (tx) => {
    const isOurs = await settleMessage(tx, claim, { state: pause ? 'Waiting' : 'Failed', problem })
    if (isOurs && pause) await queueMessage(tx, claim.id, pause)
  })
}
