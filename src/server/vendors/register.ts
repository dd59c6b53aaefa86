import type { NewStore } from '#contract/vendors'
import { registerNewcomer } from '../auth/newcomers.ts'
import type { SignIn } from '../auth/sign-in.ts'
import { FIRST_EPOCH } from '../auth/tokens.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { emit } from '../platform/events/emit.ts'
import type { Visitor } from '../platform/http/calls.ts'
import { agreeToTerms } from '../users/agree.ts'
import { createAccount } from '../users/create-account.ts'
import { requireFreeName } from './store-names.ts'
import { insertVendor } from './vendors.queries.ts'

/** With a pending store, signed in (spec §4). Refuses `email_taken`, `store_name_taken`, as `registerNewcomer`. */
export async function registerVendor(
  db: Db,
  signIn: SignIn,
  store: NewStore,
  visitor: Visitor,
): Promise<{ token: string }> {
  const id = await registerNewcomer(db, { ...store, username: null }, visitor.address, (passwordHash) =>
    transact(db, async (tx) => {
      const ownerId = await createAccount(tx, { username: null, email: store.email, passwordHash, role: 'Vendor' })
      await requireFreeName(tx, store.storeName)
      const vendorId = await insertVendor(tx, { ...store, ownerId, contactEmail: store.email, status: 'Pending' })
      await agreeToTerms(tx, ownerId, 'store')
      await emit(tx, 'vendor.waiting', { vendorId })
      return ownerId
    }),
  )
  return await signIn({ id, role: 'Vendor', epoch: FIRST_EPOCH }, visitor, 'silent')
}
