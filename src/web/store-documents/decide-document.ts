import { m } from '#messages'
import { call } from '../platform/call.ts'
import { wordsOf } from '../platform/problem.ts'
import { typedIn } from '../ui/form/refused.ts'
import { toast } from '../ui/toasts.tsx'

/** What is refused is said in passing, and the list shows how things stand. */
export async function decideDocument(form: FormData): Promise<null> {
  const reason = typedIn(form, 'reason')
  const isRefusal = form.get('intent') === 'refuse'
  if (isRefusal && reason === '') {
    toast('error', m.documents_reason_needed())
    return null
  }
  try {
    await decide(form.get('of') === 'accounts', typedIn(form, 'id'), isRefusal ? reason : null)
    toast('success', m.ui_saved())
  } catch (error) {
    toast('error', wordsOf(error))
  }
  return null
}

/** A reason refuses. */
async function decide(isAccount: boolean, id: string, reason: string | null): Promise<unknown> {
  const params = { id }
  if (reason === null)
    return isAccount
      ? await call('PUT /api/payout-accounts/:id/approval', { params })
      : await call('PUT /api/papers/:id/approval', { params })
  const body = { reason }
  return isAccount
    ? await call('PUT /api/payout-accounts/:id/refusal', { params, body })
    : await call('PUT /api/papers/:id/refusal', { params, body })
}
