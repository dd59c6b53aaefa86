import { useActionData, useNavigation } from 'react-router'
import type { VatRate } from '#contract/commission'
import { longDay } from '#contract/values/long-day'
import { m } from '#messages'
import { FormProblem } from '../ui/form/FormProblem.tsx'
import { wordsBeside } from '../ui/form/refused.ts'
import { SelectField } from '../ui/form/SelectField.tsx'
import { SentForm } from '../ui/form/SentForm.tsx'
import { SubmitButton } from '../ui/form/SubmitButton.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { useRefusal } from '../ui/form/use-refusal.ts'
import { type Column, DataTable } from '../ui/list/DataTable.tsx'
import type { Changed } from './change-commission.ts'
import { FromField } from './FromField.tsx'
import { percentWords } from './terms-words.ts'

const TAXED: Record<VatRate['what'], string> = {
  commission: m.commission_title(),
  goods: m.commission_vat_of_goods(),
}

const COLUMNS: Column<VatRate>[] = [
  { head: m.commission_vat_on(), kind: 'title', cell: ({ what }) => TAXED[what] },
  {
    head: m.commission_vat_percent(),
    cell: ({ percent }) => m.commission_part_percent({ percent: percentWords(percent) }),
  },
  { head: m.ui_from(), cell: ({ validFrom }) => longDay(validFrom) },
  {
    head: m.ui_status(),
    kind: 'bare',
    cell: ({ isCurrent }) =>
      isCurrent && (
        <span className="badge" data-tone="green">
          {m.commission_state_current()}
        </span>
      ),
  },
]

/** The law’s rates, each from a day on. */
export function VatRates({ rates }: { rates: VatRate[] }) {
  return (
    <section className="commission-rates panel" aria-labelledby="commission-rates-title">
      <h2 id="commission-rates-title">{m.commission_vat_title()}</h2>
      <p>{m.commission_vat_words()}</p>
      <DataTable caption={m.commission_vat_title()} columns={COLUMNS} rows={rates} keyOf={({ id }) => id} />
      <RateForm />
    </section>
  )
}

function RateForm() {
  const answered = useActionData<Changed>()?.refused
  const refused = answered?.of === 'add-rate' ? answered : undefined
  const refusal = useRefusal(refused)
  const isPending = useNavigation().formData?.get('intent') === 'add-rate'
  return (
    <SentForm className="stack" refusal={refusal} isPending={isPending}>
      <input type="hidden" name="intent" value="add-rate" />
      <div className="commission-pair">
        <SelectField label={m.commission_vat_on()} name="what" options={TAXED} problem={refusal.problemOf('what')} />
        <TextField
          label={m.commission_vat_percent()}
          name="percent"
          inputMode="decimal"
          autoComplete="off"
          required
          problem={refusal.problemOf('percent')}
        />
        <FromField required problem={refusal.problemOf('validFrom')} />
      </div>
      <FormProblem refused={refused}>{wordsBeside(refused)}</FormProblem>
      <div>
        <SubmitButton text={m.commission_vat_add()} pendingText={m.ui_saving()} isPending={isPending} />
      </div>
    </SentForm>
  )
}
