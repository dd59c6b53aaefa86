import { phoneIn } from '#contract/values/phone'
import type { UnprovenContact } from '#contract/vendors/store-contacts'

/** Where a store is reached, what was shown to be its own, and what its owner’s account has shown. */
export interface ReachedStore {
  contactEmail: string
  contactPhone: string
  provenEmail: string
  provenPhone: string
  ownerEmail: string | null
  ownerPhone: string | null
  /** Null where it has no owner. */
  isOwnerEmailProven: boolean | null
}

/**
 * What nobody has shown to be the store’s: anybody can type anybody’s (decision 084). What its owner has shown to be theirs is the
 * store’s as well. A store without an email is written to at its owner’s.
 */
export function unprovenContactsOf(store: ReachedStore): UnprovenContact[] {
  const email = store.contactEmail || (store.ownerEmail ?? '')
  const emails = [store.provenEmail, store.isOwnerEmailProven ? store.ownerEmail : null]
  const isEmailProven = emails.some((proven) => proven?.toLowerCase() === email.toLowerCase())
  const phone = phoneIn(store.contactPhone)
  const isPhoneProven = [phoneIn(store.provenPhone), store.ownerPhone].includes(phone)
  return [
    ...(email === '' || isEmailProven ? [] : [{ field: 'email' as const, value: email }]),
    ...(phone === null || isPhoneProven ? [] : [{ field: 'phone' as const, value: phone }]),
  ]
}

/** As a recipient says it. */
export function unprovenChannelsOf(store: ReachedStore): { mail: boolean; sms: boolean } {
  const fields = unprovenContactsOf(store).map(({ field }) => field)
  return { mail: fields.includes('email'), sms: fields.includes('phone') }
}
