import { m } from '#messages'
import { call } from '../platform/call.ts'
import { acts, paramsIn } from '../ui/acts/acts.ts'
import { typedIn } from '../ui/form/refused.ts'
import { savePayoutFile } from './save-payout-file.ts'

/** What is refused is said in passing, and the list shows how things stand. */
export const changePayout = acts({
  prepare: {
    run: (form) => call('POST /api/payouts', { body: { statementId: Number(typedIn(form, 'id')) } }),
    done: m.ui_saved(),
  },
  'make-file': {
    run: async (form) => {
      const way = typedIn(form, 'way') === 'bkash' ? 'bkash' : 'bank'
      await savePayoutFile(await call('POST /api/payouts/files', { body: { way } }))
    },
    done: m.ui_saved(),
  },
  approve: { run: (form) => call('PUT /api/payouts/:id/approval', paramsIn(form)), done: m.ui_saved() },
  pay: {
    run: (form) => {
      const body = { reference: typedIn(form, 'reference'), isGone: form.has('isGone') }
      return call('PUT /api/payouts/:id/payment', { ...paramsIn(form), body })
    },
    done: m.ui_saved(),
  },
  fail: {
    run: (form) =>
      call('PUT /api/payouts/:id/failure', { ...paramsIn(form), body: { reason: typedIn(form, 'reason') } }),
    done: m.ui_saved(),
  },
})
