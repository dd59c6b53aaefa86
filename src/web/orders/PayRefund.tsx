import type { FormEvent } from 'react'
import type { Refund } from '#contract/refunds'
import { LONGEST_REFERENCE } from '#contract/values/limits'
import { REFUND_TILL_WORDS, REFUND_WAY_WORDS } from '#contract/values/refund-words'
import { m } from '#messages'
import { useAct } from '../platform/use-act.ts'
import { SelectField } from '../ui/form/SelectField.tsx'
import { SubmitButton } from '../ui/form/SubmitButton.tsx'
import { TextField } from '../ui/form/TextField.tsx'

/** How a refund was paid. A store says it of its own till alone. */
export function PayRefund({ refund: { id, mayStorePay }, isAdmin }: { refund: Refund; isAdmin: boolean }) {
  const { isPending, post } = useAct()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isPending) void post(new FormData(event.currentTarget))
  }
  return (
    <form className="refunds-pay" method="post" aria-busy={isPending} onSubmit={submit}>
      <input type="hidden" name="refund" value="pay" />
      <input type="hidden" name="id" value={id} />
      {isAdmin && mayStorePay ? (
        <SelectField label={m.refunds_from()} name="from" options={REFUND_TILL_WORDS} />
      ) : (
        <input type="hidden" name="from" value={isAdmin ? 'shop' : 'store'} />
      )}
      <SelectField
        label={m.notifications_way()}
        name="way"
        options={REFUND_WAY_WORDS}
        hint={isAdmin ? undefined : m.refunds_from_store()}
      />
      <TextField
        label={m.audit_field_reference()}
        name="reference"
        required
        maxLength={LONGEST_REFERENCE}
        autoComplete="off"
      />
      <SubmitButton text={m.payouts_mark_paid()} pendingText={m.ui_saving()} isPending={isPending} />
    </form>
  )
}
