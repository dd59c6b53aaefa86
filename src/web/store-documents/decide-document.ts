import { m } from '#messages'
import { call } from '../platform/call.ts'
import { acts, paramsIn } from '../ui/acts/acts.ts'
import { typedIn } from '../ui/form/refused.ts'
import { toast } from '../ui/toasts.tsx'

const decide = acts({
  'approve-papers': { run: (form) => call('PUT /api/papers/:id/approval', paramsIn(form)), done: m.ui_saved() },
  'approve-accounts': {
    run: (form) => call('PUT /api/payout-accounts/:id/approval', paramsIn(form)),
    done: m.ui_saved(),
  },
  'refuse-papers': {
    run: (form) =>
      call('PUT /api/papers/:id/refusal', { ...paramsIn(form), body: { reason: typedIn(form, 'reason') } }),
    done: m.ui_saved(),
  },
  'refuse-accounts': {
    run: (form) => {
      const body = { reason: typedIn(form, 'reason') }
      return call('PUT /api/payout-accounts/:id/refusal', { ...paramsIn(form), body })
    },
    done: m.ui_saved(),
  },
})

/** Nothing is refused without a reason. */
export async function decideDocument(form: FormData): Promise<null> {
  const isRefusing = typedIn(form, 'intent').startsWith('refuse-')
  if (!isRefusing || typedIn(form, 'reason') !== '') return await decide(form)
  toast('error', m.documents_reason_needed())
  return null
}
