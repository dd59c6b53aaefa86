import type { Db } from '../platform/database/db.ts'
import { emit } from '../platform/events/emit.ts'
import { deleteSecret } from '../totp/totp.queries.ts'
import { clearContact, proveEmail } from '../users/contacts.queries.ts'
import { deleteContactChanges } from './contact-changes.queries.ts'
import type { Secrets } from './one-time-secrets.ts'
import { removedPhoneMessage } from './secret-words.ts'

/** As long as who was removed may wonder. */
const TOLD_SECONDS = 72 * 60 * 60

/**
 * Somebody who is not in the account has shown that its email is theirs. The first time, whatever was added until then may be a stranger’s, who
 * registered it before them: it is taken away (docs/decisions/084). Answers whether there was anything. The caller ends the sessions.
 */
export async function takeFirstProof(
  tx: Db,
  { send, forgetters }: Pick<Secrets, 'send' | 'forgetters'>,
  { id, phone }: { id: number; phone: string | null },
): Promise<boolean> {
  if (!(await proveEmail(tx, id))) return false
  const hadStep = await deleteSecret(tx, id)
  let hadMore = false
  for (const forget of forgetters) if (await forget(tx, id)) hadMore = true
  // Else what an earlier phone was told brings that phone back.
  await deleteContactChanges(tx, id)
  if (phone !== null) {
    await clearContact(tx, id, 'phone')
    const words = removedPhoneMessage(phone)
    await send(tx, { purpose: 'phone_removed', accountId: null, validSeconds: TOLD_SECONDS, ...words })
  }
  const hadAny = hadStep || hadMore || phone !== null
  if (hadAny) await emit(tx, 'account.first_proof', { accountId: id })
  return hadAny
}
