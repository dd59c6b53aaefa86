import type { OrderRequest } from '#contract/checkout'
import type { Quoted } from '../cart/quote.ts'
import type { LineCommission } from '../commission/with-commission.ts'
import type { OfferOfSize } from '../products/on-offer.ts'

export type NewLine = OfferOfSize & { quantity: number; commission: LineCommission }

/** The client’s key, or its content for a moment. */
export interface Once {
  key: string
  fingerprint: string
  isKeyed: boolean
}

export interface NewOrder {
  customerId: number
  request: OrderRequest
  once: Once
  quote: Quoted<NewLine>
  /** Whether the pieces of a line were taken from a counted stock. */
  isTaken(line: NewLine): boolean
  /** Whether its stores are to confirm it before it has stock. */
  awaitsConfirmation: boolean
}
