import { m } from '#messages'
import type { Db } from '../platform/database/db.ts'
import { inBatches } from '../platform/jobs/batches.ts'
import { deleteOldBells, eraseExpired, eraseOfAccount, eraseOfDeleted, eraseOld } from './erasing.queries.ts'

/** So long an admin can read, and send again, what was written; what happened to it stays. */
export const KEPT_DAYS = 90
const AT_ONCE = 1000

/** In the transaction that deletes an account: what was written to it, and about its orders, is nobody’s to read any more. */
export async function eraseMessagesOf(tx: Db, accountId: number): Promise<void> {
  await eraseOfAccount(tx, accountId, m.mail_account_deleted())
}

/** Erases the contents of old messages, a thousand at a time: nobody waits long for a row. How many it erased. */
export async function eraseOldMessages(db: Db, signal: AbortSignal): Promise<number> {
  const batches = [
    (tx: Db, atMost: number) => eraseOld(tx, KEPT_DAYS, atMost),
    (tx: Db, atMost: number) => deleteOldBells(tx, KEPT_DAYS, atMost),
    // Last: it alone looks at more, the longer the shop lives.
    (tx: Db, atMost: number) => eraseOfDeleted(tx, atMost),
  ]
  let erased = 0
  for (const batch of batches) erased += await inBatches(db, signal, AT_ONCE, batch)
  return erased
}

/** A code that is over is nobody’s to read any more. */
export async function eraseSecrets(db: Db): Promise<void> {
  await eraseExpired(db)
}
