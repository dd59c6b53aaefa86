import { isUnproven, type Recipient } from '../../messaging/recipient.ts'
import type { Notification } from './kind.ts'

const MOST_A_DAY = 20
/** Of what whoever typed the address brings about alone. */
export const MOST_UNPROVEN = 1

type Customer = Recipient & { isAdmin: boolean }
type Most = Pick<Notification, 'mostADay'>

/** Anybody can type anybody’s address into an order. An admin orders for others, on the phone say: as many as call. */
export function mostADayFor({ isAdmin }: Customer): Most {
  return isAdmin ? {} : { mostADay: { mail: MOST_A_DAY, sms: MOST_A_DAY } }
}

/** Of what a customer brings about alone: to where nobody has shown that they are reached, once a day (decision 084). */
export function onceUnlessProven(customer: Customer): Most {
  if (customer.isAdmin) return {}
  const mostBy = (way: 'mail' | 'sms') => (isUnproven(customer, way) ? MOST_UNPROVEN : MOST_A_DAY)
  return { mostADay: { mail: mostBy('mail'), sms: mostBy('sms') } }
}
