import type { FormEvent } from 'react'
import type { StoreTerms } from '#contract/payouts/store-terms'
import { byName } from '#contract/values/by-name'
import { statementPeriodWords } from '#contract/values/statement-period-words'
import { STATEMENT_PERIODS } from '#contract/values/statement-periods'
import { m } from '#messages'
import { useAct } from '../platform/use-act.ts'
import { SelectField } from '../ui/form/SelectField.tsx'
import { SubmitButton } from '../ui/form/SubmitButton.tsx'

/** '' is the shop’s. */
export function PeriodForm({ terms: { period } }: { terms: StoreTerms }) {
  const { isPending, post } = useAct()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isPending) void post(new FormData(event.currentTarget))
  }
  return (
    <form className="store-terms-form" method="post" aria-busy={isPending} onSubmit={submit}>
      <input type="hidden" name="intent" value="period" />
      <SelectField
        label={m.settings_statement_period()}
        name="period"
        options={{ '': m.terms_period_as_shop(), ...byName(STATEMENT_PERIODS, statementPeriodWords) }}
        defaultValue={period ?? ''}
        hint={m.terms_period_hint()}
      />
      <SubmitButton text={m.ui_save()} pendingText={m.ui_saving()} isPending={isPending} />
    </form>
  )
}
