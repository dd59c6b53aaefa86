import type { CallInput } from '#contract/machinery/endpoint'
import type { prepareManualEntry } from '#contract/manual-entries'
import { amountIn } from '#contract/values/money'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { wordsOf } from '../platform/problem.ts'
import { type Refused, refusedBy, typedIn } from '../ui/form/refused.ts'
import { toast } from '../ui/toasts.tsx'

// The contract refuses what is no kind.
type Prepared = CallInput<typeof prepareManualEntry>['body']

/** What is refused of a new entry is said at its form, of one that waits in passing. */
export async function changeEntry(form: FormData): Promise<Refused | null> {
  const intent = typedIn(form, 'intent')
  try {
    await change(intent, form)
    toast('success', m.ui_saved())
  } catch (error) {
    if (intent === 'prepare') return refusedBy(error, m.refusal_unexpected())
    toast('error', wordsOf(error))
  }
  return null
}

async function change(intent: string, form: FormData): Promise<unknown> {
  if (intent === 'prepare')
    return await call('POST /api/manual-entries', {
      body: {
        vendorId: Number(typedIn(form, 'vendorId')),
        kind: typedIn(form, 'kind') as Prepared['kind'],
        amount: Number(amountIn(typedIn(form, 'amount')) || Number.NaN),
        reason: typedIn(form, 'reason'),
        key: typedIn(form, 'key'),
      },
    })
  const params = { id: typedIn(form, 'id') }
  if (intent === 'approve') return await call('PUT /api/manual-entries/:id/approval', { params })
  return await call('PUT /api/manual-entries/:id/refusal', { params, body: { reason: typedIn(form, 'reason') } })
}
