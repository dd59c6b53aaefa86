/** A larger total means “more than”. */
export const MOST_COUNTED = 500
/** Orders, or products, that one call changes: as many as a page of the list may hold. */
export const MOST_AT_ONCE = 100

/** In characters: the field ends there, and the contract refuses what is longer. */
export const LONGEST_SEARCH = 200
export const LONGEST_TAG_SEARCH = 60
export const LONGEST_CATEGORY = 80
/** Why an order was cancelled, or a store rejected. */
export const LONGEST_REASON = 200
export const LONGEST_TRACKING_NUMBER = 60
export const LONGEST_REFERENCE = 60
export const LONGEST_STORE_NAME = 80
export const LONGEST_STORE_DESCRIPTION = 2000
export const LONGEST_EMAIL = 254
export const LONGEST_PHONE = 40
export const LONGEST_WEBHOOK_URL = 500
export const LONGEST_ACCOUNT_KEY = 1000
export const LONGEST_CONTACT = {
  name: 120,
  address: 500,
  city: 100,
  notes: 1000,
} as const

/** So many an account keeps. */
export const MAX_ADDRESSES = 10
/** Put together they fit into the address and the city of an order. */
export const LONGEST_ADDRESS = {
  label: 40,
  name: LONGEST_CONTACT.name,
  addressLine: 300,
  landmark: 100,
  upazila: 60,
  city: 100,
} as const

/** Of the opaque place in a list that a page’s link holds; where lists are sorted by name it holds one. */
export const LONGEST_CURSOR = 200
export const LONGEST_NAME_CURSOR = 2000
