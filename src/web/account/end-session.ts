import { redirect } from 'react-router'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { type Refused, refusedBy, typedIn } from '../ui/form/refused.ts'
import { toast } from '../ui/toasts.tsx'

/** Of one device; the list says it. */
export async function endSession(form: FormData): Promise<Refused | Response> {
  try {
    const { message } = await call('DELETE /api/account/sessions/:id', { params: { id: typedIn(form, 'session') } })
    toast('success', message)
    return redirect('/dashboard/profile')
  } catch (error) {
    const refused = { ...refusedBy(error, m.refusal_unexpected()), isOutdated: true }
    toast('error', refused.words)
    return refused
  }
}
