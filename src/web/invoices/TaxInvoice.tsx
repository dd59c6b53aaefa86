import { type ReactNode, useId } from 'react'
import type { Invoice } from '#contract/invoices'
import { invoiceFormWords } from '#contract/values/invoice-words'
import { LOCALE, m } from '#messages'
import { Link } from '../ui/Link.tsx'
import { Moment } from '../ui/Moment.tsx'
import { Both } from './Both.tsx'
import { TaxInvoiceLines } from './TaxInvoiceLines.tsx'

/** Mushak 6.3, or 6.7 where it corrects another: on paper one sheet of A4 where it has few lines. */
export function TaxInvoice({ invoice }: { invoice: Invoice }) {
  const titleId = useId()
  const { form, officerName, officerDesignation } = invoice
  return (
    <article className="tax-invoice" aria-labelledby={titleId}>
      <header className="tax-invoice-head">
        <p lang="bn">{m.invoices_bn_government()}</p>
        <h1 id={titleId}>
          <Both
            bangla={form === 'invoice' ? m.invoices_bn_form_63() : m.invoices_bn_form_67()}
            english={invoiceFormWords(form)}
          />
        </h1>
      </header>
      <div className="tax-invoice-parties">
        <Parties invoice={invoice} />
        <Numbers invoice={invoice} />
      </div>
      <TaxInvoiceLines invoice={invoice} />
      <dl className="tax-invoice-signed">
        <Fact bangla={m.invoices_bn_officer()} english={m.invoices_officer()}>
          {officerName}
        </Fact>
        <Fact bangla={m.invoices_bn_designation()} english={m.invoices_designation()}>
          {officerDesignation}
        </Fact>
        <Fact bangla={m.invoices_bn_signature()} english={m.invoices_signature()} />
        <Fact bangla={m.invoices_bn_seal()} english={m.invoices_seal()} />
      </dl>
    </article>
  )
}

function Parties({ invoice }: { invoice: Invoice }) {
  const { issuerName, issuerBin, issuerAddress, buyerName, buyerBin, destination } = invoice
  return (
    <dl className="tax-invoice-facts">
      <Fact bangla={m.invoices_bn_issuer_name()} english={m.invoices_issuer_name()}>
        {issuerName}
      </Fact>
      <Fact bangla={m.invoices_bn_issuer_bin()} english={m.invoices_bin()}>
        {issuerBin}
      </Fact>
      <Fact bangla={m.invoices_bn_issuer_address()} english={m.invoices_issuing_address()}>
        {issuerAddress}
      </Fact>
      <Fact bangla={m.invoices_bn_buyer_name()} english={m.invoices_buyer_name()}>
        {buyerName}
      </Fact>
      <Fact bangla={m.invoices_bn_buyer_bin()} english={m.invoices_buyer_bin()}>
        {buyerBin}
      </Fact>
      <Fact bangla={m.invoices_bn_destination()} english={m.invoices_destination()}>
        {destination}
      </Fact>
    </dl>
  )
}

function Numbers({ invoice }: { invoice: Invoice }) {
  const { form, number, issuedAt, suppliedAt, corrects, reason } = invoice
  const isNote = form === 'credit_note'
  return (
    <dl className="tax-invoice-facts">
      <Fact
        bangla={isNote ? m.invoices_bn_number_67() : m.invoices_bn_number_63()}
        english={isNote ? m.invoices_number_67() : m.invoices_number_63()}
      >
        <strong>{number}</strong>
      </Fact>
      <Fact bangla={m.invoices_bn_issued_on()} english={m.invoices_issued_on()}>
        {dayInDhaka(issuedAt)}
      </Fact>
      <Fact bangla={m.invoices_bn_issued_at()} english={m.invoices_issued_at()}>
        {timeInDhaka(issuedAt)}
      </Fact>
      <Fact bangla={m.invoices_bn_supplied()} english={m.invoices_supplied()}>
        <Moment iso={suppliedAt} />
      </Fact>
      {corrects && (
        <Fact bangla={m.invoices_bn_corrects()} english={m.invoices_corrects()}>
          <Link to={`/dashboard/invoices/${corrects.id}`}>{corrects.number}</Link>
        </Fact>
      )}
      {reason && (
        <Fact bangla={m.invoices_bn_reason()} english={m.ui_reason()}>
          {reason}
        </Fact>
      )}
    </dl>
  )
}

function Fact({ bangla, english, children }: { bangla: string; english: string; children?: ReactNode }) {
  return (
    <div>
      <dt>
        <Both bangla={bangla} english={english} />
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

const ZONE = { timeZone: 'Asia/Dhaka' } as const
const day = new Intl.DateTimeFormat(LOCALE, { ...ZONE, day: 'numeric', month: 'short', year: 'numeric' })
const time = new Intl.DateTimeFormat(LOCALE, { ...ZONE, hour: 'numeric', minute: '2-digit', hour12: true })

/** `21 Nov 2026` */
function dayInDhaka(iso: string): string {
  return day.format(new Date(iso))
}

/** `3:05 pm` */
function timeInDhaka(iso: string): string {
  return time.format(new Date(iso))
}
