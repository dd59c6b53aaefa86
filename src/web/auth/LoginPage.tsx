import { type ActionFunctionArgs, useActionData } from 'react-router'
import { call } from '../platform/call.ts'
import type { PageHead } from '../platform/head.ts'
import { Problem } from '../platform/problem.ts'
import { AuthCard } from './AuthCard.tsx'
import { AuthForm } from './AuthForm.tsx'
import { enter } from './enter.ts'
import { PasswordField } from './PasswordField.tsx'
import { type Refused, refusedBy, typedIn } from './refused.ts'
import { UsernameField } from './UsernameField.tsx'

export function action({ request }: ActionFunctionArgs): Promise<Refused | Response> {
  return enter(
    request,
    (form) => ({ username: typedIn(form, 'username'), password: typedIn(form, 'password') }),
    (body) => call('POST /api/auth/login', { body }),
    invalidLogin,
  )
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
            <UsernameField problem={problemOf('username')} hint="Your email works too." />
            <PasswordField problem={problemOf('password')} />
          </>
        )}
      </AuthForm>
    </AuthCard>
  )
}
