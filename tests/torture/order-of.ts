import type { PricedPieces } from './journal.ts'

const SHIPPING_POISHA = 6_000

/** An order as the shop’s own pages send it; by `notes` the judge finds it again. */
export function orderOf(notes: string, lines: PricedPieces[]): object {
  const poisha = lines.reduce((sum, line) => sum + line.pricePoisha * line.quantity, SHIPPING_POISHA)
  return {
    ...{ name: 'Rahima Khatun', email: 'rahima@example.com', phone: '+880 1711-000000' },
    ...{ shippingAddress: '12 Mirpur Road', shippingCity: 'Dhaka', notes, totalAmount: poisha / 100 },
    items: lines.map(({ productId, size, quantity, pricePoisha }) => ({
      ...{ productId, quantity, Size: size, price: pricePoisha / 100 },
    })),
  }
}
