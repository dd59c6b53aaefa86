import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import type { KindPreference } from '#contract/notifications'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { requireSession } from '../platform/guards.ts'
import type { PageHead } from '../platform/head.ts'
import { FormProblem } from '../ui/form/FormProblem.tsx'
import type { Refused } from '../ui/form/refused.ts'
import { SentForm } from '../ui/form/SentForm.tsx'
import { SubmitButton } from '../ui/form/SubmitButton.tsx'
import { useRefusal } from '../ui/form/use-refusal.ts'
import { Link } from '../ui/Link.tsx'
import { toast } from '../ui/toasts.tsx'
import { PreferenceRow } from './PreferenceRow.tsx'
import { savePreferences } from './preferences-edit.ts'

export async function loader({ request }: LoaderFunctionArgs): Promise<{ kinds: KindPreference[] }> {
  requireSession(request)
  return await call('GET /api/messages/preferences', {})
}

export async function action({ request }: ActionFunctionArgs): Promise<Refused | null> {
  requireSession(request)
  const refused = await savePreferences(await request.formData())
  if (!refused) toast('success', m.ui_saved())
  return refused
}

export { shouldRevalidate } from '../ui/form/stay.ts'

export const handle = {
  head: (): PageHead => ({ title: m.preferences_title(), isPrivate: true }),
}

export function Component() {
  const { kinds } = useLoaderData<{ kinds: KindPreference[] }>()
  const refused = useActionData<Refused | null>() ?? undefined
  const refusal = useRefusal(refused)
  const isPending = useNavigation().formData !== undefined
  return (
    <section className="preferences" aria-labelledby="preferences-title">
      <Link className="message-page-back" to="/dashboard/profile">
        {m.ui_profile()}
      </Link>
      <h1 id="preferences-title">{m.preferences_title()}</h1>
      <p>{m.preferences_words()}</p>
      <SentForm className="preferences-form" refusal={refusal} isPending={isPending}>
        {kinds.map((kind) => (
          <PreferenceRow key={kind.kind} kind={kind} />
        ))}
        <FormProblem refused={refused}>{refused?.words}</FormProblem>
        <div>
          <SubmitButton text={m.ui_save()} isPending={isPending} pendingText={m.ui_saving()} />
        </div>
      </SentForm>
    </section>
  )
}
