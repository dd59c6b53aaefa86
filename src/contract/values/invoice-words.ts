import { m } from '#messages'
import type { InvoiceForm, InvoiceKind } from './invoices.ts'

export const FORM_WORDS: Record<InvoiceForm, string> = {
  invoice: m.invoices_form_63(),
  credit_note: m.invoices_form_67(),
}

export const KIND_WORDS: Record<InvoiceKind, string> = {
  sale: m.invoices_kind_sale(),
  commission: m.invoices_kind_commission(),
}
