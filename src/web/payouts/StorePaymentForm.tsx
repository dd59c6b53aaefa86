import { useActionData, useNavigation } from 'react-router'
import { byName } from '#contract/values/by-name'
import { LONGEST_REFERENCE } from '#contract/values/limits'
import { payoutMethodWords } from '#contract/values/payout-words'
import { PAYOUT_METHODS } from '#contract/values/payouts'
import { m } from '#messages'
import { FormProblem } from '../ui/form/FormProblem.tsx'
import { type Refused, wordsBeside } from '../ui/form/refused.ts'
import { SelectField } from '../ui/form/SelectField.tsx'
import { SentForm } from '../ui/form/SentForm.tsx'
import { SubmitButton } from '../ui/form/SubmitButton.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { useRefusal } from '../ui/form/use-refusal.ts'

/** What the store paid of its debt; all of it, unless something else is typed. */
export function StorePaymentForm({ balance }: { balance: number }) {
  const refused = useActionData<Refused | null>() ?? undefined
  const refusal = useRefusal(refused)
  const isPending = useNavigation().formData !== undefined
  return (
    <SentForm
      className="store-terms-form"
      refusal={refusal}
      isPending={isPending}
      aria-label={m.terms_record_payment()}
    >
      <input type="hidden" name="intent" value="payment" />
      <TextField
        label={m.terms_paid_amount()}
        name="amount"
        required
        inputMode="decimal"
        autoComplete="off"
        defaultValue={-balance}
        problem={refusal.problemOf('amount')}
      />
      <SelectField label={m.audit_field_payout_way()} name="way" options={byName(PAYOUT_METHODS, payoutMethodWords)} />
      <TextField
        label={m.audit_field_reference()}
        name="reference"
        required
        maxLength={LONGEST_REFERENCE}
        autoComplete="off"
        problem={refusal.problemOf('reference')}
      />
      <FormProblem refused={refused}>{wordsBeside(refused)}</FormProblem>
      <SubmitButton text={m.terms_record_payment()} pendingText={m.ui_saving()} isPending={isPending} />
    </SentForm>
  )
}
