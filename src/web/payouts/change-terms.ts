import type { CallInput } from '#contract/machinery/endpoint'
import type { recordPayment } from '#contract/payouts/store-terms'
import { amountIn } from '#contract/values/money'
import { STATEMENT_PERIODS } from '#contract/values/statement-periods'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { wordsOf } from '../platform/problem.ts'
import { type Refused, refusedBy, typedIn } from '../ui/form/refused.ts'
import { toast } from '../ui/toasts.tsx'

/** What is refused of a choice is said in passing, of a payment at its form; the page shows how things stand. */
export async function changeTerms(id: string, form: FormData): Promise<Refused | null> {
  const intent = typedIn(form, 'intent')
  try {
    await change(intent, id, form)
    toast('success', m.ui_saved())
  } catch (error) {
    if (intent === 'payment') return refusedBy(error, m.refusal_unexpected())
    toast('error', wordsOf(error))
  }
  return null
}

// The contract refuses what is no way.
type Payment = CallInput<typeof recordPayment>['body']

async function change(intent: string, id: string, form: FormData): Promise<unknown> {
  const params = { id }
  if (intent === 'payment') {
    const [way, reference] = [typedIn(form, 'way') as Payment['way'], typedIn(form, 'reference')]
    return await call('POST /api/store-terms/:id/payments', {
      params,
      body: { amount: Number(amountIn(typedIn(form, 'amount')) || Number.NaN), way, reference },
    })
  }
  if (intent === 'take-back') {
    const payment = { params: { id: typedIn(form, 'payment') }, body: { reason: typedIn(form, 'reason') } }
    return await call('PUT /api/store-payments/:id/taken-back', payment)
  }
  if (intent === 'lift')
    return await call('PUT /api/store-terms/:id/lift', { params, body: { until: typedIn(form, 'until') || null } })
  const period = STATEMENT_PERIODS.find((each) => each === typedIn(form, 'period')) ?? null
  return await call('PUT /api/store-terms/:id/period', { params, body: { period } })
}
