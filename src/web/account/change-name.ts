import { redirect } from 'react-router'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { type Refused, refusedBy, typedIn } from '../ui/form/refused.ts'
import { toast } from '../ui/toasts.tsx'

export async function changeName(form: FormData): Promise<Refused | Response> {
  try {
    await call('PUT /api/account/name', { body: { name: typedIn(form, 'name') } })
    toast('success', m.ui_saved())
    return redirect('/dashboard/profile')
  } catch (error) {
    return refusedBy(error, m.refusal_unexpected())
  }
}
