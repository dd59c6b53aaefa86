import { useEffect } from 'react'
import { type ActionFunctionArgs, useActionData, useNavigate } from 'react-router'
import { m } from '#messages'
import { AuthCard } from '../auth/AuthCard.tsx'
import { AuthForm } from '../auth/AuthForm.tsx'
import { EmailField } from '../auth/EmailField.tsx'
import { PasswordField } from '../auth/PasswordField.tsx'
import { signIn } from '../auth/sign-in.ts'
import { call } from '../platform/call.ts'
import type { PageHead } from '../platform/head.ts'
import { showAlert } from '../ui/dialogs.tsx'
import { type Refused, refusedBy, refuseEmpty, typedIn } from '../ui/form/refused.ts'
import { TextArea } from '../ui/form/TextArea.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import type { ProblemOf } from '../ui/form/use-refusal.ts'
import { NextSteps } from './NextSteps.tsx'

interface Answer {
  isRegistered: boolean
  refused?: Refused
}

export async function action({ request }: ActionFunctionArgs): Promise<Answer> {
  const form = await request.formData()
  const typed = {
    email: typedIn(form, 'email'),
    password: typedIn(form, 'password'),
    storeName: typedIn(form, 'storeName'),
    storeDescription: typedIn(form, 'storeDescription'),
    contactPhone: typedIn(form, 'contactPhone'),
  }
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

function VendorFields({ problemOf }: { problemOf: ProblemOf }) {
  return (
    <>
      <EmailField problem={problemOf('email')} hint={m.vendors_will_log()} />
      <PasswordField isNew problem={problemOf('password')} hint={m.vendors_password_rule()} />
      <TextField
        label={m.vendors_store_name()}
        name="storeName"
        autoComplete="organization"
        enterKeyHint="next"
        required
        problem={problemOf('storeName')}
        hint={m.vendors_shoppers_see_beside()}
      />
      <TextArea
        label={m.vendors_store_description()}
        name="storeDescription"
        autoComplete="off"
        required
        problem={problemOf('storeDescription')}
        hint={m.vendors_what_sell_why()}
      />
      <TextField
        label={m.vendors_contact_phone()}
        name="contactPhone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        problem={problemOf('contactPhone')}
        hint={m.vendors_haat_only_shoppers()}
      />
    </>
  )
}
