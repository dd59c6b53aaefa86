import type { CollectsFor } from '#contract/values/stages'
import type { FrozenCommission } from '../commission/frozen.queries.ts'
import { bringerOf } from '../orders/collecting.ts'
import { collectedBy, ownAdjustments } from '../orders/figures.ts'
import type { AdjustmentRecord, LineRecord, OrderRecord } from '../orders/orders.queries.ts'
import type { Delivered, DeliveredLine } from '../postings/delivered.queries.ts'
import type { RefundCosts } from '../refunds/costs.queries.ts'

export interface MoneyLine extends DeliveredLine, FrozenCommission {
  pricePoisha: number
}

/** A parcel, as what becomes of its money is told by. */
export interface ParcelMoneyFacts {
  /** As it was delivered; as if all of it were kept while it is not, and nothing where it never will be. */
  delivered: Omit<Delivered, 'lines'> & { lines: MoneyLine[] }
  /** Of all lines. */
  orderedPoisha: number
  adjustments: Pick<AdjustmentRecord, 'what' | 'paidBy' | 'poisha'>[]
  /** Null while nobody knows. */
  collectsFor: CollectsFor | null
  refunds: RefundCosts
  /** Whether the ledger says what became of it: not yet, or not at all where it was delivered before there was one. */
  isPosted: boolean
}

interface More {
  frozen: FrozenCommission[]
  refunds: RefundCosts
  /** As it left. */
  collectsFor: CollectsFor | null
  /** Whose courier was asked to carry it. */
  asked: CollectsFor | null
  /** The shop’s own: whoever carries it brings the shop its cash, and no commission is taken. */
  isHouse: boolean
}

type Sums = Pick<Delivered, 'goodsPoisha' | 'adjustmentsPoisha' | 'storeAdjustmentsPoisha' | 'shippingPoisha'>

const NOTHING: Sums = { goodsPoisha: 0, adjustmentsPoisha: 0, storeAdjustmentsPoisha: 0, shippingPoisha: 0 }

/** `parcel`: a line of it. */
export function moneyFactsOf(order: OrderRecord, parcel: LineRecord, { frozen, ...more }: More): ParcelMoneyFacts {
  const { parcelId, vendorId, status, courier } = parcel
  const isOff = status === 'Cancelled'
  const collectsFor = more.isHouse ? 'shop' : (more.collectsFor ?? (status === 'Pending' ? more.asked : 'store'))
  const adjustments = isOff ? [] : ownAdjustments(order, parcel)
  const lines = order.lines.filter((line) => line.parcelId === parcelId)
  return {
    orderedPoisha: parcel.itemsPoisha,
    adjustments,
    collectsFor,
    refunds: more.isHouse ? { ...more.refunds, paidByStorePoisha: 0 } : more.refunds,
    isPosted: isOff || (status === 'Completed' && more.collectsFor !== null),
    delivered: {
      parcelId,
      vendorId,
      isHouse: more.isHouse,
      courier: courier ?? '',
      collectsFor: collectsFor ?? 'shop',
      // Of the move that posts it nothing is told.
      moveId: 0,
      happenedAt: new Date(0),
      ...(isOff ? NOTHING : sumsAtTheDoor(order, parcel, adjustments)),
      collectedPoisha: parcel.collectedPoisha ?? 0,
      lines: (more.isHouse ? frozen.map(withoutCommission) : frozen).flatMap((terms) => {
        const line = lines.find(({ id }) => id === terms.lineId)
        return line ? [{ ...terms, pricePoisha: line.pricePoisha, quantity: line.quantity, kept: keptOf(line) }] : []
      }),
    },
  }
}

/** Of itself the shop takes none, whatever old lines say. */
function withoutCommission(terms: FrozenCommission): FrozenCommission {
  return { ...terms, rule: '', commissionPoisha: 0, commissionVatPoisha: 0 }
}

function sumsAtTheDoor(order: OrderRecord, parcel: LineRecord, adjustments: AdjustmentRecord[]): Sums {
  const { itemsPoisha, poisha } = collectedBy(parcel, order, bringerOf(order.states))
  const adjustmentsPoisha = sumOf(adjustments)
  return {
    goodsPoisha: itemsPoisha,
    adjustmentsPoisha,
    shippingPoisha: poisha - itemsPoisha - adjustmentsPoisha,
    storeAdjustmentsPoisha: sumOf(adjustments.filter(({ paidBy }) => paidBy === 'store')),
  }
}

function sumOf(adjustments: AdjustmentRecord[]): number {
  return adjustments.reduce((sum, { poisha }) => sum + poisha, 0)
}

function keptOf({ status, quantity, outcomes }: LineRecord): number | null {
  if (status === 'Pending') return quantity
  if (status === 'Cancelled') return 0
  if (outcomes.length === 0) return null
  return outcomes.reduce((sum, each) => sum + (each.outcome === 'kept' ? each.quantity : 0), 0)
}
