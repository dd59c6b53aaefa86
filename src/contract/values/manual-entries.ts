/**
 * What an admin posts to a store by hand. `fee`: a service of the shop, with VAT on it. `write_off`: of a debt of the store. `opening_balance`,
 * `opening_debt`: what the shop owed it, or it the shop, as it moved in.
 */
export const MANUAL_ENTRY_KINDS = [
  'credit',
  'debit',
  'penalty',
  'fee',
  'compensation',
  'write_off',
  'opening_balance',
  'opening_debt',
] as const
export type ManualEntryKind = (typeof MANUAL_ENTRY_KINDS)[number]

/** By which the shop owes the store more. */
const OWED_TO_STORE: readonly ManualEntryKind[] = ['credit', 'compensation', 'write_off', 'opening_balance']

export function isOwedToStore(kind: ManualEntryKind): boolean {
  return OWED_TO_STORE.includes(kind)
}

export const MANUAL_ENTRY_STATES = ['prepared', 'approved', 'refused'] as const
export type ManualEntryState = (typeof MANUAL_ENTRY_STATES)[number]
