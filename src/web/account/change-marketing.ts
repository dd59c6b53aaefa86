import { redirect } from 'react-router'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { type Refused, refusedBy } from '../ui/form/refused.ts'
import { toast } from '../ui/toasts.tsx'

export async function changeMarketing(form: FormData): Promise<Refused | Response> {
  try {
    await call('PUT /api/account/consents/marketing', { body: { isGiven: form.get('isGiven') === 'true' } })
    toast('success', m.ui_saved())
    return redirect('/dashboard/profile')
  } catch (error) {
    const refused = refusedBy(error, m.refusal_unexpected())
    toast('error', refused.words)
    return refused
  }
}
