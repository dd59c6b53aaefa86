import type { FormEvent } from 'react'
import type { Payout } from '#contract/payouts'
import { LONGEST_REFERENCE } from '#contract/values/limits'
import type { PayoutStop } from '#contract/values/payouts'
import { m } from '#messages'
import type { Acting } from '../platform/use-act.ts'
import { AskButton, PostButton } from '../ui/acts/act-buttons.tsx'
import { SubmitButton } from '../ui/form/SubmitButton.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { signedTaka } from './signed-taka.ts'

interface Props {
  payout: Payout
  act: Acting
}

const STOPPED_WORDS: Record<PayoutStop, string> = {
  account: m.payouts_stopped(),
  balance: m.payouts_overtaken(),
}

/** What an admin may do with a payout as it stands. */
export function PayoutActs({ payout: { id, state, stoppedBy, storeName, ...payout }, act }: Props) {
  if (state === 'failed') return null
  const amount = signedTaka(payout.amount)
  const labelOf = (words: string) => m.payouts_do_to({ words, amount, storeName })
  return (
    <>
      {stoppedBy && <p className="muted">{STOPPED_WORDS[stoppedBy]}</p>}
      {state === 'approved' && (
        <PayForm
          id={id}
          label={labelOf(stoppedBy ? m.payouts_mark_gone() : m.payouts_mark_paid())}
          stoppedBy={stoppedBy}
          isPending={act.isPending}
          send={(form) => void act.post(form)}
        />
      )}
      <div className="list-table-actions">
        {state === 'prepared' && !stoppedBy && (
          <PostButton
            act={act}
            fields={{ intent: 'approve', id }}
            text={m.vendors_approve()}
            label={labelOf(m.vendors_approve())}
          />
        )}
        <AskButton
          act={act}
          fields={{ intent: 'fail', id }}
          text={m.payouts_say_failed()}
          label={labelOf(m.payouts_say_failed())}
          isQuiet
          question={m.payouts_sure_failed({ amount, storeName })}
          hint={m.payouts_failed_hint()}
          isRequired
        />
      </div>
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
