import { DECISIONS, FILE_DECISIONS } from '#contract/values/settlements'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { refusalWords } from '../platform/refusal-words.ts'
import { toast } from '../ui/toasts.tsx'

/** Decides about a row or the sum of a payment, takes a file back, or has couriers asked; what is refused is said in passing. */
export async function changeSettlements(form: FormData): Promise<void> {
  const decision = DECISIONS.find((each) => each === form.get('decision'))
  const difference = FILE_DECISIONS.find((each) => each === form.get('difference'))
  try {
    if (decision) {
      const body = { decision, reason: String(form.get('reason')) }
      await call('PUT /api/settlements/rows/:id', { params: { id: String(form.get('id')) }, body })
      toast('success', m.ui_saved())
    } else if (difference) {
      const body = { decision: difference, reason: String(form.get('reason')) }
      await call('PUT /api/settlements/:id/difference', { params: { id: String(form.get('fileId')) }, body })
      toast('success', m.ui_saved())
    } else if (form.has('takeBack')) {
      const params = { id: String(form.get('takeBack')) }
      await call('PUT /api/settlements/:id/taken-back', { params, body: { reason: String(form.get('reason')) } })
      toast('success', m.settlements_is_taken_back())
    } else {
      await call('POST /api/settlements/payments', {})
      toast('success', m.settlements_are_asked())
    }
  } catch (error) {
    toast('error', refusalWords(error))
  }
}
