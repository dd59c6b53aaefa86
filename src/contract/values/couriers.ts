/** Companies that carry parcels for others; the store’s own rider is none of them. */
export const COMPANIES = ['pathao', 'steadfast', 'redx'] as const
export type Company = (typeof COMPANIES)[number]

/** Brands, in every language. */
export const COMPANY_NAMES: Record<Company, string> = { pathao: 'Pathao', steadfast: 'Steadfast', redx: 'RedX' }

/** Of whoever carries a parcel and is a company; else as it was typed. */
export function carrierName(courier: string): string {
  const company = COMPANIES.find((each) => each === courier)
  return company ? COMPANY_NAMES[company] : courier
}

/** Which of a company’s servers an account is of; `pretend`: one that the operator names. */
export const ENVIRONMENTS = ['live', 'sandbox', 'pretend'] as const
export type Environment = (typeof ENVIRONMENTS)[number]

/** What an account is known by, in the words of each company’s API; all of them secrets or as good as. */
export const ACCOUNT_KEYS = {
  pathao: ['clientId', 'clientSecret', 'username', 'password', 'storeId'],
  steadfast: ['apiKey', 'secretKey'],
  redx: ['accessToken', 'pickupStoreId'],
} as const satisfies Record<Company, readonly string[]>
export type AccountKey = (typeof ACCOUNT_KEYS)[Company][number]

interface Limits {
  /** In characters, the least and the most. */
  name: [number, number]
  address: [number, number]
  /** Whether a place of the company’s own list has to be named. */
  needsPlace: boolean
}

/** What each takes, by its documents. All want eleven digits of a phone, and whole taka. */
export const COURIER_LIMITS: Record<Company, Limits> = {
  pathao: { name: [3, 100], address: [10, 220], needsPlace: true },
  steadfast: { name: [1, 100], address: [1, 250], needsPlace: false },
  redx: { name: [1, 100], address: [1, 250], needsPlace: true },
}

/** What couriers say of a consignment, in one vocabulary; `told_…`: the rider’s word, which the company has not approved yet. */
export const COURIER_STATUSES = [
  'booked',
  'collected',
  'on_the_way',
  'held',
  'at_the_door',
  'told_delivered',
  'told_partly',
  'told_refused',
  'delivered',
  'partly_delivered',
  'exchanged',
  'paid_return',
  'refused',
  'cancelled',
  'coming_back',
  'returned',
  'settled',
] as const
export type CourierStatus = (typeof COURIER_STATUSES)[number]

/**
 * `waiting`: to be booked. `asked`: the company has been asked, and has not answered yet. `parked`: it may have been booked, and nobody
 * can say; a person decides. `refused`: it will not be carried. `dropped`: given up before it was booked. `ended`: nothing comes any more.
 */
export const CONSIGNMENT_STATES = ['waiting', 'asked', 'parked', 'refused', 'booked', 'dropped', 'ended'] as const
export type ConsignmentState = (typeof CONSIGNMENT_STATES)[number]
/** Of a parcel one consignment at a time is in one of these. */
export const OPEN_STATES: readonly ConsignmentState[] = ['waiting', 'asked', 'parked', 'booked']
