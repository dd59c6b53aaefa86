import type { CartLine } from '#contract/cart'
import type { CallInput } from '#contract/endpoint'
import { SHIPPING_POISHA, takaOf } from '#contract/money'
import type { createOrder } from '#contract/orders'
import { totalOf } from '../cart/sums.ts'
import type { Contact } from './contact.ts'

type OrderBody = CallInput<typeof createOrder>['body']

/** The order as spec §3 words it. `totalAmount` is what the shopper saw: the lines and the shipping. */
export function orderRequest(contact: Contact, lines: CartLine[]): OrderBody {
  return {
    name: contact.name,
    email: contact.email,
    phone: contact.phone,
    shippingAddress: contact.address,
    shippingCity: contact.city,
    altPhone: contact.altPhone,
    notes: contact.notes,
    totalAmount: takaOf(totalOf(lines) + SHIPPING_POISHA),
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
