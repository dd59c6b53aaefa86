import type { InvoiceKind } from '#contract/values/invoices'
import { m } from '#messages'
import { Link } from '../ui/Link.tsx'
import { addressOf, monthBeside, monthWords, thisMonth } from './months.ts'

const KINDS: [InvoiceKind | undefined, string][] = [
  [undefined, m.ui_all()],
  ['sale', m.invoices_sales()],
  ['commission', m.commission_title()],
]

/** The months beside, and what was invoiced: each view has an address. */
export function InvoiceChoices({ month, kind }: { month: string; kind: InvoiceKind | undefined }) {
  const months = [monthBeside(month, -1), month, ...(month < thisMonth() ? [monthBeside(month, 1)] : [])]
  return (
    <>
      <nav className="list-choices" aria-label={m.invoices_months()}>
        {months.map((each) => (
          <Link
            key={each}
            to={addressOf({ month: each, kind })}
            aria-current={each === month ? 'true' : undefined}
            preventScrollReset
          >
            {monthWords(each)}
          </Link>
        ))}
      </nav>
      <nav className="list-choices" aria-label={m.invoices_kinds()}>
        {KINDS.map(([each, words]) => (
          <Link
            key={words}
            to={addressOf({ month, kind: each })}
            aria-current={each === kind ? 'true' : undefined}
            preventScrollReset
          >
            {words}
          </Link>
        ))}
      </nav>
    </>
  )
}
