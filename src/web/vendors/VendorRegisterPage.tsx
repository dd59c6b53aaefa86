import { useEffect } from 'react'
import { type ActionFunctionArgs, useActionData, useNavigate } from 'react-router'
import { byName } from '#contract/values/by-name'
import { m } from '#messages'
import { AuthCard } from '../auth/AuthCard.tsx'
import { AuthForm } from '../auth/AuthForm.tsx'
import { EmailField } from '../auth/EmailField.tsx'
import { PasswordField } from '../auth/PasswordField.tsx'
import { RegisterAgreement } from '../auth/RegisterAgreement.tsx'
import { signIn } from '../auth/sign-in.ts'
import { call } from '../platform/call.ts'
import type { PageHead } from '../platform/head.ts'
import { showAlert } from '../ui/dialogs.tsx'
import { type Refused, refusedBy, refuseEmpty, typedIn } from '../ui/form/refused.ts'
import type { ProblemOf } from '../ui/form/use-refusal.ts'
import { NextSteps } from './NextSteps.tsx'
import { StoreField } from './StoreField.tsx'
import { REGISTERED_TEXTS } from './store-fields.ts'

interface Answer {
  isRegistered: boolean
  refused?: Refused
}

export async function action({ request }: ActionFunctionArgs): Promise<Answer> {
  const form = await request.formData()
  const typed = byName(['email', 'password', ...REGISTERED_TEXTS], (name) => typedIn(form, name))
  const empty = refuseEmpty(typed)
  if (empty) return { isRegistered: false, refused: empty }
  try {
    const { token } = await call('POST /api/Vendors/Register', { body: typed })
    signIn(token)
    return { isRegistered: true }
  } catch (error) {
    return { isRegistered: false, refused: refusedBy(error, m.ui_registration_failed()) }
  }
}

export const handle = {
  head: (): PageHead => ({
    title: m.ui_vendor_register(),
    description: m.vendors_open_own_clothing(),
    canonical: '/admin/vendor-register',
  }),
}

const WAYS = [
  { question: m.vendors_have_account(), text: m.ui_login(), to: '/login' },
  { question: m.vendors_here_buy(), text: m.vendors_register_customer(), to: '/register' },
]

export function Component() {
  const answer = useActionData<Answer>()
  const isRegistered = answer?.isRegistered ?? false
  useWelcome(isRegistered)
  return (
    <div className="vendor-register">
      <AuthCard title={m.vendors_open_store()} lede={m.vendors_sell_beside_many()} ways={WAYS}>
        <AuthForm
          button={m.ui_register()}
          pendingText={m.ui_registering()}
          refused={answer?.refused}
          isDone={isRegistered}
          agreement={<RegisterAgreement />}
        >
          {(problemOf) => <VendorFields problemOf={problemOf} />}
        </AuthForm>
      </AuthCard>
      <NextSteps />
    </div>
  )
}

/** Home first, then the words of spec §8 over it. */
function useWelcome(isRegistered: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (isRegistered) void Promise.resolve(navigate('/')).then(welcome)
  }, [isRegistered, navigate])
}

function welcome(): void {
  void showAlert(m.vendors_registration_submitted_successfully(), { title: m.vendors_success(), isWide: true })
}

const FIRST = { enterKeyHint: 'next', hint: m.vendors_shoppers_see_beside() } as const

function VendorFields({ problemOf }: { problemOf: ProblemOf }) {
  return (
    <>
      <EmailField problem={problemOf('email')} hint={m.vendors_will_log()} />
      <PasswordField isNew problem={problemOf('password')} hint={m.vendors_password_rule()} />
      {REGISTERED_TEXTS.map((name) => (
        <StoreField key={name} name={name} required problem={problemOf(name)} {...(name === 'storeName' && FIRST)} />
      ))}
    </>
  )
}
