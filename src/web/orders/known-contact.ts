import type { Session } from '../platform/session.ts'
import type { Contact } from './contact.ts'
import { draftOf } from './draft.ts'
import { latestOrder } from './latest-order.ts'

/** What the checkout is filled in with: what was typed, else who and where of the latest order. */
export async function knownContact(session: Session): Promise<Contact | null> {
  return draftOf(session) ?? (await contactOfLatest())
}

/** Without it the form is merely empty: no answer is no reason to keep anybody from buying. */
async function contactOfLatest(): Promise<Contact | null> {
  const latest = await latestOrder().catch(() => null)
  return latest && { ...latest.customer, notes: '' }
}
