import { redirect } from 'react-router'
import { wayBack } from '../platform/guards.ts'
import { type Refused, refuseEmpty } from '../ui/form/refused.ts'
import { signIn } from './sign-in.ts'

/** Signs in with the token that the call answers, and leads back. */
export async function enter<Typed extends Record<string, string>>(
  request: Request,
  read: (form: FormData) => Typed,
  ask: (typed: Typed) => Promise<{ token: string }>,
  refusedBy: (error: unknown) => Refused,
): Promise<Refused | Response> {
  const typed = read(await request.formData())
  const empty = refuseEmpty(typed)
  if (empty) return empty
  try {
    const { token } = await ask(typed)
    signIn(token)
    return redirect(wayBack(new URL(request.url)))
  } catch (error) {
    return refusedBy(error)
  }
}
