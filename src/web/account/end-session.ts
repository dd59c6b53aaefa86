import { redirect } from 'react-router'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { startSession } from '../platform/session.ts'
import { type Refused, refusedBy, typedIn } from '../ui/form/refused.ts'
import { toast } from '../ui/toasts.tsx'

/** This device stays logged in, by the fresh token. */
export async function endOtherSessions(): Promise<Refused | Response> {
  return await ended(async () => {
    startSession((await call('POST /api/auth/end-other-sessions', {})).token)
    return m.account_logged_out_elsewhere()
  })
}

/** Of one device; the list says it. */
export async function endSession(form: FormData): Promise<Refused | Response> {
  const id = typedIn(form, 'session')
  return await ended(async () => (await call('DELETE /api/account/sessions/:id', { params: { id } })).message)
}

async function ended(end: () => Promise<string>): Promise<Refused | Response> {
  try {
    toast('success', await end())
    return redirect('/dashboard/profile')
  } catch (error) {
    const refused = { ...refusedBy(error, m.refusal_unexpected()), isOutdated: true }
    toast('error', refused.words)
    return refused
  }
}
