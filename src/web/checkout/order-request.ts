import type { CheckoutQuote, createOrder } from '#contract/checkout'
import type { CallInput } from '#contract/machinery/endpoint'
import type { Contact } from './contact.ts'

type OrderBody = CallInput<typeof createOrder>['body']

/** What the shopper saw and agrees to. */
export type SeenQuote = Pick<CheckoutQuote, 'lines' | 'total'>

export function seenOf({ lines, total }: CheckoutQuote): SeenQuote {
  return { lines, total }
}

/** The order as spec §3 words it. `totalAmount` is what the shopper saw; `userId` whose screen it was. */
export function orderRequest(
  userId: number,
  { address, city, ...contact }: Contact,
  { lines, total }: SeenQuote,
): OrderBody {
  return {
    userId,
    ...contact,
    shippingAddress: address,
    shippingCity: city,
    totalAmount: total,
    orderDate: '',
    items: lines.map(({ productId, price, quantity, size, product }) => ({
      id: 0,
      orderId: 0,
      productId,
      price,
      quantity,
      Size: size,
      vendorId: product.vendorId,
    })),
  }
}
