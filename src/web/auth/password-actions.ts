import { redirect } from 'react-router'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { endSession, startSession } from '../platform/session.ts'
import { type Refused, refusedBy, refuseEmpty, typedIn } from '../ui/form/refused.ts'
import { toast } from '../ui/toasts.tsx'

/** This device stays logged in, by the fresh token. */
export async function changePassword(form: FormData): Promise<Refused | Response> {
  const body = { currentPassword: typedIn(form, 'currentPassword'), newPassword: typedIn(form, 'newPassword') }
  const empty = refuseEmpty(body)
  if (empty) return empty
  try {
    const { token } = await call('PUT /api/auth/password', { body })
    startSession(token)
    toast('success', m.auth_password_changed_all())
    return redirect('/dashboard/profile')
  } catch (error) {
    return refusedBy(error, m.refusal_unexpected())
  }
}

/** Every device, this one included. */
export async function logOutEverywhere(): Promise<Refused | Response> {
  try {
    await call('POST /api/auth/end-sessions', {})
  } catch (error) {
    const refused = refusedBy(error, m.refusal_unexpected())
    toast('error', refused.words)
    return refused
  }
  endSession()
  toast('success', m.auth_logged_out_everywhere())
  return redirect('/login')
}
