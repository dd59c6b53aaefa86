import { STATEMENT_PERIODS } from '#contract/values/statement-periods'
import { m } from '#messages'
import { call } from '../platform/call.ts'
import { wordsOf } from '../platform/problem.ts'
import { typedIn } from '../ui/form/refused.ts'
import { toast } from '../ui/toasts.tsx'

/** What is refused is said in passing, and the page shows how things stand. */
export async function changeTerms(id: string, form: FormData): Promise<void> {
  const period = STATEMENT_PERIODS.find((each) => each === typedIn(form, 'period')) ?? null
  try {
    await call('PUT /api/store-terms/:id/period', { params: { id }, body: { period } })
    toast('success', m.ui_saved())
  } catch (error) {
    toast('error', wordsOf(error))
  }
}
