import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '../platform/database/db.ts'
import { queueDeliveriesAt } from './queue-deliveries.ts'
import { type Sending, sendOne } from './send-one.ts'
import { type Claim, claimDue, nextDue } from './sending.queries.ts'

/** At once, to so many addresses. */
const MOST_AT_ONCE = 20
/** Whose addresses hang leave room for others. */
const MOST_OF_OWNER = 3
/** Longer than a delivery may take, so that a claim of a living process is never too old. */
const LEASE_SECONDS = 60
/** So long an event waits while others are on their way. */
const LOOK_MS = 500

/** Sends all that is due, one at a time to each origin of an owner, and is queued for when the next will be. */
export async function sendDue(db: Db, sending: Sending, signal: AbortSignal): Promise<void> {
  const underWay = new Map<number, Promise<void>>()
  const served = new Set<number>()
  const send = async (claim: Claim) => {
    try {
      await sendOne(db, sending, claim)
    } finally {
      underWay.delete(claim.webhookId)
    }
  }
  try {
    while (!signal.aborted) {
      const limit = MOST_AT_ONCE - underWay.size
      const now = { busy: [...underWay.keys()], served: [...served], limit }
      const limits = { ofOwner: MOST_OF_OWNER, leaseSeconds: LEASE_SECONDS }
      for (const claim of limit > 0 ? await claimDue(db, { ...now, ...limits }) : []) {
        served.delete(claim.webhookId)
        served.add(claim.webhookId)
        underWay.set(claim.webhookId, send(claim))
      }
      if (underWay.size === 0) break
      await Promise.race([...underWay.values(), wait(LOOK_MS)])
    }
  } finally {
    await Promise.allSettled(underWay.values())
  }
  signal.throwIfAborted()
  const next = await nextDue(db)
  if (next) await queueDeliveriesAt(db, next)
}
