import { randomBytes } from 'node:crypto'
import { record } from '../audit/record.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { StartRefusal } from '../platform/process/start-refusal.ts'
import { deleteSecret } from '../totp/totp.queries.ts'
import { accountNamed, replacePassword } from '../users/users.queries.ts'
import { deleteAllFailures } from './guesses.queries.ts'
import { hashPassword } from './passwords.ts'

/**
 * For whoever has the machine: a new password for an admin who is locked out, told this once. Ends all sessions, takes two-step
 * login away, and forgets failed logins; in the audit as the account’s own deed.
 */
export async function resetAdmin(db: Db, name: string): Promise<{ username: string; password: string }> {
  const found = await accountNamed(db, name.trim())
  if (found?.role !== 'Admin') throw new StartRefusal(`There is no admin “${name}”.`)
  if (!found.isActive) throw new StartRefusal(`The admin “${name}” is deactivated; another admin activates it.`)
  const { id, role, epoch } = found
  const password = randomBytes(12).toString('base64url')
  const passwordHash = await hashPassword(password)
  await transact(db, async (tx) => {
    const replaced = await replacePassword(tx, { id, epoch, passwordHash })
    if (replaced === undefined) throw new StartRefusal('The account was changed meanwhile. Please try again.')
    const hadTwoSteps = await deleteSecret(tx, id)
    await deleteAllFailures(tx, String(id))
    await record(
      tx,
      { id, role, vendor: null },
      {
        action: 'reset',
        subject: 'user',
        subjectId: id,
        before: { twoStep: hadTwoSteps },
        after: { twoStep: false },
      },
    )
  })
  return { username: name.trim(), password }
}
