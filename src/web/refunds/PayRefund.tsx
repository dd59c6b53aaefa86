import type { FormEvent } from 'react'
import type { Refund } from '#contract/refunds'
import { byName } from '#contract/values/by-name'
import { LONGEST_REFERENCE } from '#contract/values/limits'
import { formatTaka } from '#contract/values/money'
import { refundMethodWords, refundTillWords } from '#contract/values/refund-words'
import { REFUND_METHODS, REFUND_TILLS } from '#contract/values/refunds'
import { m } from '#messages'
import { useAct } from '../platform/use-act.ts'
import { SelectField } from '../ui/form/SelectField.tsx'
import { SubmitButton } from '../ui/form/SubmitButton.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import type { RefundAnswer } from './change-refund.ts'

/** How a refund was paid. A store says it of its own till alone. */
export function PayRefund({ refund, isAdmin }: { refund: Refund; isAdmin: boolean }) {
  const { id, mayStorePay, customerName } = refund
  const { isPending, post, data } = useAct<RefundAnswer>()
  const problems = data?.fields ?? {}
  const words = m.payouts_mark_paid()
  const label = m.refunds_do_to({ words, amount: formatTaka(refund.amount), customerName })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isPending) void post(new FormData(event.currentTarget))
  }
  return (
    <form className="refunds-pay" method="post" aria-label={label} aria-busy={isPending} onSubmit={submit}>
      <input type="hidden" name="intent" value="pay" />
      <input type="hidden" name="id" value={id} />
      {isAdmin && mayStorePay ? (
        <SelectField
          label={m.refunds_from()}
          name="from"
          options={byName(REFUND_TILLS, refundTillWords)}
          problem={problems.from}
        />
      ) : (
        <input type="hidden" name="from" value={isAdmin ? 'shop' : 'store'} />
      )}
      <SelectField
        label={m.audit_field_payout_way()}
        name="way"
        options={byName(REFUND_METHODS, refundMethodWords)}
        problem={problems.way}
        hint={isAdmin ? undefined : m.refunds_from_store()}
      />
      <TextField
        label={m.audit_field_reference()}
        name="reference"
        required
        problem={problems.reference}
        maxLength={LONGEST_REFERENCE}
        autoComplete="off"
      />
      <SubmitButton text={words} pendingText={m.ui_saving()} isPending={isPending} />
    </form>
  )
}
