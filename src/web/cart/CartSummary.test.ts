import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Cart } from '#contract/cart'
import { CartSummary } from './CartSummary.tsx'

const product = { id: 7, name: 'Panjabi', price: 1450, vendorId: 2, storeName: 'Tanti Ghor', imagePath: null }
/** No figure of it follows from another: whoever adds up says something else than the server. */
const cart: Cart = {
  items: [{ id: 1, productId: 7, product, quantity: 2, size: 'M', price: 1450, subtotal: 2222, notice: null }],
  count: 2,
  total: 3333,
  quote: {
    itemsTotal: 777,
    adjustments: [{ what: 'Eid offer', paidBy: 'store', amount: -111 }],
    shipping: 55,
    total: 999,
  },
}

/** Amounts, in the order in which they are read. */
function amountsOf(cart: Cart, isPending = false): string[] {
  const html = renderToStaticMarkup(createElement(CartSummary, { cart, isPending, onCheckout: () => undefined }))
  return html.match(/৳[\d.,-]+/g) ?? []
}

test('the cart’s sums are the server’s, each as it was quoted', () => {
  expect(amountsOf(cart)).toEqual(['৳777', '৳-111', '৳55', '৳999'])
})

test('with nothing for sale in it there is nothing to pay, and no way to the checkout', () => {
  expect(amountsOf({ ...cart, count: 0 })).toEqual(['৳777', '৳-111', '৳55'])
  const html = renderToStaticMarkup(
    createElement(CartSummary, { cart: { ...cart, count: 0 }, isPending: false, onCheckout: () => undefined }),
  )
  expect(html).toMatch(/<button[^>]*disabled/)
})
