import { namesOf } from '#contract/values/by-name'
import { LONGEST_CONTACT, LONGEST_EMAIL, LONGEST_PHONE } from '#contract/values/limits'
import { m } from '#messages'

export type ContactSection = 'info' | 'contact' | 'shipping'

interface ContactField {
  section: ContactSection
  label: string
  maxLength: number
  autoComplete?: string
  required?: boolean
  /** What is typed is judged by it. */
  type?: 'text' | 'email' | 'tel'
  inputMode?: 'email'
}

/** In the order of the screen. */
const FIELDS = {
  name: {
    section: 'info',
    label: m.ui_name(),
    maxLength: LONGEST_CONTACT.name,
    required: true,
    autoComplete: 'name',
  },
  email: {
    section: 'info',
    label: m.ui_email(),
    maxLength: LONGEST_EMAIL,
    required: true,
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
  },
  phone: {
    section: 'contact',
    label: m.ui_phone(),
    maxLength: LONGEST_PHONE,
    required: true,
    type: 'tel',
    autoComplete: 'tel',
  },
  altPhone: {
    section: 'contact',
    label: m.checkout_alternative_phone(),
    maxLength: LONGEST_PHONE,
    type: 'tel',
    autoComplete: 'off',
  },
  address: {
    section: 'shipping',
    label: m.ui_address(),
    maxLength: LONGEST_CONTACT.address,
    required: true,
    autoComplete: 'street-address',
  },
  city: {
    section: 'shipping',
    label: m.checkout_city(),
    maxLength: LONGEST_CONTACT.city,
    required: true,
    autoComplete: 'address-level2',
  },
  notes: { section: 'shipping', label: m.ui_notes(), maxLength: LONGEST_CONTACT.notes },
} satisfies Record<string, ContactField>

export type ContactName = keyof typeof FIELDS
export const CONTACT_FIELDS: Record<ContactName, ContactField> = FIELDS
export const CONTACT_NAMES = namesOf(FIELDS)
