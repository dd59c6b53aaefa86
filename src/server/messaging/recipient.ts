import type { Channel } from '#contract/messaging'

/** Whom a message goes to: one of each kind, event and way. */
export interface Recipient {
  /** `customer:17`, `store:3`, `admin:1` */
  name: string
  /** Whose address, phone and bell it is; null where it is no account’s. */
  accountId: number | null
  /** Null where there is none to write to. */
  email: string | null
  phone: string | null
  /** Whether nobody has shown yet that they are reached there: anybody can type anybody’s (decision 084). Absent: of nobody’s typing. */
  unproven?: { mail: boolean; sms: boolean }
}

export function isUnproven(to: Recipient, way: Channel): boolean {
  return way !== 'bell' && (to.unproven?.[way] ?? false)
}
