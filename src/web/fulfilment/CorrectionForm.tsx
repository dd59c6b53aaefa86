import { type FormEvent, useId } from 'react'
import type { WorkParcel } from '#contract/fulfilment'
import { LONGEST_REASON } from '#contract/values/limits'
import { STAGES } from '#contract/values/stages'
import { m } from '#messages'
import { SelectField } from '../ui/form/SelectField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { STAGE_WORDS } from '../ui/stage-words.ts'

interface Props {
  parcel: WorkParcel
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** An admin’s word against the order of the stages. Pieces are said by their own forms: no part, and nothing that is back. */
export function CorrectionForm({ parcel: { id, stage }, onSubmit }: Props) {
  const title = useId()
  const others = STAGES.filter((each) => ![stage, 'back', 'partly_delivered'].includes(each))
  const options = Object.fromEntries(others.map((each) => [each, STAGE_WORDS[each]]))
  return (
    <form className="pieces-form" method="post" aria-labelledby={title} onSubmit={onSubmit}>
      <p id={title}>{m.fulfilment_correct_title()}</p>
      <input type="hidden" name="intent" value="correct" />
      <input type="hidden" name="id" value={id} />
      <SelectField label={m.fulfilment_stage()} name="correction" options={options} required />
      <TextField label={m.ui_reason()} name="reason" maxLength={LONGEST_REASON} autoComplete="off" required />
      <button className="button" data-kind="quiet" type="submit">
        {m.fulfilment_correct_send()}
      </button>
    </form>
  )
}
