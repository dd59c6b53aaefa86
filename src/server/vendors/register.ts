import { hashOfNewcomer } from '../auth/newcomers.ts'
import type { Tokens } from '../auth/tokens.ts'
import { type Db, transact } from '../platform/db.ts'
import { createAccount } from '../users/create-account.ts'
import { insertVendor } from './vendors.queries.ts'

/** Makes a vendor’s account with its pending store and signs it in (spec §4). Refuses `email_taken`, common passwords,
 * and too many from one address. */
export async function registerVendor(
  db: Db,
  tokens: Tokens,
  store: { email: string; password: string; storeName: string; storeDescription: string; contactPhone: string },
  address: string,
): Promise<{ token: string }> {
  const passwordHash = await hashOfNewcomer(db, store.password, address)
  const id = await transact(db, async (tx) => {
    const ownerId = await createAccount(tx, { username: null, email: store.email, passwordHash, role: 'Vendor' })
    await insertVendor(tx, { ...store, ownerId, contactEmail: store.email, status: 'Pending' })
    return ownerId
  })
  return { token: await tokens.sign({ id, role: 'Vendor' }) }
}
