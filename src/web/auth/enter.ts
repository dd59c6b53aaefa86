import { redirect } from 'react-router'
import { wayBack } from '../platform/guards.ts'
import { type Refused, refuseEmpty } from './refused.ts'
import { signIn } from './sign-in.ts'

/**
 * Takes what was typed to the call that answers a token, signs in and leads to where one came from. What the call refuses
 * is worded by `refusedBy`.
 */
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
