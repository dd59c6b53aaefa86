import type { Refund } from '#contract/refunds'
import { formatTaka } from '#contract/values/money'
import { m } from '#messages'
import type { Acting } from '../platform/use-act.ts'
import { AskButton } from '../ui/acts/act-buttons.tsx'
import { PayRefund } from './PayRefund.tsx'
import { ToPay } from './ToPay.tsx'

/** What an admin may do with a refund as it stands. */
export function RefundActs({ refund, act }: { refund: Refund; act: Acting }) {
  const { id, state, customerName } = refund
  if (state === 'cancelled') return null
  const amount = formatTaka(refund.amount)
  const text = state === 'owed' ? m.refunds_cancel() : m.payouts_say_failed()
  const label = m.refunds_do_to({ words: text, amount, customerName })
  return (
    <>
      <ToPay refund={refund} />
      {refund.mayPay && <PayRefund refund={refund} isAdmin />}
      <div className="list-table-actions">
        {state === 'owed' ? (
          <AskButton
            act={act}
            fields={{ intent: 'cancel', id }}
            text={text}
            label={label}
            isQuiet
            question={m.refunds_sure_cancel({ amount, customerName })}
            hint={m.refunds_cancel_hint()}
            isRequired
          />
        ) : (
          <AskButton
            act={act}
            fields={{ intent: 'fail', id }}
            text={text}
            label={label}
            isQuiet
            question={m.refunds_sure_failed({ amount, customerName })}
            hint={m.refunds_failed_hint()}
            isRequired
          />
        )}
      </div>
    </>
  )
}
