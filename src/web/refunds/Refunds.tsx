import type { Refund, Refundable } from '#contract/refunds'
import { formatTaka } from '#contract/values/money'
import { m } from '#messages'
import { PayRefund } from './PayRefund.tsx'
import { RefundForm } from './RefundForm.tsx'
import { RefundState } from './RefundState.tsx'
import { ToPay } from './ToPay.tsx'

interface Props {
  /** Of one parcel. */
  refunds: Refund[]
  /** Where the reader packs it, and something of it can be given back. */
  refundable: Refundable | undefined
  isAdmin: boolean
}

export function Refunds({ refunds, refundable, isAdmin }: Props) {
  const isOpen = refundable?.lines.some(({ left }) => left > 0)
  return (
    <>
      {refunds.length > 0 && (
        <ul className="refunds" aria-label={m.refunds_title()}>
          {refunds.map((refund) => (
            <li key={refund.id}>
              <p>
                <strong>{m.refunds_of({ amount: formatTaka(refund.amount) })}</strong>
              </p>
              <p className="muted">{piecesOf(refund)}</p>
              <p className="muted">{m.message_reason({ reason: refund.reason })}</p>
              <RefundState refund={refund} />
              <ToPay refund={refund} />
              {refund.mayPay && <PayRefund refund={refund} isAdmin={isAdmin} />}
            </li>
          ))}
        </ul>
      )}
      {refundable && isOpen && <RefundForm key={refunds.length} parcel={refundable} />}
    </>
  )
}

export function piecesOf({ lines, shipping }: Refund): string {
  const pieces = lines.map(({ quantity, productName, size }) => m.orders_kept_pieces({ quantity, productName, size }))
  return [...pieces, ...(shipping > 0 ? [`${m.ui_shipping()}: ${formatTaka(shipping)}`] : [])].join('; ')
}
