import { type ActionFunctionArgs, useActionData } from 'react-router'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import type { PageHead } from '../platform/head.ts'
import { Problem } from '../platform/problem.ts'
import { type Refused, refusedBy, typedIn } from '../ui/form/refused.ts'
import { AuthCard } from './AuthCard.tsx'
import { AuthForm } from './AuthForm.tsx'
import { enter } from './enter.ts'
import { PasswordField } from './PasswordField.tsx'
import { SecondStep } from './SecondStep.tsx'
import { type Challenged, challenged, challengeIn, enterBySecondStep } from './second-step.ts'
import { UsernameField } from './UsernameField.tsx'

export async function action({ request }: ActionFunctionArgs): Promise<Refused | Response> {
  const form = await request.formData()
  if (form.has('challenge')) return await enterBySecondStep(request, form)
  return await enter(
    request,
    { username: typedIn(form, 'username'), password: typedIn(form, 'password') },
    (body) => call('POST /api/auth/login', { body }),
    invalidLogin,
  )
}

/** One answer to every failure (spec §8), except to somebody who has to wait. */
function invalidLogin(error: unknown): Refused | Challenged {
  const challenge = challengeIn(error)
  if (challenge) return challenged(challenge)
  const refused = refusedBy(error, m.refusal_invalid_login())
  const mustWait = error instanceof Problem && error.status === 429
  return mustWait ? refused : { ...refused, words: m.refusal_invalid_login(), fields: {} }
}

export const handle = {
  head: (): PageHead => ({
    title: m.ui_login(),
    description: m.auth_log_haat_cart(),
    canonical: '/login',
    isPrivate: true,
  }),
}

const WAYS = [
  { question: m.codes_no_password(), text: m.codes_log_in_phone(), to: '/login/phone' },
  { question: m.codes_forgot(), text: m.codes_forgot_link(), to: '/forgot-password' },
  { question: m.auth_new_haat(), text: m.ui_register(), to: '/register' },
  { question: m.auth_do_you_sell(), text: m.ui_open_store(), to: '/admin/vendor-register' },
]

export function Component() {
  const refused = useActionData<Refused | Challenged>()
  if (refused && 'challenge' in refused) return <SecondStep answer={refused} />
  return (
    <AuthCard title={m.ui_login()} lede={m.auth_welcome_back_market()} ways={WAYS}>
      <AuthForm button={m.ui_login()} pendingText={m.auth_logging()} refused={refused}>
        {(problemOf) => (
          <>
            <UsernameField problem={problemOf('username')} hint={m.auth_email_works_too()} />
            <PasswordField problem={problemOf('password')} />
          </>
        )}
      </AuthForm>
    </AuthCard>
  )
}
