import { useState } from 'react'
import type { Address } from '#contract/account/addresses'
import { type Contact, EMPTY_CONTACT } from './contact.ts'
import { addressIn, deliveryTo, NOWHERE } from './deliver-to.ts'
import { keepDraft } from './draft.ts'
import type { Known } from './known-contact.ts'

interface Delivery {
  /** What the fields begin with, anew each time an address is chosen. */
  filled: { contact: Contact | null; times: number }
  /** What stands in the fields now. */
  city: string
  /** What the fields say as they are. */
  chosen: Address | undefined
  choose: (address: Address | undefined) => void
  typed: (contact: Contact) => void
}

/** The address book beside what is typed: an address replaces who and where, and nothing else. */
export function useDelivery({ contact, addresses }: Known): Delivery {
  const [filled, setFilled] = useState({ contact, times: 0 })
  const [now, setNow] = useState(contact ?? EMPTY_CONTACT)
  const choose = (address: Address | undefined) => {
    const next = { ...now, ...(address ? deliveryTo(address) : NOWHERE) }
    keepDraft(next)
    setNow(next)
    setFilled(({ times }) => ({ contact: next, times: times + 1 }))
  }
  return { filled, city: now.city, chosen: addressIn(now, addresses), choose, typed: setNow }
}
