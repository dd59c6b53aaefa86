import { redirect } from 'react-router'
import { call } from '../platform/call.ts'
import { wayBack } from '../platform/guards.ts'
import { storedSession } from '../platform/session.ts'
import { type Refused, refuseEmpty } from '../ui/form/refused.ts'
import { signIn } from './sign-in.ts'

/** Enters with the token that the call answers. */
export async function enter<Typed extends Record<string, string>>(
  request: Request,
  typed: Typed,
  ask: (typed: Typed) => Promise<{ token: string }>,
  refusedBy: (error: unknown) => Refused,
): Promise<Refused | Response> {
  const empty = refuseEmpty(typed)
  if (empty) return empty
  try {
    const { token } = await ask(typed)
    return await entered(request, token)
  } catch (error) {
    return refusedBy(error)
  }
}

/** Behind every login: back to where it was asked for, over the set-up of two steps where the shop asks for them. */
export async function entered(request: Request, token: string): Promise<Response> {
  signIn(token)
  const next = wayBack(new URL(request.url))
  return redirect((await setupAskedFor(next)) ?? next)
}

/** Where the shop asks for two steps, and there are none yet; from there it goes on to `next`. Unanswered: nobody is kept out. */
async function setupAskedFor(next: string): Promise<string | null> {
  const role = storedSession()?.role
  if (role !== 'Admin' && role !== 'Vendor') return null
  const { isOn, isAskedFor } = await call('GET /api/account/totp', {}).catch(() => ({ isOn: true, isAskedFor: false }))
  return isAskedFor && !isOn ? `/dashboard/profile?edit=two-step&next=${encodeURIComponent(next)}` : null
}
