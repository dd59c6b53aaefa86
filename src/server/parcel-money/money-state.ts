import type { MoneyState } from '#contract/parcel-money'
import { takaOf } from '#contract/values/money'
import type { StoreSums } from '../ledger/posted.queries.ts'
import type { LineRecord } from '../orders/orders.queries.ts'
import type { PaymentTime } from '../settlements/payment-times.queries.ts'
import type { ParcelMoneyFacts } from './parcel-money-facts.ts'

/** What is known of when a courier hands cash over. */
export interface CourierPays {
  deliveredAt: Date | undefined
  times: PaymentTime[]
  /** Which has paid too little for it. */
  shortBy: string | null
}

/** What the money waits for, by what was posted, or is going to be. */
export function moneyState(
  { status, stage, courier, isPartlyReported }: Pick<LineRecord, 'status' | 'stage' | 'courier' | 'isPartlyReported'>,
  { collectsFor, isPosted, delivered, refunds }: ParcelMoneyFacts,
  { owesPoisha, pendingPoisha, payablePoisha }: StoreSums,
  pays: CourierPays,
): MoneyState {
  if (status === 'Cancelled') return { kind: 'nothing', stage }
  if (isPartlyReported || delivered.lines.some(({ kept }) => kept === null)) return { kind: 'pieces_to_say' }
  if (delivered.isHouse && status === 'Completed') return { kind: 'own_sale' }
  const owed = takaOf(owesPoisha)
  if (status === 'Pending') return { kind: 'expected', owed: collectsFor === 'store' ? owed : null }
  if (!isPosted) return { kind: 'before_ledger' }
  if (collectsFor === 'store') return { kind: 'with_store', owed }
  if (pendingPoisha === 0 && payablePoisha === 0 && refunds.storePoisha > 0) return { kind: 'refunded' }
  if (pays.shortBy !== null) return { kind: 'short', courier: pays.shortBy }
  if (pendingPoisha === 0 && payablePoisha !== 0) return { kind: 'payable' }
  return withCourier(courier ?? '', pays)
}

function withCourier(courier: string, { deliveredAt, times }: CourierPays): MoneyState {
  const usual = times.find(({ company }) => company === courier)
  const days = usual ? { fewest: usual.fewestDays, most: usual.mostDays } : null
  return { kind: 'with_courier', courier, since: deliveredAt?.toISOString() ?? null, days }
}
