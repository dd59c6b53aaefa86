import type { Address } from '#contract/account/addresses'
import { latestOrder } from '../orders/latest-order.ts'
import { call } from '../platform/call.ts'
import type { Session } from '../platform/session.ts'
import { type Contact, EMPTY_CONTACT } from './contact.ts'
import { deliveryTo } from './deliver-to.ts'
import { draftOf } from './draft.ts'

export interface Known {
  contact: Contact | null
  addresses: Address[]
}

/** The draft, else the default address, else the latest order’s, else what the account says. */
export async function knownContact(session: Session): Promise<Known> {
  const draft = draftOf(session)
  // At once: whoever waits for a checkout waits for one trip, and not for three.
  const [{ addresses }, ofLatest, ofAccount] = await Promise.all([
    call('GET /api/account/addresses', {}).catch(() => ({ addresses: [] })),
    draft ? null : contactOfLatest(),
    draft ? null : contactOfAccount(),
  ])
  const [first] = addresses
  const known = first ? { ...(ofAccount ?? EMPTY_CONTACT), ...deliveryTo(first) } : (ofLatest ?? ofAccount)
  return { addresses, contact: draft ?? known }
}

/** Unanswered: an empty form keeps nobody from buying. */
async function contactOfLatest(): Promise<Contact | null> {
  const latest = await latestOrder().catch(() => null)
  return latest && { ...latest.customer, notes: '' }
}

async function contactOfAccount(): Promise<Contact | null> {
  const me = await call('GET /api/auth/me', {}).catch(() => null)
  return me && { ...EMPTY_CONTACT, name: me.name ?? '', email: me.email, phone: me.phone ?? '' }
}
