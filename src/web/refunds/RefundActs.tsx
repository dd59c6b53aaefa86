import { useState } from 'react'
import type { Refund } from '#contract/refunds'
import { formatTaka } from '#contract/values/money'
import { m } from '#messages'
import { useAct } from '../platform/use-act.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { ReasonDialog } from '../ui/ReasonDialog.tsx'
import { PayRefund } from './PayRefund.tsx'
import { ToPay } from './ToPay.tsx'

interface Asked {
  intent: 'cancel' | 'fail'
  words: string
  sure: string
  hint: string
}

function askedOf({ state, customerName, ...refund }: Refund): Asked | null {
  const amount = formatTaka(refund.amount)
  if (state === 'cancelled') return null
  return state === 'owed'
    ? {
        intent: 'cancel',
        words: m.refunds_cancel(),
        hint: m.refunds_cancel_hint(),
        sure: m.refunds_sure_cancel({ amount, customerName }),
      }
    : {
        intent: 'fail',
        words: m.payouts_say_failed(),
        hint: m.refunds_failed_hint(),
        sure: m.refunds_sure_failed({ amount, customerName }),
      }
}

/** What an admin may do with a refund as it stands. */
export function RefundActs({ refund }: { refund: Refund }) {
  const { isPending, post } = useAct()
  const [isAsking, setAsking] = useState(false)
  const asked = askedOf(refund)
  if (!asked) return null
  const { intent, words, sure, hint } = asked
  const { customerName } = refund
  const answer = async (reason: string | null) => {
    setAsking(false)
    if (reason !== null) await post({ refund: intent, id: refund.id, reason })
  }
  return (
    <>
      <ToPay refund={refund} />
      {refund.mayPay && <PayRefund refund={refund} isAdmin />}
      <div className="list-table-actions">
        <ActButton
          data-kind="quiet"
          isOff={isPending}
          aria-label={m.refunds_do_to({ words, amount: formatTaka(refund.amount), customerName })}
          onPress={() => setAsking(true)}
        >
          {words}
        </ActButton>
      </div>
      {isAsking && (
        <ReasonDialog text={sure} ok={words} hint={hint} isRequired onAnswer={(reason) => void answer(reason)} />
      )}
    </>
  )
}
