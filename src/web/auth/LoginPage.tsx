import { type ActionFunctionArgs, redirect, useActionData } from 'react-router'
import { call } from '../platform/call.ts'
import { wayBack } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { Problem } from '../platform/problem.ts'
import { TextField } from '../ui/TextField.tsx'
import { AuthCard } from './AuthCard.tsx'
import { AuthForm } from './AuthForm.tsx'
import { PasswordField } from './PasswordField.tsx'
import { type Refused, refusedBy, refuseEmpty, typedIn } from './refused.ts'
import { signIn } from './sign-in.ts'

export async function action({ request }: ActionFunctionArgs): Promise<Refused | Response> {
  const form = await request.formData()
  const typed = { username: typedIn(form, 'username'), password: typedIn(form, 'password') }
  const empty = refuseEmpty(typed)
  if (empty) return empty
  try {
    const { token } = await call('POST /api/auth/login', { body: typed })
    signIn(token)
    return redirect(wayBack(new URL(request.url)))
  } catch (error) {
    return invalidLogin(error)
  }
}

/** One answer to every failure (spec §8), except to somebody who has to wait. */
function invalidLogin(error: unknown): Refused {
  const refused = refusedBy(error, 'Invalid login')
  const mustWait = error instanceof Problem && error.status === 429
  return mustWait ? refused : { ...refused, words: 'Invalid login', fields: {} }
}

export const handle = {
  head: (): PageHead => ({
    title: 'Login',
    description: 'Log in to Haat: your cart, your orders and your store.',
    canonical: '/login',
  }),
}

const WAYS = [
  { question: 'New at Haat?', text: 'Register', to: '/register' },
  { question: 'Do you sell clothes?', text: 'Open a store', to: '/admin/vendor-register' },
]

export function Component() {
  const refused = useActionData<Refused>()
  return (
    <AuthCard title="Login" lede="Welcome back to the market." ways={WAYS}>
      <AuthForm button="Login" pendingText="Logging in…" refused={refused}>
        {(problemOf) => (
          <>
            <TextField
              label="Username"
              name="username"
              autoComplete="username"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="next"
              autoFocus
              required
              problem={problemOf('username')}
              hint="Your email works too."
            />
            <PasswordField problem={problemOf('password')} />
          </>
        )}
      </AuthForm>
    </AuthCard>
  )
}
