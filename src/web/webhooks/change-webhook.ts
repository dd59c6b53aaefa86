import type { EventName } from '#contract/events'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { wordsOf } from '../platform/problem.ts'
import { type Refused, refusedBy, typedIn } from '../ui/form/refused.ts'
import { toast } from '../ui/toasts.tsx'

export type Intent = 'create' | 'on' | 'off' | 'rotate' | 'delete'

/** What a press came to; `at` and `isLost` are read by ui/form/stay.ts. */
export interface Changed extends Partial<Pick<Refused, 'at'>> {
  /** To be shown once. */
  secret?: string
  refused?: Refused
}

export async function changeWebhook(form: FormData): Promise<Changed> {
  if (form.get('intent') === 'create') return await create(form)
  try {
    return await change(String(form.get('intent')), { id: typedIn(form, 'id') })
  } catch (error) {
    toast('error', wordsOf(error))
    return {}
  }
}

async function create(form: FormData): Promise<Changed> {
  // The contract refuses a name that is no event.
  const events = form.getAll('events').map(String) as EventName[]
  try {
    const { secret } = await call('POST /api/webhooks', { body: { url: typedIn(form, 'url'), events } })
    return { secret }
  } catch (error) {
    const refused = refusedBy(error, m.refusal_unexpected())
    return { refused, at: refused.at }
  }
}

async function change(intent: string, params: { id: string }): Promise<Changed> {
  if (intent === 'rotate') return { secret: (await call('POST /api/webhooks/:id/secret', { params })).secret }
  if (intent === 'delete') await call('DELETE /api/webhooks/:id', { params })
  else await call('PUT /api/webhooks/:id', { params, body: { isOn: intent === 'on' } })
  toast('success', intent === 'delete' ? m.ui_deleted() : m.ui_saved())
  return {}
}
