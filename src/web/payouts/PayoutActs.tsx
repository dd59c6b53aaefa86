import { type FormEvent, useState } from 'react'
import type { Payout } from '#contract/payouts'
import { LONGEST_REFERENCE } from '#contract/values/limits'
import type { PayoutStop } from '#contract/values/payouts'
import { m } from '#messages'
import { useAct } from '../platform/use-act.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { SubmitButton } from '../ui/form/SubmitButton.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { ReasonDialog } from '../ui/ReasonDialog.tsx'
import { signedTaka } from './signed-taka.ts'

const STOPPED_WORDS: Record<PayoutStop, string> = {
  account: m.payouts_stopped(),
  balance: m.payouts_overtaken(),
}

/** What an admin may do with a payout as it stands. */
export function PayoutActs({ payout: { id, state, stoppedBy, storeName, ...payout } }: { payout: Payout }) {
  const { isPending, post } = useAct()
  const [isFailing, setFailing] = useState(false)
  const amount = signedTaka(payout.amount)
  const fail = async (reason: string | null) => {
    setFailing(false)
    if (reason !== null) await post({ intent: 'fail', id, reason })
  }
  const button = (words: string, onPress: () => void, kind?: 'quiet') => (
    <ActButton
      {...(kind && { 'data-kind': kind })}
      isOff={isPending}
      aria-label={m.payouts_do_to({ words, amount, storeName })}
      onPress={onPress}
    >
      {words}
    </ActButton>
  )
  if (state === 'failed') return null
  return (
    <>
      {stoppedBy && <p className="list-small">{STOPPED_WORDS[stoppedBy]}</p>}
      {state === 'approved' && (
        <PayForm
          id={id}
          label={m.payouts_do_to({
            words: stoppedBy ? m.payouts_mark_gone() : m.payouts_mark_paid(),
            amount,
            storeName,
          })}
          stoppedBy={stoppedBy}
          isPending={isPending}
          send={(form) => void post(form)}
        />
      )}
      <div className="list-table-actions">
        {state === 'prepared' && !stoppedBy && button(m.vendors_approve(), () => void post({ intent: 'approve', id }))}
        {button(m.payouts_say_failed(), () => setFailing(true), 'quiet')}
      </div>
      {isFailing && (
        <ReasonDialog
          text={m.payouts_sure_failed({ amount, storeName })}
          ok={m.payouts_say_failed()}
          hint={m.payouts_failed_hint()}
          isRequired
          onAnswer={(reason) => void fail(reason)}
        />
      )}
    </>
  )
}

interface PayProps {
  id: number
  /** Which payout it is of. */
  label: string
  stoppedBy: PayoutStop | null
  isPending: boolean
  send: (form: FormData) => void
}

/** Of one that is stopped only what had gone out before is recorded. */
function PayForm({ id, label, stoppedBy, isPending, send }: PayProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isPending) send(new FormData(event.currentTarget))
  }
  return (
    <form className="payouts-pay" method="post" aria-label={label} aria-busy={isPending} onSubmit={submit}>
      <input type="hidden" name="intent" value="pay" />
      <input type="hidden" name="id" value={id} />
      {stoppedBy && <input type="hidden" name="isGone" value="true" />}
      <TextField
        label={m.audit_field_reference()}
        name="reference"
        required
        maxLength={LONGEST_REFERENCE}
        autoComplete="off"
      />
      <SubmitButton
        text={stoppedBy ? m.payouts_mark_gone() : m.payouts_mark_paid()}
        pendingText={m.ui_saving()}
        isPending={isPending}
      />
    </form>
  )
}
