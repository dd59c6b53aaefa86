import { m } from '#messages'
import type { InvoiceForm, InvoiceKind } from './invoices.ts'

const FORMS: Record<InvoiceForm, () => string> = {
  invoice: () => m.invoices_form_63(),
  credit_note: () => m.invoices_form_67(),
}

const KINDS: Record<InvoiceKind, () => string> = {
  sale: () => m.invoices_kind_sale(),
  commission: () => m.invoices_kind_commission(),
}

export function invoiceFormWords(form: InvoiceForm): string {
  return FORMS[form]()
}

export function invoiceKindWords(kind: InvoiceKind): string {
  return KINDS[kind]()
}
