import { useEffect } from 'react'
import { type ActionFunctionArgs, useActionData, useNavigate } from 'react-router'
import { AuthCard } from '../auth/AuthCard.tsx'
import { AuthForm } from '../auth/AuthForm.tsx'
import { EmailField } from '../auth/EmailField.tsx'
import { PasswordField } from '../auth/PasswordField.tsx'
import { type Refused, refusedBy, refuseEmpty, typedIn } from '../auth/refused.ts'
import { signIn } from '../auth/sign-in.ts'
import type { ProblemOf } from '../auth/use-refusal.ts'
import { call } from '../platform/call.ts'
import type { PageHead } from '../platform/head.ts'
import { showAlert } from '../ui/dialogs.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { TextField } from '../ui/TextField.tsx'
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
    return { isRegistered: false, refused: refusedBy(error, 'Registration failed') }
  }
}

export const handle = {
  head: (): PageHead => ({
    title: 'Vendor Register',
    description: 'Open your own clothing store at Haat and sell all over Bangladesh.',
    canonical: '/admin/vendor-register',
  }),
}

const WAYS = [
  { question: 'Do you have an account?', text: 'Login', to: '/login' },
  { question: 'Here to buy?', text: 'Register as a customer', to: '/register' },
]

export function Component() {
  const answer = useActionData<Answer>()
  const isRegistered = answer?.isRegistered ?? false
  useWelcome(isRegistered)
  return (
    <div className="auth-beside">
      <AuthCard title="Open your store" lede="Sell beside many others, under your own name." ways={WAYS}>
        <AuthForm button="Register" pendingText="Registering…" refused={answer?.refused} isDone={isRegistered}>
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
  void showAlert(
    'Vendor registration submitted successfully! Please wait for admin approval. In the meantime, you can continue shopping as a valued customer.',
    { title: 'Success!', isWide: true },
  )
}

function VendorFields({ problemOf }: { problemOf: ProblemOf }) {
  return (
    <>
      <EmailField problem={problemOf('email')} hint="You will log in with it." />
      <PasswordField isNew problem={problemOf('password')} hint="At least 8 characters." />
      <TextField
        label="Store Name"
        name="storeName"
        autoComplete="organization"
        enterKeyHint="next"
        required
        problem={problemOf('storeName')}
        hint="Shoppers see it beside your products."
      />
      <TextArea
        label="Store Description"
        name="storeDescription"
        autoComplete="off"
        required
        problem={problemOf('storeDescription')}
        hint="What you sell, and why it is special."
      />
      <TextField
        label="Contact Phone"
        name="contactPhone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        problem={problemOf('contactPhone')}
        hint="For Haat only. Shoppers do not see it."
      />
    </>
  )
}
