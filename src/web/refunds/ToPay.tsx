import type { Refund } from '#contract/refunds'
import { formatTaka } from '#contract/values/money'
import { m } from '#messages'

/** Of a refund that is owed, what an admin looks at before paying it. */
export function ToPay({ refund: { state, storeName, toPay } }: { refund: Refund }) {
  if (state !== 'owed' || !toPay) return null
  const { grantedBy, isByStore, balance, phone, needsAnother } = toPay
  const name = grantedBy ?? m.refunds_deleted_account()
  const amount = formatTaka(Math.abs(balance))
  return (
    <div className="muted">
      <p>{isByStore ? m.refunds_granted_by_store({ name }) : m.refunds_granted_by({ name })}</p>
      <p>
        {balance < 0 ? m.refunds_store_owes({ storeName, amount }) : m.refunds_store_is_owed({ storeName, amount })}
      </p>
      {phone && <p>{m.refunds_phone({ phone })}</p>}
      {needsAnother && <p>{m.refusal_refund_needs_another()}</p>}
    </div>
  )
}
