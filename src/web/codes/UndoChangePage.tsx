import { type ActionFunctionArgs, redirect, useActionData, useLocation } from 'react-router'
import { m } from '#messages'
import { AuthCard } from '../auth/AuthCard.tsx'
import { AuthForm } from '../auth/AuthForm.tsx'
import { call } from '../platform/call.ts'
import type { PageHead } from '../platform/head.ts'
import { endSession } from '../platform/session.ts'
import { useIsTakenOver } from '../platform/taken-over.ts'
import { refuseEmpty, typedIn } from '../ui/form/refused.ts'
import { TextField } from '../ui/form/TextField.tsx'
import { toast } from '../ui/toasts.tsx'
import { type Asked, orRefused } from './asked.ts'

export async function action({ request }: ActionFunctionArgs): Promise<Asked | Response> {
  const code = typedIn(await request.formData(), 'code')
  const refused = refuseEmpty({ code })
  if (refused) return { sent: null, refused }
  return await orRefused(null, async () => {
    const { message } = await call('POST /api/auth/undo-contact', { body: { code } })
    endSession()
    toast('success', message)
    return redirect('/forgot-password')
  })
}

export const handle = {
  head: (): PageHead => ({ title: m.codes_undo_title(), canonical: '/undo-change', isPrivate: true }),
}

const WAYS = [{ question: m.codes_remembered(), text: m.ui_login(), to: '/login' }]

export function Component() {
  const refused = useActionData<Asked>()?.refused
  const isTakenOver = useIsTakenOver()
  const code = useLocation().hash.slice(1)
  return (
    <AuthCard title={m.codes_undo_title()} lede={m.codes_undo_lede()} ways={WAYS}>
      <AuthForm button={m.auth_undo_change()} pendingText={m.ui_undoing()} refused={refused}>
        {(problemOf) => (
          <TextField
            key={String(isTakenOver)}
            label={m.codes_undo_code()}
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            defaultValue={isTakenOver ? code : ''}
            required
            problem={problemOf('code')}
            hint={m.codes_then_password()}
          />
        )}
      </AuthForm>
    </AuthCard>
  )
}
