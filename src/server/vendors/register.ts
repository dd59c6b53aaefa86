import { hashPassword } from '../auth/passwords.ts'
import type { Tokens } from '../auth/tokens.ts'
import { type Db, transact } from '../platform/db.ts'
import { createAccount } from '../users/create-account.ts'
import { insertVendor } from './vendors.queries.ts'

/** Makes a vendor’s account with its pending store and signs it in (spec §4). Refuses `email_taken` and common passwords. */
export async function registerVendor(
  db: Db,
  tokens: Tokens,
  store: { email: string; password: string; storeName: string; storeDescription: string; contactPhone: string },
): Promise<{ token: string }> {
  const passwordHash = await hashPassword(store.password)
  const id = await transact(db, async (tx) => {
    const ownerId = await createAccount(tx, { username: null, email: store.email, passwordHash, role: 'Vendor' })
    await insertVendor(tx, { ...store, ownerId, contactEmail: store.email, status: 'Pending' })
    return ownerId
  })
  return { token: await tokens.sign({ id, role: 'Vendor' }) }
}
