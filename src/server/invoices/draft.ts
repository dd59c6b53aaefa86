import type { InvoiceForm, InvoiceKind, InvoiceUnit } from '#contract/values/invoices'

export interface DraftLine {
  /** On its invoice; of a credit note of a sale, that of the line which it takes back. */
  position: number
  /** As it is printed, for good. */
  description: string
  /** Of a commission: whose, as the ledger names it (`parcel:17`); '' of goods. */
  subject: string
  unit: InvoiceUnit
  quantity: number
  vatBasisPoints: number
  /** Without VAT. */
  valuePoisha: number
  vatPoisha: number
}

/** A registered person. */
export interface Issuer {
  name: string
  bin: string
  address: string
  /** '' where it is signed by hand alone. */
  officerName: string
  officerDesignation: string
}

export interface Buyer {
  name: string
  /** '' for none. */
  bin: string
  destination: string
}

/** An invoice that is not numbered yet. */
export interface Draft {
  form: InvoiceForm
  kind: InvoiceKind
  /** What it tells: of a form and kind, once. */
  source: string
  vendorId: number
  orderId: number | null
  parcelId: number | null
  statementId: number | null
  /** Of a credit note, the invoice. */
  corrects: number | null
  /** Of a credit note, the refund that it answers; null where it takes back all that is left of a sale. */
  refundId: number | null
  suppliedAt: Date
  issuer: Issuer
  /** As whose goods they are sold; '' of a commission. */
  brand: string
  buyer: Buyer
  /** Why it corrects another; '' where nobody said. */
  reason: string
  lines: DraftLine[]
}
