import { NO_PHONE, phoneIn } from '#contract/values/phone'
import { m } from '#messages'
import type { Problems } from '../ui/form/use-refusal.ts'

/** In the order of the screen. */
export const CONTACT_FIELDS = ['name', 'email', 'phone', 'altPhone', 'address', 'city', 'notes'] as const
export type ContactField = (typeof CONTACT_FIELDS)[number]
export type Contact = Record<ContactField, string>

const REQUIRED: readonly ContactField[] = ['name', 'email', 'phone', 'address', 'city']
/** A hint; the server has the last word. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/
/** Named otherwise in an order. */
const OF_ORDER: Record<string, ContactField> = { shippingAddress: 'address', shippingCity: 'city' }

export function contactOf(form: FormData): Contact {
  const text = (field: ContactField) => String(form.get(field) ?? '').trim()
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    altPhone: text('altPhone'),
    address: text('address'),
    city: text('city'),
    notes: text('notes'),
  }
}

/** Missing, no email (spec §5), or no phone to ring. */
export function problemsOf(contact: Contact): Problems {
  const problems: Problems = {}
  for (const field of REQUIRED) if (!contact[field]) problems[field] = m.ui_please_fill_in()
  if (contact.email && !EMAIL.test(contact.email)) problems.email = m.checkout_please_enter_valid()
  for (const field of ['phone', 'altPhone'] as const)
    if (contact[field] && !phoneIn(contact[field])) problems[field] = NO_PHONE
  return problems
}

export function contactProblems(fields: Record<string, string>): Problems {
  const problems: Problems = {}
  for (const [name, words] of Object.entries(fields)) {
    const field = OF_ORDER[name] ?? CONTACT_FIELDS.find((each) => each === name)
    if (field) problems[field] = words
  }
  return problems
}
