import type { Carried, CarriedLine, CarriedParcel, RefundedSum } from './carried.ts'
import { shareOfKept } from './share-of-kept.ts'

/**
 * What was delivered stands in the books once, and what was not does not: the cash with who has it, the commission of the pieces that were
 * kept, and what is left with the store, less what was given back. A door that kept nothing may have paid the delivery.
 */
export function judgeBooks({ parcels, lines, outcomes, books, refunds }: Carried): string[] {
  const keptOf = new Map(
    outcomes.filter(({ outcome }) => outcome === 'kept').map((each) => [each.lineId, each.quantity]),
  )
  const said = new Set(outcomes.map(({ lineId }) => lineId))
  return parcels.flatMap((parcel) => {
    const own = lines.filter(({ parcelId }) => parcelId === parcel.id)
    const isSaid = own.every(({ id }) => said.has(id))
    const taken = isSaid && !parcel.isHouse ? own.map((line) => commissionOf(line, keptOf.get(line.id) ?? 0)) : []
    const delivered =
      parcel.status === 'Completed'
        ? sumsOf(parcel, sum(taken.map(([own]) => own)), sum(taken.map(([, vat]) => vat)))
        : paidReturnSums(parcel)
    const refunded = refunds.filter(({ parcelId }) => parcelId === parcel.id)
    const expected = withoutZeros([delivered, ...refunded.map((each) => refundSums(parcel, each))].reduce(added))
    const found = Object.fromEntries(
      books.filter(({ parcelId }) => parcelId === parcel.id).map(({ account, poisha }) => [account, poisha]),
    )
    const [should, does] = [wordsOf(expected), wordsOf(found)]
    return should === does ? [] : [`the books say of parcel ${parcel.id}, ${parcel.stage}: ${does}, not ${should}`]
  })
}

function sumsOf(parcel: CarriedParcel, commission: number, vat: number): Record<string, number> {
  const { collectsFor, shippingPoisha, collectedPoisha } = parcel
  const taken = { commission: -commission, vat_payable: -vat }
  if (parcel.isHouse) return ownSaleSums(parcel)
  const { ofStore, ofShop, due, rounding } = saleOf(parcel)
  if (collectsFor === 'store')
    return { vendor_owes: commission + vat - rounding + ofShop, rounding, promotions: -ofShop, ...taken }
  return {
    courier_owes: collectedPoisha ?? 0,
    rounding,
    suspense: due - rounding - (collectedPoisha ?? 0),
    vendor_pending: commission + vat - ofStore,
    promotions: -ofShop,
    shipping_income: -(shippingPoisha ?? 0),
    ...taken,
  }
}

/** Whoever carries what the shop’s own store sells, the price is the shop’s. */
function ownSaleSums(parcel: CarriedParcel): Record<string, number> {
  const { collectsFor, shippingPoisha, collectedPoisha } = parcel
  const { ofStore, ofShop, due, rounding } = saleOf(parcel)
  const missing = due - rounding - (collectedPoisha ?? 0)
  const [till, difference] = collectsFor === 'store' ? ['bank', 'losses'] : ['courier_owes', 'suspense']
  return {
    [till]: collectedPoisha ?? 0,
    rounding,
    [difference]: missing,
    sales: -ofStore,
    promotions: -ofShop,
    shipping_income: -(shippingPoisha ?? 0),
  }
}

interface Sale {
  /** The goods that were kept, with their share of what their store adds or takes off; and what of that share is the shop’s. */
  ofStore: number
  ofShop: number
  due: number
  rounding: number
}

function saleOf(parcel: CarriedParcel): Sale {
  const { itemsPoisha, keptPoisha, adjustmentsPoisha, storeAdjustmentsPoisha, shippingPoisha } = parcel
  const goods = keptPoisha ?? itemsPoisha
  const all = shareOfKept(adjustmentsPoisha, parcel)
  const ofStore = shareOfKept(storeAdjustmentsPoisha, parcel)
  const due = goods + all + (shippingPoisha ?? 0)
  return { ofStore: goods + ofStore, ofShop: all - ofStore, due, rounding: due % 100 }
}

/** Who carries has the delivery: what a store’s own rider was paid is in no book of the shop. */
function paidReturnSums({ collectsFor, isHouse, returnPaidPoisha }: CarriedParcel): Record<string, number> {
  const paid = returnPaidPoisha ?? 0
  if (collectsFor === 'store' && !isHouse) return {}
  return { [collectsFor === 'store' ? 'bank' : 'courier_owes']: paid, shipping_income: -paid }
}

function refundSums({ collectsFor, isHouse }: CarriedParcel, refund: RefundedSum): Record<string, number> {
  if (isHouse)
    return {
      ...{ sales: refund.storePoisha, shipping_income: refund.shippingPoisha },
      promotions: refund.poisha + refund.roundingPoisha - refund.storePoisha - refund.shippingPoisha,
      rounding: -refund.roundingPoisha,
      shopper_due: refund.paidByShopPoisha + refund.paidByStorePoisha - refund.poisha,
      bank: -refund.paidByShopPoisha - refund.paidByStorePoisha,
    }
  const { poisha, shippingPoisha, storePoisha, roundingPoisha, commissionPoisha, commissionVatPoisha } = refund
  const shippingOfShop = collectsFor === 'shop' ? shippingPoisha : 0
  const store = storePoisha - commissionPoisha - commissionVatPoisha - refund.paidByStorePoisha
  return {
    ...{ [collectsFor === 'store' ? 'vendor_owes' : 'vendor_pending']: store, shipping_income: shippingOfShop },
    ...{
      promotions: poisha + roundingPoisha - storePoisha - shippingOfShop,
      rounding: -roundingPoisha,
      commission: commissionPoisha,
      vat_payable: commissionVatPoisha,
    },
    ...{ shopper_due: refund.paidByShopPoisha + refund.paidByStorePoisha - poisha, bank: -refund.paidByShopPoisha },
  }
}

function added(one: Record<string, number>, other: Record<string, number>): Record<string, number> {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return Object.fromEntries(names.map((name) => [name, (one[name] ?? 0) + (other[name] ?? 0)]))
}

/** Rounded half up, as its own VAT. */
function commissionOf(
  { commissionPoisha, commissionVatPoisha, quantity }: CarriedLine,
  kept: number,
): [number, number] {
  const share = (poisha: number) => Math.floor((poisha * kept) / quantity + 0.5)
  return [share(commissionPoisha), share(commissionVatPoisha)]
}

const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0)

function withoutZeros(sums: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(sums).filter(([, poisha]) => poisha !== 0))
}

function wordsOf(sums: Record<string, number>): string {
  const words = Object.entries(sums).map(([account, poisha]) => `${account} ${poisha}`)
  return words.toSorted().join(', ') || 'nothing'
}
