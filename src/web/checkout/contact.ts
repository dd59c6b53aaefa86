import { byName } from '#contract/values/by-name'
import { isEmail } from '#contract/values/email'
import { noPhone, phoneIn } from '#contract/values/phone'
import { m } from '#messages'
import { typedIn } from '../ui/form/refused.ts'
import type { Problems } from '../ui/form/use-refusal.ts'
import { CONTACT_FIELDS, CONTACT_NAMES, type ContactName } from './contact-fields.ts'

export type Contact = Record<ContactName, string>
export const EMPTY_CONTACT: Contact = byName(CONTACT_NAMES, () => '')

/** Named otherwise in an order. */
const OF_ORDER: Record<string, ContactName> = { shippingAddress: 'address', shippingCity: 'city' }

export function contactOf(form: FormData): Contact {
  return byName(CONTACT_NAMES, (name) => typedIn(form, name).trim())
}

/** Missing, no email (spec §5), or no phone to ring. */
export function problemsOf(contact: Contact): Problems {
  const problems: Problems = {}
  for (const name of CONTACT_NAMES) {
    const problem = problemAt(name, contact[name])
    if (problem) problems[name] = problem
  }
  return problems
}

function problemAt(name: ContactName, typed: string): string | undefined {
  const { required, type } = CONTACT_FIELDS[name]
  if (!typed) return required ? m.ui_please_fill_in() : undefined
  if (type === 'email' && !isEmail(typed)) return m.checkout_please_enter_valid()
  return type === 'tel' && !phoneIn(typed) ? noPhone() : undefined
}

export function contactProblems(fields: Record<string, string>): Problems {
  const problems: Problems = {}
  for (const [field, words] of Object.entries(fields)) {
    const name = OF_ORDER[field] ?? CONTACT_NAMES.find((each) => each === field)
    if (name) problems[name] = words
  }
  return problems
}
