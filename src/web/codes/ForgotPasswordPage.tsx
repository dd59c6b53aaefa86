import { type ActionFunctionArgs, useActionData } from 'react-router'
import { m } from '#messages'
import { AuthCard } from '../auth/AuthCard.tsx'
import { AuthForm } from '../auth/AuthForm.tsx'
import { PasswordField } from '../auth/PasswordField.tsx'
import { call } from '../platform/call.ts'
import type { PageHead } from '../platform/head.ts'
import { refuseEmpty, typedIn } from '../ui/form/refused.ts'
import { TextField } from '../ui/form/TextField.tsx'
import { type Asked, orRefused, type Sent, sentIn } from './asked.ts'
import { CodeField } from './CodeField.tsx'
import { resetBy } from './reset-by.ts'
import { SentFields } from './SentFields.tsx'

/** First an email or a phone; where a code was sent, the new password with it. A link leads to `/reset-password`. */
export async function action({ request }: ActionFunctionArgs): Promise<Asked | Response> {
  const form = await request.formData()
  const sent = sentIn(form)
  if (sent?.ticket) return await resetBy(sent, typedIn(form, 'code'), form)
  const to = typedIn(form, 'to')
  const refused = refuseEmpty({ to })
  if (refused) return { sent: null, refused }
  return await orRefused(null, async (): Promise<Asked> => {
    const { ticket, isLink, isKept } = await call('POST /api/auth/forgot-password', { body: { to } })
    return { sent: { to, ticket, isLink, isKept } }
  })
}

export const handle = {
  head: (): PageHead => ({
    title: m.codes_forgot(),
    description: m.codes_forgot_head(),
    canonical: '/forgot-password',
    isPrivate: true,
  }),
}

const MISTYPED = { question: m.codes_mistyped(), text: m.codes_other_recipient(), to: '/forgot-password' }
const WAYS = [
  { question: m.codes_remembered(), text: m.ui_login(), to: '/login' },
  { question: m.codes_no_password(), text: m.codes_log_in_phone(), to: '/login/phone' },
]

export function Component() {
  const asked = useActionData<Asked>()
  const sent = asked?.sent
  return (
    <AuthCard title={m.codes_forgot()} lede={m.codes_forgot_lede()} ways={sent ? [MISTYPED, ...WAYS] : WAYS}>
      {!sent && (
        <AuthForm button={m.codes_send_way()} pendingText={m.codes_sending()} refused={asked?.refused}>
          {(problemOf) => (
            <TextField
              label={m.codes_email_or_phone()}
              name="to"
              autoComplete="username"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="send"
              autoFocus
              required
              problem={problemOf('to')}
            />
          )}
        </AuthForm>
      )}
      {sent?.isLink && (
        <p role="status" tabIndex={-1}>
          {sent.isKept ? m.codes_kept() : m.codes_reset_sent_link({ to: sent.to })}
        </p>
      )}
      {sent && !sent.isLink && <ByCode sent={sent} refused={asked.refused} />}
    </AuthCard>
  )
}

function ByCode({ sent, refused }: { sent: Sent; refused: Asked['refused'] }) {
  return (
    <AuthForm key={sent.ticket} button={m.vendors_save_password()} pendingText={m.ui_saving()} refused={refused}>
      {(problemOf) => (
        <>
          <SentFields sent={sent} words={m.codes_reset_sent_code({ to: sent.to })} />
          <CodeField problem={problemOf('code')} />
          <PasswordField
            label={m.vendors_new_password()}
            name="newPassword"
            isNew
            problem={problemOf('newPassword')}
            hint={m.ui_least_8_characters()}
          />
        </>
      )}
    </AuthForm>
  )
}
