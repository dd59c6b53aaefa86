import { useActionData, useNavigation } from 'react-router'
import { byName } from '#contract/values/by-name'
import { LONGEST_REASON } from '#contract/values/limits'
import { MANUAL_ENTRY_KINDS } from '#contract/values/manual-entries'
import { manualEntryWords } from '#contract/values/manual-entry-words'
import { m } from '#messages'
import { FormProblem } from '../ui/form/FormProblem.tsx'
import { type Refused, wordsBeside } from '../ui/form/refused.ts'
import { SelectField } from '../ui/form/SelectField.tsx'
import { SentForm } from '../ui/form/SentForm.tsx'
import { SubmitButton } from '../ui/form/SubmitButton.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { useRefusal } from '../ui/form/use-refusal.ts'

/** Prepares an entry; another admin approves it. Of one form one entry comes, however often it is sent. */
export function EntryForm({ vendorId, entryKey }: { vendorId: string; entryKey: string }) {
  const refused = useActionData<Refused | null>() ?? undefined
  const refusal = useRefusal(refused)
  const isPending = useNavigation().formData !== undefined
  return (
    <SentForm className="store-terms-form" refusal={refusal} isPending={isPending} aria-label={m.entries_prepare()}>
      <input type="hidden" name="intent" value="prepare" />
      <input type="hidden" name="vendorId" value={vendorId} />
      <input type="hidden" name="key" value={entryKey} />
      <SelectField
        label={m.payouts_column_what()}
        name="kind"
        options={byName(MANUAL_ENTRY_KINDS, manualEntryWords)}
        hint={m.entries_kind_hint()}
      />
      <TextField
        label={m.entries_amount()}
        name="amount"
        required
        inputMode="decimal"
        autoComplete="off"
        problem={refusal.problemOf('amount')}
      />
      <TextField
        label={m.ui_reason()}
        name="reason"
        required
        maxLength={LONGEST_REASON}
        autoComplete="off"
        hint={m.entries_reason_hint()}
        problem={refusal.problemOf('reason')}
      />
      <FormProblem refused={refused}>{wordsBeside(refused)}</FormProblem>
      <SubmitButton text={m.entries_prepare()} pendingText={m.ui_saving()} isPending={isPending} />
    </SentForm>
  )
}
