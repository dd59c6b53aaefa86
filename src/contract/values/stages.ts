import { COMPANIES } from './couriers.ts'

/** How far a parcel is, from the checkout to its end; each next one of a way ranks higher (docs/decisions/059). */
export const STAGES = [
  'placed',
  'confirmed',
  'packed',
  'handed_over',
  'at_the_door',
  'delivered',
  'partly_delivered',
  'refused',
  'coming_back',
  'back',
  'lost',
  'cancelled',
] as const
export type Stage = (typeof STAGES)[number]

/** What became of so many pieces of a line. */
export const OUTCOMES = ['kept', 'refused', 'lost'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** Who brought a parcel to its stage; `shop`: an admin. */
export const MOVERS = ['customer', 'store', 'shop', 'courier', 'clock'] as const
export type MovedBy = (typeof MOVERS)[number]

/** The store’s own rider. */
export const OWN_RIDER = 'own'

/** Who carries what has left its store. */
export const CARRIED_BY = [OWN_RIDER, ...COMPANIES] as const
export type CarriedBy = (typeof CARRIED_BY)[number]

/** For whom who carries a parcel takes the cash: a company on the shop’s account, or a store’s own rider, or a company on its account. */
export const COLLECT_FOR = ['shop', 'store'] as const
export type CollectsFor = (typeof COLLECT_FOR)[number]

/** What there is to do, in the order of the day; `late`: of all that is open, `done`: nothing any more; `all`: whatever is to do. */
export const WORK_LISTS = [
  'late',
  'to_confirm',
  'to_pack',
  'to_hand_over',
  'on_the_way',
  'coming_back',
  'done',
  'all',
] as const

/** Those that many parcels are brought to in one go. */
export const NEXT_STAGES = ['confirmed', 'packed', 'handed_over', 'delivered'] as const
