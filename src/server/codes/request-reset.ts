import { randomUUID } from 'node:crypto'
import { type Db, transact } from '../platform/database/db.ts'
import { addJob } from '../platform/jobs/add-job.ts'
import { WRITE_RESET } from './codes.jobs.ts'
import { deleteEndedSecrets, insertSecret } from './one-time-secrets.queries.ts'
import { type Secrets, type Sent, sentBy, VALID_SECONDS } from './one-time-secrets.ts'
import { isByLink } from './secret-words.ts'
import { askerOf, spendSending } from './sending-limits.ts'

/**
 * The answer, its time and the work behind it are the same whoever has an account: a job looks that up (write-reset.ts).
 * `device`: one that has logged in to the account; strangers close nothing for it. Refuses `too_many_attempts`.
 */
export async function requestReset(
  db: Db,
  secrets: Secrets,
  recipient: string,
  { address, device = null }: { address: string; device?: string | null },
): Promise<Sent & { isLink: boolean }> {
  const isLink = isByLink(recipient, secrets.publicUrl)
  await spendSending(db, secrets.hashes, { recipient, address, isLink, device })
  const ticket = randomUUID()
  await transact(db, async (tx) => {
    await deleteEndedSecrets(tx)
    const askedBy = askerOf({ address, device })
    const secret = { ticket, purpose: 'reset_password' as const, recipient, accountId: null, secretHash: null, askedBy }
    await insertSecret(tx, secret, VALID_SECONDS.reset_password)
    await addJob(tx, WRITE_RESET, { ticket })
  })
  return { ...sentBy(secrets, { ticket, purpose: 'reset_password', recipient }), isLink }
}
