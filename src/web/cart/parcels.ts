import type { CartLine } from '#contract/cart'

export interface CartParcel {
  vendorId: number
  storeName: string
  lines: CartLine[]
}

export function parcelsOf(lines: readonly CartLine[]): CartParcel[] {
  const parcels = new Map<number, CartParcel>()
  for (const line of lines) {
    const { vendorId, storeName } = line.product
    const parcel = parcels.get(vendorId) ?? { vendorId, storeName, lines: [] }
    parcels.set(vendorId, { ...parcel, lines: [...parcel.lines, line] })
  }
  return [...parcels.values()]
}
