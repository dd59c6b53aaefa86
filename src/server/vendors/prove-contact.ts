import { contactFieldOf } from '#contract/values/contact-field'
import type { StoreContacts } from '#contract/vendors/store-contacts'
import { takeSecret } from '../codes/one-time-secrets.queries.ts'
import { invalidCode, proveSecret, type Secrets, type Sent, sendCodeTo } from '../codes/one-time-secrets.ts'
import { forgiveSending } from '../codes/sending-limits.ts'
import type { VendorActor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/database/db.ts'
import type { Visitor } from '../platform/http/calls.ts'
import { Refusal } from '../platform/refusal.ts'
import { reachedStore, setContactProven } from './store-contacts.queries.ts'
import { unprovenContactsOf } from './store-contacts.ts'

/** Refuses `vendor_not_found` where closed this very moment. */
export async function readContacts(db: Db, { vendor }: VendorActor): Promise<StoreContacts> {
  const store = await reachedStore(db, vendor.id)
  if (!store) throw new Refusal('vendor_not_found')
  return { unproven: unprovenContactsOf(store) }
}

/** To where the store is written to by now, and nowhere else. Refuses `contact_confirmed`, `too_many_attempts`. */
export async function sendStoreCode(
  db: Db,
  secrets: Secrets,
  actor: VendorActor,
  field: 'email' | 'phone',
  visitor: Visitor,
): Promise<Sent> {
  const { unproven } = await readContacts(db, actor)
  const contact = unproven.find((each) => each.field === field)
  if (!contact) throw new Refusal('contact_confirmed')
  const sending = { purpose: 'store_contact' as const, recipient: contact.value, accountId: actor.id }
  return await sendCodeTo(db, secrets, sending, visitor.address)
}

/** Once a contact is changed, what was proven is that of before, and proves no other. Refuses `invalid_code`. */
export async function confirmStoreContact(
  db: Db,
  secrets: Secrets,
  actor: VendorActor,
  { ticket, code }: { ticket: string; code: string },
  visitor: Visitor,
): Promise<StoreContacts> {
  const sent = await proveSecret(db, secrets, { ticket, purpose: 'store_contact', secret: code }, visitor.address)
  if (sent.accountId !== actor.id) throw invalidCode()
  const value = sent.recipient
  await transact(db, async (tx) => {
    if (!(await takeSecret(tx, ticket))) throw invalidCode()
    await setContactProven(tx, actor.vendor.id, { field: contactFieldOf(value), value })
  })
  await forgiveSending(db, sent)
  return await readContacts(db, actor)
}
