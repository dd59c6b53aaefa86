import type { EventName } from '#contract/events'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { acts, paramsIn } from '../ui/acts/acts.ts'
import { type Refused, refusedBy, typedIn } from '../ui/form/refused.ts'

export type Intent = 'create' | 'on' | 'off' | 'rotate' | 'delete'

/** What a press came to; `at` and `isLost` are read by ui/form/stay.ts. */
export interface Changed extends Partial<Pick<Refused, 'at'>> {
  /** To be shown once. */
  secret?: string
  refused?: Refused
}

export const changeWebhook = acts<Changed>({
  create: {
    answer: async (form) => {
      // The contract refuses a name that is no event.
      const events = form.getAll('events').map(String) as EventName[]
      const { secret } = await call('POST /api/webhooks', { body: { url: typedIn(form, 'url'), events } })
      return { secret }
    },
    refused: (error) => {
      const refused = refusedBy(error, m.refusal_unexpected())
      return { refused, at: refused.at }
    },
  },
  on: { run: (form) => call('PUT /api/webhooks/:id', { ...paramsIn(form), body: { isOn: true } }), done: m.ui_saved() },
  off: {
    run: (form) => call('PUT /api/webhooks/:id', { ...paramsIn(form), body: { isOn: false } }),
    done: m.ui_saved(),
  },
  rotate: {
    answer: async (form) => ({ secret: (await call('POST /api/webhooks/:id/secret', paramsIn(form))).secret }),
  },
  delete: { run: (form) => call('DELETE /api/webhooks/:id', paramsIn(form)), done: m.ui_deleted() },
})
