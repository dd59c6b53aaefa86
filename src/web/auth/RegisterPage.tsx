import { type ActionFunctionArgs, useActionData } from 'react-router'
import { call } from '../platform/call.ts'
import type { PageHead } from '../platform/head.ts'
import { AuthCard } from './AuthCard.tsx'
import { AuthForm } from './AuthForm.tsx'
import { EmailField } from './EmailField.tsx'
import { enter } from './enter.ts'
import { PasswordField } from './PasswordField.tsx'
import { type Refused, refusedBy, typedIn } from './refused.ts'
import { UsernameField } from './UsernameField.tsx'

export function action({ request }: ActionFunctionArgs): Promise<Refused | Response> {
  return enter(
    request,
    (form) => ({
      username: typedIn(form, 'username'),
      email: typedIn(form, 'email'),
      password: typedIn(form, 'password'),
    }),
    (body) => call('POST /api/auth/register', { body }),
    (error) => refusedBy(error, 'Registration failed'),
  )
}

export const handle = {
  head: (): PageHead => ({
    title: 'Register',
    description: 'Register at Haat and shop from many stores of Bangladesh. Cash on delivery.',
    canonical: '/register',
  }),
}

const WAYS = [
  { question: 'Been here before?', text: 'Login', to: '/login' },
  { question: 'Do you sell clothes?', text: 'Open a store', to: '/admin/vendor-register' },
]

export function Component() {
  const refused = useActionData<Refused>()
  return (
    <AuthCard title="Register" lede="One account, many stores. Pay when it arrives." ways={WAYS}>
      <AuthForm button="Register" pendingText="Registering…" refused={refused}>
        {(problemOf) => (
          <>
            <UsernameField
              problem={problemOf('username')}
              hint="3 to 40 letters, digits, dots, dashes or underscores."
            />
            <EmailField problem={problemOf('email')} />
            <PasswordField isNew problem={problemOf('password')} hint="At least 8 characters." />
          </>
        )}
      </AuthForm>
    </AuthCard>
  )
}
