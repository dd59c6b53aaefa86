import type { CallInput } from '#contract/machinery/endpoint'
import type { prepareManualEntry } from '#contract/manual-entries'
import { amountIn } from '#contract/values/money'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { acts, paramsIn } from '../ui/acts/acts.ts'
import { type Refused, refusedBy, typedIn } from '../ui/form/refused.ts'

// The contract refuses what is no kind.
type Prepared = CallInput<typeof prepareManualEntry>['body']

/** What is refused of a new entry is said at its form, of one that waits in passing. */
export const changeEntry = acts<Refused>({
  prepare: {
    run: (form) => call('POST /api/manual-entries', { body: preparedIn(form) }),
    done: m.ui_saved(),
    refused: (error) => refusedBy(error, m.refusal_unexpected()),
  },
  approve: { run: (form) => call('PUT /api/manual-entries/:id/approval', paramsIn(form)), done: m.ui_saved() },
  refuse: {
    run: (form) => {
      const body = { reason: typedIn(form, 'reason') }
      return call('PUT /api/manual-entries/:id/refusal', { ...paramsIn(form), body })
    },
    done: m.ui_saved(),
  },
})

function preparedIn(form: FormData): Prepared {
  return {
    vendorId: Number(typedIn(form, 'vendorId')),
    kind: typedIn(form, 'kind') as Prepared['kind'],
    amount: Number(amountIn(typedIn(form, 'amount')) || Number.NaN),
    reason: typedIn(form, 'reason'),
    key: typedIn(form, 'key'),
  }
}
