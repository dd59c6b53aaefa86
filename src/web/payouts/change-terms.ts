import type { CallInput } from '#contract/machinery/endpoint'
import type { recordPayment } from '#contract/payouts/store-terms'
import { amountIn } from '#contract/values/money'
import { STATEMENT_PERIODS } from '#contract/values/statement-periods'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { acts } from '../ui/acts/acts.ts'
import { type Refused, refusedBy, typedIn } from '../ui/form/refused.ts'

// The contract refuses what is no way.
type Payment = CallInput<typeof recordPayment>['body']

/** What is refused of a choice is said in passing, of a payment at its form; the page shows how things stand. */
export const changeTerms = (id: string) =>
  acts<Refused>({
    payment: {
      run: (form) => call('POST /api/store-terms/:id/payments', { params: { id }, body: paymentIn(form) }),
      done: m.ui_saved(),
      refused: (error) => refusedBy(error, m.refusal_unexpected()),
    },
    'take-back': {
      run: (form) => {
        const params = { id: typedIn(form, 'payment') }
        return call('PUT /api/store-payments/:id/taken-back', { params, body: { reason: typedIn(form, 'reason') } })
      },
      done: m.ui_saved(),
    },
    lift: {
      run: (form) => {
        const body = { until: typedIn(form, 'until') || null }
        return call('PUT /api/store-terms/:id/lift', { params: { id }, body })
      },
      done: m.ui_saved(),
    },
    period: {
      run: (form) => {
        const period = STATEMENT_PERIODS.find((each) => each === typedIn(form, 'period')) ?? null
        return call('PUT /api/store-terms/:id/period', { params: { id }, body: { period } })
      },
      done: m.ui_saved(),
    },
  })

function paymentIn(form: FormData): Payment {
  return {
    amount: Number(amountIn(typedIn(form, 'amount')) || Number.NaN),
    way: typedIn(form, 'way') as Payment['way'],
    reference: typedIn(form, 'reference'),
  }
}
