/** Mushak 6.3, the tax invoice, and Mushak 6.7, the credit note that corrects one. */
export const INVOICE_FORMS = ['invoice', 'credit_note'] as const
export type InvoiceForm = (typeof INVOICE_FORMS)[number]

/** Of a store to a shopper, or of the shop to a store. */
export const INVOICE_KINDS = ['sale', 'commission'] as const
export type InvoiceKind = (typeof INVOICE_KINDS)[number]

export const INVOICE_UNITS = ['piece', 'service'] as const
export type InvoiceUnit = (typeof INVOICE_UNITS)[number]

/** What an issuer needs on its invoices. */
export const ISSUER_FACTS = ['bin', 'name', 'address'] as const
export type IssuerFact = (typeof ISSUER_FACTS)[number]

/** `2026-27/12`: the fiscal year begins on 1 July. */
export function invoiceNumber(fiscalYear: number, number: number): string {
  return `${fiscalYear}-${String((fiscalYear + 1) % 100).padStart(2, '0')}/${number}`
}

const BIN = /^(\d{9})(\d{4})$/

/** A BIN has thirteen digits, written `001234567-0101`; null: none. */
export function binIn(digits: string): string | null {
  const [, person, branch] = BIN.exec(digits.replace(/[\s-]/g, '')) ?? []
  return person && branch ? `${person}-${branch}` : null
}

/** Of what the shop took of a month’s supplies: by the books; by invoices, less by credit notes; told by no statement yet; told, and not invoiced. */
export const RECONCILED = ['ledger', 'invoiced', 'credited', 'waiting', 'uninvoiced'] as const
