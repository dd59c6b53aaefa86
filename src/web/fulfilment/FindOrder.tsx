import { useActionData, useNavigation } from 'react-router'
import { m } from '#messages'
import { FormProblem } from '../ui/form/FormProblem.tsx'
import { type Refused, wordsBeside } from '../ui/form/refused.ts'
import { SentForm } from '../ui/form/SentForm.tsx'
import { SubmitButton } from '../ui/form/SubmitButton.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { useRefusal } from '../ui/form/use-refusal.ts'

/** Asks for what stands on the confirmation; leads to the page of the order’s code. */
export function FindOrder() {
  const refused = useActionData<Refused>()
  const refusal = useRefusal(refused)
  const isPending = useNavigation().formData !== undefined
  return (
    <section className="track" aria-labelledby="track-title">
      <h1 id="track-title">{m.fulfilment_find_order()}</h1>
      <p>{m.fulfilment_find_order_lede()}</p>
      <SentForm className="panel track-find" action="/track" refusal={refusal} isPending={isPending}>
        <TextField
          label={m.fulfilment_order_number()}
          name="orderNumber"
          inputMode="numeric"
          autoComplete="off"
          required
          problem={refusal.problemOf('orderNumber')}
        />
        <TextField
          label={m.ui_phone()}
          name="phone"
          type="tel"
          autoComplete="tel"
          required
          problem={refusal.problemOf('phone')}
        />
        <FormProblem refused={refused}>{wordsBeside(refused)}</FormProblem>
        <SubmitButton
          text={m.fulfilment_find_order_send()}
          pendingText={m.fulfilment_looking()}
          isPending={isPending}
        />
      </SentForm>
    </section>
  )
}
