import { type ActionFunctionArgs, useActionData } from 'react-router'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import type { PageHead } from '../platform/head.ts'
import { type Refused, refusedBy, typedIn } from '../ui/form/refused.ts'
import { AuthCard } from './AuthCard.tsx'
import { AuthForm } from './AuthForm.tsx'
import { EmailField } from './EmailField.tsx'
import { enter } from './enter.ts'
import { PasswordField } from './PasswordField.tsx'
import { RegisterAgreement } from './RegisterAgreement.tsx'
import { UsernameField } from './UsernameField.tsx'

export async function action({ request }: ActionFunctionArgs): Promise<Refused | Response> {
  const form = await request.formData()
  return await enter(
    request,
    { username: typedIn(form, 'username'), email: typedIn(form, 'email'), password: typedIn(form, 'password') },
    (body) => call('POST /api/auth/register', { body }),
    (error) => refusedBy(error, m.ui_registration_failed()),
  )
}

export const handle = {
  head: (): PageHead => ({
    title: m.ui_register(),
    description: m.auth_register_haat_shop(),
    canonical: '/register',
  }),
}

const WAYS = [
  { question: m.codes_no_password(), text: m.codes_log_in_phone(), to: '/login/phone' },
  { question: m.auth_been_here_before(), text: m.ui_login(), to: '/login' },
  { question: m.auth_do_you_sell(), text: m.ui_open_store(), to: '/admin/vendor-register' },
]

export function Component() {
  const refused = useActionData<Refused>()
  return (
    <AuthCard title={m.ui_register()} lede={m.auth_one_account_many()} ways={WAYS}>
      <AuthForm
        button={m.ui_register()}
        pendingText={m.ui_registering()}
        refused={refused}
        agreement={<RegisterAgreement />}
      >
        {(problemOf) => (
          <>
            <UsernameField problem={problemOf('username')} hint={m.auth_username_rule()} />
            <EmailField problem={problemOf('email')} />
            <PasswordField isNew problem={problemOf('password')} hint={m.ui_least_8_characters()} />
          </>
        )}
      </AuthForm>
    </AuthCard>
  )
}
