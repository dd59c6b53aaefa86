import { type ActionFunctionArgs, redirect, useActionData } from 'react-router'
import { call } from '../platform/call.ts'
import { wayBack } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { TextField } from '../ui/TextField.tsx'
import { AuthCard } from './AuthCard.tsx'
import { AuthForm } from './AuthForm.tsx'
import { EmailField } from './EmailField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { type Refused, refusedBy, refuseEmpty, typedIn } from './refused.ts'
import { signIn } from './sign-in.ts'

export async function action({ request }: ActionFunctionArgs): Promise<Refused | Response> {
  const form = await request.formData()
  const typed = {
    username: typedIn(form, 'username'),
    email: typedIn(form, 'email'),
    password: typedIn(form, 'password'),
  }
  const empty = refuseEmpty(typed)
  if (empty) return empty
  try {
    const { token } = await call('POST /api/auth/register', { body: typed })
    signIn(token)
    return redirect(wayBack(new URL(request.url)))
  } catch (error) {
    return refusedBy(error, 'Registration failed')
  }
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
