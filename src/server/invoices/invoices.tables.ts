import type { Generated, GeneratedAlways } from 'kysely'
import type { InvoiceForm, InvoiceKind, InvoiceUnit } from '#contract/values/invoices'

declare module '../platform/database/tables.ts' {
  interface Tables {
    invoice_series: { issuer: string; form: InvoiceForm; fiscal_year: number; last: number }
    tax_invoices: {
      id: GeneratedAlways<number>
      form: InvoiceForm
      kind: InvoiceKind
      source: string
      vendor_id: number
      order_id: number | null
      parcel_id: number | null
      statement_id: number | null
      corrects: number | null
      /** Of a credit note: the refund that it answers; null where it takes back all that is left. */
      refund_id: Generated<number | null>
      /** These four the database gives as it is inserted; a number that is given must be the next. */
      issuer: Generated<string>
      fiscal_year: Generated<number>
      number: Generated<number>
      issued_at: Generated<Date>
      supplied_at: Date
      issuer_name: string
      issuer_bin: string
      issuer_address: string
      brand: string
      buyer_name: string
      buyer_bin: string
      destination: string
      officer_name: string
      officer_designation: string
      reason: string
      value_poisha: number
      vat_poisha: number
      line_count: number
    }
    tax_invoice_lines: {
      invoice_id: number
      position: number
      description: string
      subject: string
      unit: InvoiceUnit
      quantity: number
      vat_basis_points: number
      value_poisha: number
      vat_poisha: number
    }
  }
}
