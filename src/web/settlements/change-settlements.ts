import type { Decision, FileDecision } from '#contract/values/settlements'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { refusalWords } from '../platform/refusal-words.ts'
import { acts, paramsIn } from '../ui/acts/acts.ts'
import { typedIn } from '../ui/form/refused.ts'

/** What is refused is said in passing; the contract refuses what is no decision. */
export const changeSettlements = acts(
  {
    'decide-row': {
      run: (form) => {
        const body = { decision: typedIn(form, 'decision') as Decision, reason: typedIn(form, 'reason') }
        return call('PUT /api/settlements/rows/:id', { ...paramsIn(form), body })
      },
      done: m.ui_saved(),
    },
    'decide-difference': {
      run: (form) => {
        const body = { decision: typedIn(form, 'decision') as FileDecision, reason: typedIn(form, 'reason') }
        return call('PUT /api/settlements/:id/difference', { ...paramsIn(form), body })
      },
      done: m.ui_saved(),
    },
    'take-back': {
      run: (form) => {
        const body = { reason: typedIn(form, 'reason') }
        return call('PUT /api/settlements/:id/taken-back', { ...paramsIn(form), body })
      },
      done: m.settlements_is_taken_back(),
    },
    'ask-payments': { run: () => call('POST /api/settlements/payments', {}), done: m.settlements_are_asked() },
  },
  { words: refusalWords },
)
