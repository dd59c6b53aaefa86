/** A call as it came. */
export interface Asked {
  method: string
  path: string
  query: Record<string, string>
  headers: Record<string, string | string[] | undefined>
  /** Of a JSON body; empty where there is none. */
  json: Record<string, unknown>
}

export interface Reply {
  status: number
  body: unknown
}

/** What a shop asks to be carried. */
export interface Order {
  /** The shop’s own number. */
  invoice: string
  name: string
  phone: string
  /** To try after that; '' where it was not told. */
  altPhone: string
  address: string
  /** To collect at the door, in taka. */
  cash: number
  /** For the rider. */
  note: string
}

/** How far it is, in the words of no courier; each speech has its own. */
export type Step =
  | ('created' | 'picked' | 'on_the_way' | 'at_the_door' | 'held' | 'told_delivered' | 'told_part' | 'told_refused')
  | ('delivered' | 'part' | 'refused' | 'paid_return' | 'coming_back' | 'returned' | 'paid' | 'cancelled')

export interface Consignment extends Order {
  /** The courier’s. */
  number: string
  trackingCode: string
  step: Step
  /** At the door, in taka. */
  collected: number | null
  changedAt: Date
  /** The number of the payment that it was paid in. */
  paidIn?: number
  isPaymentPending?: boolean
  /** The shop does not want it delivered any more. */
  isCalledOff?: boolean
  /** Of whom, where the company has several: nobody is told of another’s. */
  merchant?: string
  /** Until then whoever asks for it is told that there is none. */
  forgottenUntil?: Date
}

export interface Push {
  headers: Record<string, string>
  body: Record<string, unknown>
  /** Added to the address that it goes to. */
  query?: Record<string, string>
}

/** How one courier speaks. */
export interface Speech {
  /** What its API begins with. */
  base: string
  /** To whoever shows no keys, or wrong ones. */
  refusal(asked: Asked): Reply | undefined
  /** Who asks, where there are several. */
  merchantOf?(asked: Asked): string
  /** What is to be carried; a reply where it is wrong, undefined where it is no booking. */
  orderIn(asked: Asked, taken: Consignment[]): Order | Reply | undefined
  /** Number and code of the nth one. */
  numberOf(nth: number): { number: string; trackingCode: string }
  booked(consignment: Consignment): Reply
  /** Any other call. */
  other(asked: Asked, taken: Consignment[]): Reply | undefined
  /** What it tells the shop of a step; undefined where it says nothing of it. */
  push(consignment: Consignment, secret: string): Push | undefined
  /** An answer of its own when something broke. */
  failure: Reply
}

export const NOT_FOUND: Reply = { status: 404, body: { message: 'Not Found' } }

export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** As Dhaka’s clocks show it, without a zone. */
export function dhakaTime(at: Date): string {
  return new Date(at.getTime() + 6 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
}
