import { m } from '#messages'
import { call } from '../platform/call.ts'
import { wordsOf } from '../platform/problem.ts'
import { typedIn } from '../ui/form/refused.ts'
import { toast } from '../ui/toasts.tsx'
import { savePayoutFile } from './save-payout-file.ts'

/** What is refused is said in passing, and the list shows how things stand. */
export async function changePayout(form: FormData): Promise<void> {
  try {
    await change(String(form.get('intent')), form)
    toast('success', m.ui_saved())
  } catch (error) {
    toast('error', wordsOf(error))
  }
}

async function change(intent: string, form: FormData): Promise<unknown> {
  const params = { id: typedIn(form, 'id') }
  if (intent === 'prepare') {
    return await call('POST /api/payouts', { body: { statementId: Number(typedIn(form, 'id')) } })
  }
  if (intent === 'make-file') {
    const way = typedIn(form, 'way') === 'bkash' ? 'bkash' : 'bank'
    return await savePayoutFile(await call('POST /api/payouts/files', { body: { way } }))
  }
  if (intent === 'approve') return await call('PUT /api/payouts/:id/approval', { params })
  if (intent === 'pay') {
    const body = { reference: typedIn(form, 'reference'), isGone: form.has('isGone') }
    return await call('PUT /api/payouts/:id/payment', { params, body })
  }
  return await call('PUT /api/payouts/:id/failure', { params, body: { reason: typedIn(form, 'reason') } })
}
