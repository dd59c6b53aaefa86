import { latestOrder } from '../orders/latest-order.ts'
import type { Session } from '../platform/session.ts'
import type { Contact } from './contact.ts'
import { draftOf } from './draft.ts'

/** The draft, else the latest order’s. */
export async function knownContact(session: Session): Promise<Contact | null> {
  return draftOf(session) ?? (await contactOfLatest())
}

/** Unanswered: an empty form keeps nobody from buying. */
async function contactOfLatest(): Promise<Contact | null> {
  const latest = await latestOrder().catch(() => null)
  return latest && { ...latest.customer, notes: '' }
}
