import { caughtBy } from '../bug.mjs'

/** @type {import('../bug.mjs').Bug[]} */
export const WEB_BUGS = [
  {
    name: 'a product is put into the cart by a form that nobody holds until the script is there',
    changes: [
      { file: 'src/web/products/BuyForm.tsx', from: ' data-hold="buy"', to: ' method="post" action="/cart/add"' },
    ],
    caughtBy: caughtBy(
      'src/web/entry-server.before-script.test.ts',
      'on /admin/product/17, each form works without the script',
    ),
  },
]
