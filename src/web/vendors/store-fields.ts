import { namesOf } from '#contract/values/by-name'
import { m } from '#messages'

/** Form fields of a store, in the order of the screen. */
export const STORE_FIELDS = {
  storeName: { label: m.vendors_store_name(), autoComplete: 'organization', required: true },
  storeDescription: {
    label: m.vendors_store_description(),
    autoComplete: 'off',
    required: true,
    hint: m.vendors_what_sell_why(),
  },
  contactPhone: {
    label: m.vendors_contact_phone(),
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    hint: m.vendors_haat_only_shoppers(),
  },
  contactEmail: {
    label: m.vendors_contact_email(),
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    hint: m.vendors_haat_only_log(),
  },
} as const

export type StoreText = keyof typeof STORE_FIELDS
export const STORE_TEXTS = namesOf(STORE_FIELDS)

/** The account’s email comes to be the contact’s. */
export const REGISTERED_TEXTS = STORE_TEXTS.filter((name) => name !== 'contactEmail')
