import type { Address } from '#contract/addresses'
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
  const { addresses } = await call('GET /api/account/addresses', {}).catch(() => ({ addresses: [] }))
  return { addresses, contact: draftOf(session) ?? (await contactFor(addresses)) }
}

async function contactFor([first]: Address[]): Promise<Contact | null> {
  if (!first) return (await contactOfLatest()) ?? (await contactOfAccount())
  return { ...((await contactOfAccount()) ?? EMPTY_CONTACT), ...deliveryTo(first) }
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
