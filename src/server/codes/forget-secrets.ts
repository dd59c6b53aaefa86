import type { Db } from '../platform/database/db.ts'
import { deleteContactChanges } from './contact-changes.queries.ts'
import { deleteSecretsOf } from './one-time-secrets.queries.ts'

/** Of an account that is deleted. */
export async function forgetSecretsOf(tx: Db, accountId: number): Promise<void> {
  await deleteSecretsOf(tx, accountId)
  await deleteContactChanges(tx, accountId)
}
