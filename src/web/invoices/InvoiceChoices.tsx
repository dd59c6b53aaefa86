import { INVOICE_KINDS, type InvoiceKind } from '#contract/values/invoices'
import { m } from '#messages'
import { Choices } from '../ui/list/ListPage.tsx'
import { INVOICES, monthBeside, monthWords, thisMonth } from './months.ts'

const KIND_WORDS: Record<InvoiceKind, string> = { sale: m.invoices_sales(), commission: m.commission_title() }

/** The months beside, and what was invoiced: each view has an address. */
export function InvoiceChoices({ month, kind }: { month: string; kind: InvoiceKind | undefined }) {
  const months = [monthBeside(month, -1), month, ...(month < thisMonth() ? [monthBeside(month, 1)] : [])]
  return (
    <>
      <Choices
        label={m.invoices_months()}
        values={months}
        wordsOf={monthWords}
        chosen={month}
        to={(each) => INVOICES.address({ month: each, kind })}
        keepsScroll
      />
      <Choices
        label={m.invoices_kinds()}
        values={[undefined, ...INVOICE_KINDS]}
        wordsOf={(each) => KIND_WORDS[each]}
        chosen={kind}
        to={(each) => INVOICES.address({ month, kind: each })}
        keepsScroll
      />
    </>
  )
}
