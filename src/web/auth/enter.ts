import { redirect } from 'react-router'
import { wayBack } from '../platform/guards.ts'
import { type Refused, refuseEmpty } from '../ui/form/refused.ts'
import { setupAskedFor } from './setup-asked-for.ts'
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
