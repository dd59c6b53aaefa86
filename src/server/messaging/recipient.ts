/** Whom a message goes to: one of each kind, event and way. */
export interface Recipient {
  /** `customer:17`, `store:3`, `admin:1` */
  name: string
  /** Whose address, phone and bell it is; null where it is no account’s. */
  accountId: number | null
  /** Null where there is none to write to. */
  email: string | null
  phone: string | null
}
