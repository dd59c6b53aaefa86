import { type ActionFunctionArgs, useActionData } from 'react-router'
import { m } from '#messages'
import { AuthCard } from '../auth/AuthCard.tsx'
import { AuthForm } from '../auth/AuthForm.tsx'
import { entered } from '../auth/enter.ts'
import { SecondStep } from '../auth/SecondStep.tsx'
import { type Challenged, challenged, challengeIn, enterBySecondStep } from '../auth/second-step.ts'
import { call } from '../platform/call.ts'
import type { PageHead } from '../platform/head.ts'
import { type Refused, refuseEmpty, typedIn } from '../ui/form/refused.ts'
import { TextField } from '../ui/form/TextField.tsx'
import { privacyLink, termsLink } from '../ui/legal-links.tsx'
import { type Asked, orRefused, sentIn } from './asked.ts'
import { CodeField } from './CodeField.tsx'
import { SentFields } from './SentFields.tsx'

/** First a phone, then the code that was sent to it, then the second step where there is one; then back to where they came from. */
export async function action({ request }: ActionFunctionArgs): Promise<Asked | Refused | Challenged | Response> {
  const form = await request.formData()
  if (form.has('challenge')) return await enterBySecondStep(request, form)
  const sent = sentIn(form)
  if (!sent || form.get('intent') === 'send-again') return await send(sent?.to ?? typedIn(form, 'phone'), sent)
  const code = typedIn(form, 'code')
  const refused = refuseEmpty({ code })
  if (refused) return { sent, refused }
  return await orRefused(sent, () => enterByCode(request, { ticket: sent.ticket, code }))
}

async function enterByCode(request: Request, body: { ticket: string; code: string }): Promise<Response | Challenged> {
  try {
    const { token } = await call('POST /api/auth/codes/enter', { body })
    return await entered(request, token)
  } catch (error) {
    const challenge = challengeIn(error)
    if (challenge) return challenged(challenge)
    throw error
  }
}

async function send(phone: string, before: Asked['sent']): Promise<Asked> {
  const refused = refuseEmpty({ phone })
  if (refused) return { sent: before, refused }
  return await orRefused(before, async (): Promise<Asked> => {
    const { ticket, isKept } = await call('POST /api/auth/codes', { body: { phone } })
    return { sent: { to: phone, ticket, isKept } }
  })
}

export const handle = {
  head: (): PageHead => ({
    title: m.codes_log_in_phone(),
    description: m.codes_head_phone(),
    canonical: '/login/phone',
    isPrivate: true,
  }),
}

const MISTYPED = { question: m.codes_mistyped(), text: m.codes_other_number(), to: '/login/phone' }
const WAYS = [
  { question: m.codes_have_password(), text: m.ui_login(), to: '/login' },
  { question: m.auth_do_you_sell(), text: m.ui_open_store(), to: '/admin/vendor-register' },
]

export function Component() {
  const answer = useActionData<Asked | Refused | Challenged>()
  if (answer && 'challenge' in answer) return <SecondStep answer={answer} />
  // A challenge that is over: from the beginning, in its words.
  const asked = answer && ('sent' in answer ? answer : { sent: null, refused: answer })
  const sent = asked?.sent
  return (
    <AuthCard
      title={m.codes_log_in_phone()}
      lede={m.codes_log_in_phone_lede()}
      ways={sent ? [MISTYPED, ...WAYS] : WAYS}
    >
      {sent ? (
        <AuthForm
          key={sent.ticket}
          button={m.ui_login()}
          pendingText={m.auth_logging()}
          refused={asked.refused}
          second={{ intent: 'send-again', text: m.codes_send_again() }}
        >
          {(problemOf) => (
            <>
              <SentFields sent={sent} words={m.codes_sent_to({ to: sent.to })} />
              <CodeField problem={problemOf('code')} />
            </>
          )}
        </AuthForm>
      ) : (
        <AuthForm
          button={m.codes_send_code()}
          pendingText={m.codes_sending()}
          refused={asked?.refused}
          agreement={m.codes_agree_first({ terms: termsLink, privacy: privacyLink })}
        >
          {(problemOf) => <PhoneField problem={problemOf('phone')} />}
        </AuthForm>
      )}
    </AuthCard>
  )
}

function PhoneField({ label = m.ui_phone(), problem }: { label?: string; problem: string | undefined }) {
  return (
    <TextField
      label={label}
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      enterKeyHint="send"
      autoFocus
      required
      problem={problem}
      hint={m.codes_phone_hint()}
    />
  )
}
