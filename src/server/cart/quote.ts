import type { Adjustment } from '#contract/cart'

interface PricedPieces {
  pricePoisha: number
  quantity: number
  vendorId: number
}

/** One thing that is asked beside lines and shipping (contract, `adjustment`). */
export interface AskedAdjustment extends Pick<Adjustment, 'what' | 'paidBy'> {
  /** Of the store whose parcel it changes; null: it comes with the shipping. */
  vendorId: number | null
  poisha: number
}

/** What is asked beside the lines, if there are any. */
export interface Charges {
  shippingPoisha: number
  /** By the lines, as some come only over a sum; of stores among them. */
  adjustmentsOf(lines: PricedPieces[]): AskedAdjustment[]
}

/** What lines come to, in poisha, and each store’s parcel of them. */
export interface Quoted<Line> {
  itemsPoisha: number
  shippingPoisha: number
  adjustments: AskedAdjustment[]
  adjustmentsPoisha: number
  totalPoisha: number
  parcels: QuotedParcel<Line>[]
}

interface QuotedParcel<Line> {
  vendorId: number
  lines: Line[]
  itemsPoisha: number
  adjustmentsPoisha: number
  /** Of those, what the store bears. */
  storeAdjustmentsPoisha: number
}

/** The shop’s one way to make a total: the cart, the checkout’s page and the order all ask it. */
export function quoteOf<Line extends PricedPieces>(lines: Line[], charges: Charges): Quoted<Line> {
  const { shippingPoisha, adjustments } = askedBeside(lines, charges)
  const parcels = parcelsOf(lines, adjustments)
  const itemsPoisha = sumOf(parcels.map((parcel) => parcel.itemsPoisha))
  const adjustmentsPoisha = poishaIn(adjustments)
  const totalPoisha = itemsPoisha + shippingPoisha + adjustmentsPoisha
  return { itemsPoisha, shippingPoisha, adjustments, adjustmentsPoisha, totalPoisha, parcels }
}

export function subtotalOf({ pricePoisha, quantity }: Omit<PricedPieces, 'vendorId'>): number {
  return pricePoisha * quantity
}

/** Nothing where nothing is sent. */
function askedBeside(lines: PricedPieces[], { shippingPoisha, adjustmentsOf }: Charges) {
  if (lines.length === 0) return { shippingPoisha: 0, adjustments: [] }
  const adjustments = adjustmentsOf(lines)
  const vendorIds = new Set<number | null>(lines.map(({ vendorId }) => vendorId)).add(null)
  // Without a parcel it would be stored as one of the whole order, and be the shop’s.
  const stray = adjustments.find(({ vendorId }) => !vendorIds.has(vendorId))
  if (stray) throw new Error(`An adjustment of store ${stray.vendorId}, which sends nothing: ${stray.what}`)
  return { shippingPoisha, adjustments }
}

function parcelsOf<Line extends PricedPieces>(lines: Line[], adjustments: AskedAdjustment[]): QuotedParcel<Line>[] {
  const byVendor = new Map<number, Line[]>()
  for (const line of lines) {
    const parcel = byVendor.get(line.vendorId)
    if (parcel) parcel.push(line)
    else byVendor.set(line.vendorId, [line])
  }
  return [...byVendor].map(([vendorId, lines]) => {
    const own = adjustments.filter((adjustment) => adjustment.vendorId === vendorId)
    return {
      vendorId,
      lines,
      itemsPoisha: sumOf(lines.map(subtotalOf)),
      adjustmentsPoisha: poishaIn(own),
      storeAdjustmentsPoisha: poishaIn(own.filter(({ paidBy }) => paidBy === 'store')),
    }
  })
}

function poishaIn(adjustments: AskedAdjustment[]): number {
  return sumOf(adjustments.map(({ poisha }) => poisha))
}

function sumOf(amounts: number[]): number {
  return amounts.reduce((sum, poisha) => sum + poisha, 0)
}
