import { redirect } from 'react-router'
import { call } from '../platform/call.ts'
import { endSession } from '../platform/session.ts'
import { refuseEmpty, typedIn } from '../ui/form/refused.ts'
import { toast } from '../ui/toasts.tsx'
import { type Asked, orRefused, type Sent } from './asked.ts'

/** Sets the password, and leads to the login: every session is over, this one’s too. */
export async function resetBy(sent: Sent, code: string, form: FormData): Promise<Asked | Response> {
  const newPassword = typedIn(form, 'newPassword')
  const refused = refuseEmpty({ code, newPassword })
  if (refused) return { sent, refused }
  return await orRefused(sent, async () => {
    const { message } = await call('POST /api/auth/reset-password', {
      body: { ticket: sent.ticket, code, newPassword },
    })
    endSession()
    toast('success', message)
    return redirect('/login')
  })
}
