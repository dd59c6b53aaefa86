import { type ActionFunctionArgs, useActionData, useLocation } from 'react-router'
import { m } from '#messages'
import { AuthCard } from '../auth/AuthCard.tsx'
import { AuthForm } from '../auth/AuthForm.tsx'
import { PasswordField } from '../auth/PasswordField.tsx'
import type { PageHead } from '../platform/head.ts'
import { useIsTakenOver } from '../platform/taken-over.ts'
import type { Asked } from './asked.ts'
import { resetBy } from './reset-by.ts'

/** What opens it stands in the fragment: no server, log or Referer header ever reads it (decision 053). */
export async function action({ request }: ActionFunctionArgs): Promise<Asked | Response> {
  const [, ticket, code] = /^#([\w-]+)\.([\w-]+)$/.exec(location.hash) ?? []
  const form = await request.formData()
  if (ticket && code) return besideForm(await resetBy({ to: '', ticket }, code, form))
  return { sent: null, refused: { words: m.codes_link_incomplete(), fields: {}, at: Date.now() } }
}

/** The code stands in the link: what is said of it has no field here. */
function besideForm(answer: Asked | Response): Asked | Response {
  if (answer instanceof Response || !answer.refused) return answer
  const { code: _, ...fields } = answer.refused.fields
  return { ...answer, refused: { ...answer.refused, fields } }
}

export const handle = {
  head: (): PageHead => ({ title: m.auth_reset_title(), canonical: '/reset-password', isPrivate: true }),
}

const WAYS = [
  { question: m.codes_ask_again(), text: m.codes_ask_another(), to: '/forgot-password' },
  { question: m.codes_remembered(), text: m.ui_login(), to: '/login' },
]

export function Component() {
  const refused = useActionData<Asked>()?.refused
  const isTakenOver = useIsTakenOver()
  const { pathname, hash } = useLocation()
  // Refused, it is sent again: by then the address would have lost its fragment.
  const to = isTakenOver ? pathname + hash : pathname
  return (
    <AuthCard title={m.auth_reset_title()} lede={m.codes_reset_lede()} ways={WAYS}>
      <AuthForm button={m.vendors_save_password()} pendingText={m.ui_saving()} refused={refused} to={to}>
        {(problemOf) => (
          <PasswordField
            label={m.vendors_new_password()}
            name="newPassword"
            isNew
            autoFocus
            problem={problemOf('newPassword')}
            hint={m.ui_least_8_characters()}
          />
        )}
      </AuthForm>
    </AuthCard>
  )
}
