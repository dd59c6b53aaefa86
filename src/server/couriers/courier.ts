import type { AccountKey, Company, CourierStatus } from '#contract/values/couriers'
import type { NoAnswer } from '../platform/outbound/ask.ts'

export interface Request {
  method: 'GET' | 'POST' | 'PATCH'
  /** Below the address of the API. */
  path: string
  query?: Record<string, string>
  headers?: Record<string, string>
  json?: object
  /** Its answer is long: some thousand areas, say. */
  isList?: boolean
}

export interface Answered {
  status: number
  /** Undefined where it is no JSON. */
  json: unknown
}

/** An account with a company, opened for its calls. */
export interface CourierAccount {
  id: number
  company: Company
  keys: Readonly<Partial<Record<AccountKey, string>>>
  /** One call of the company’s API; never throws for what the company, or the way to it, does. */
  ask(request: Request): Promise<Answered | NoAnswer>
}

/** What is to be carried. */
export interface BookingRequest {
  /** The shop’s own number of it, unique for ever: letters, digits, `-`. */
  invoice: string
  name: string
  /** Eleven digits. */
  phone: string
  /** To try after that, as many digits; '' where there is none. */
  altPhone: string
  address: string
  /** The company’s own number of the area, with those above it; null where it takes none. */
  area: CourierArea | null
  /** Whole taka, to collect at the door. */
  cash: number
  /** Taka that the goods are worth. */
  value: number
  pieces: number
  grams: number
  contents: string
  note: string
}

/** Of a company’s list: from the largest to the smallest that was named. */
export interface CourierArea {
  numbers: string[]
  names: string[]
}

interface Trouble {
  /** For people: the company’s words or ours. */
  why: string
}

/** `locked`: the company does not know the account (any more). `later`: surely not taken. `unanswered`: it may have been taken. */
export type Booked =
  | { outcome: 'booked'; number: string; trackingCode: string; chargePoisha: number | null }
  | ({ outcome: 'refused' | 'locked' | 'later' | 'unanswered' } & Trouble)

/** `unseen`: the company knows no such consignment. */
export type Asked =
  | { outcome: 'told'; word: StatusReport }
  | { outcome: 'unseen' }
  | ({ outcome: 'locked' | 'unanswered' } & Trouble)

export type Cancelled = { outcome: 'accepted' } | ({ outcome: 'refused' | 'locked' | 'unanswered' } & Trouble)

/** What a company says of a consignment. */
export interface StatusReport {
  /** Null: news that is none of our words. */
  word: CourierStatus | null
  /** In the company’s own words. */
  said: string
  /** Null: it did not say when. */
  happenedAt: Date | null
  /** The cash of the door, where it says so. */
  collectedPoisha: number | null
  chargePoisha: number | null
  reason: string
}

/** A webhook names its consignment by the company’s number, or by ours; '' where it does not. */
export interface ReportedStatus extends StatusReport {
  number: string
  invoice: string
}

export interface WebhookRequest {
  headers: Record<string, string | string[] | undefined>
  query: Record<string, unknown>
}

/** What a company says that it paid in one go. */
export interface Payment {
  /** It is paid, and nothing more comes into it. */
  isFinal: boolean
  /** Its status, in the company’s own words. */
  said: string
  /** All of it; null where it does not say. */
  paidPoisha: number | null
  consignments: {
    number: string
    invoice: string
    /** Its status, in the company’s own words. */
    said: string
    collectedPoisha: number
    chargePoisha: number
  }[]
}

type NotReported = { outcome: 'locked' | 'unanswered' } & Trouble

/** One company, behind its API (docs/decisions/060). Bookings are never repeated by an adapter. */
export interface Courier {
  book(account: CourierAccount, request: BookingRequest): Promise<Booked>
  /** By our own number; null: the company has no call for it. */
  find: ((account: CourierAccount, invoice: string) => Promise<Asked>) | null
  ask(account: CourierAccount, consignment: { number: string; invoice: string }): Promise<Asked>
  /** Null: only in the company’s own panel. */
  cancel:
    | ((
        account: CourierAccount,
        consignment: { number: string; invoice: string },
        reason: string,
      ) => Promise<Cancelled>)
    | null
  /** Poisha for the delivery; null: not told. */
  price: ((account: CourierAccount, request: BookingRequest) => Promise<number | null>) | null
  /** All of its areas; null: it takes free addresses. */
  areas: ((account: CourierAccount) => Promise<ListedArea[]>) | null
  /** What it has paid, by the numbers of its payments, and each of them; null: only in files. */
  payments: {
    list(account: CourierAccount): Promise<{ numbers: string[] } | NotReported>
    read(account: CourierAccount, number: string): Promise<Payment | NotReported>
  } | null
  /** Its secret, where the webhook shows one. */
  pushSecret(asked: WebhookRequest): string | null
  /** `hello`: it tries the address. Null: nothing that it is known to say. */
  readWebhook(body: unknown): ReportedStatus | 'hello' | null
  /** What it wants to be answered. */
  webhookAnswer: { headers?: Record<string, string>; body: object; helloStatus?: number }
}

export interface ListedArea {
  /** 1 is the largest. */
  level: 1 | 2 | 3
  number: string
  /** The number of the one above. */
  parent: string | null
  name: string
}
