import type { KeptTerms, StorePayment } from '#contract/payouts/store-terms'
import { formatTaka } from '#contract/values/money'
import { payoutMethodWords } from '#contract/values/payout-words'
import { m } from '#messages'
import { cursor, queryOf } from '../platform/query-of.ts'
import { useAct } from '../platform/use-act.ts'
import { AskButton } from '../ui/acts/act-buttons.tsx'
import { Paging } from '../ui/list/PagedList.tsx'
import { Moment } from '../ui/Moment.tsx'

export const paymentsOf = (vendorId: number | string) => queryOf(`/dashboard/payouts/stores/${vendorId}`, { cursor })

/** What the store paid; what was recorded by mistake is taken back. */
export function StorePayments({ terms, cursor }: { terms: KeptTerms; cursor: string | undefined }) {
  const { vendorId, payments, paymentCount: total, olderPayments: next } = terms
  return (
    <section className="store-terms-payments" aria-labelledby="payments-title">
      <h2 id="payments-title">{m.terms_payments()}</h2>
      <ul>
        {payments.map((payment) => (
          <li key={payment.id}>
            <PaymentWords payment={payment} />
            {!payment.takenBackAt && <TakeBack payment={payment} />}
          </li>
        ))}
      </ul>
      <Paging
        page={{ items: payments, total, next }}
        older={m.terms_payments_older()}
        {...paymentsOf(vendorId).pages({ cursor })}
      />
    </section>
  )
}

function PaymentWords({ payment }: { payment: StorePayment }) {
  const { recordedAt, takenBackAt, takenBackBecause: reason } = payment
  const at = (iso: string) => () => <Moment key="moment" iso={iso} />
  return (
    <>
      <p>{paymentWords(payment)}</p>
      <p className="muted">{m.terms_payment_recorded({ moment: at(recordedAt) })}</p>
      {takenBackAt && <p className="muted">{m.terms_payment_taken_back({ moment: at(takenBackAt), reason })}</p>}
    </>
  )
}

function TakeBack({ payment }: { payment: StorePayment }) {
  const act = useAct()
  const words = paymentWords(payment)
  return (
    <div className="list-table-actions">
      <AskButton
        act={act}
        fields={{ intent: 'take-back', payment: String(payment.id) }}
        text={m.terms_take_back()}
        label={m.terms_take_back_of({ payment: words })}
        isQuiet
        question={m.terms_take_back_sure({ payment: words })}
        hint={m.terms_take_back_hint()}
        isRequired
      />
    </div>
  )
}

function paymentWords({ amount, way, reference }: StorePayment): string {
  return m.terms_payment_of({ amount: formatTaka(amount), way: payoutMethodWords(way), reference })
}
