import { caughtBy } from '../bug.mjs'

const LATE = 'tests/e2e/late-answers.e2e.test.ts'
const AWAY = 'tests/e2e/away.e2e.test.ts'

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
  {
    name: 'Back between the forms of two products leaves the other one’s on the screen',
    changes: [
      {
        file: 'src/web/selling/ProductFormPage.tsx',
        from: "  return currentParams['id'] !== nextParams['id']",
        to: "  return currentParams['id'] !== nextParams['id'] && false",
      },
    ],
    caughtBy: caughtBy('tests/e2e/forms.e2e.test.ts', 'Back over two entries, from one product’s form to another’s'),
  },
  {
    name: 'a refused form is read anew while the shop is away',
    changes: [
      {
        file: 'src/web/ui/form/stay.ts',
        from: 'return isRefused || answer?.isLost ? false : defaultShouldRevalidate',
        to: 'return answer?.isLost ? false : defaultShouldRevalidate',
      },
    ],
    caughtBy: caughtBy(AWAY, "what was typed at '/dashboard/settings' stands where it was"),
  },
  {
    name: 'a page of which a press was not answered is read anew',
    changes: [
      {
        file: 'src/web/ui/form/stay.ts',
        from: 'return isRefused || answer?.isLost ? false : defaultShouldRevalidate',
        to: 'return isRefused ? false : defaultShouldRevalidate',
      },
    ],
    caughtBy: caughtBy(AWAY, 'an order whose cancelling is not answered stays on the screen'),
  },
  {
    name: 'a late refusal of an old token ends the session of now',
    changes: [
      {
        file: 'src/web/platform/browser-transport.ts',
        from: 'if (isRefused && storedSession() === session) logOut()',
        to: 'if (isRefused) logOut()',
      },
    ],
    caughtBy: caughtBy(LATE, 'a refusal that comes after another login ends that one’s session no more'),
  },
  {
    name: 'a count of pieces is shown to whoever is there when it comes',
    changes: [
      {
        file: 'src/web/platform/cart-count.ts',
        from: '  if (userId !== storedSession()?.userId) return\n',
        to: '',
      },
    ],
    caughtBy: caughtBy(LATE, 'what is added for one account does not count in the cart of the next'),
  },
  {
    name: 'an older count of pieces wins where it comes later',
    changes: [{ file: 'src/web/platform/cart-count.ts', from: 'if (cart && times === asked)', to: 'if (cart)' }],
    caughtBy: caughtBy(LATE, 'an older count that is told later does not win over what was added since'),
  },
  {
    name: 'a changed cart is counted by its page alone',
    changes: [{ file: 'src/web/cart/change-cart.ts', from: '    setCartCount(userId, cart.count)\n', to: '' }],
    caughtBy: caughtBy(LATE, 'a quantity that is stored after the cart was left still counts in the badge'),
  },
  {
    name: 'a refused Add to Cart is told by the form, which may be gone',
    changes: [
      {
        file: 'src/web/cart/add.ts',
        from: "  toast(isAdded ? 'success' : 'error', words)\n  return { isAdded }",
        to: '  return { isAdded, words }',
      },
      {
        file: 'src/web/products/BuyForm.tsx',
        from: "  const isAdding = fetcher.state !== 'idle'\n",
        to: "  const isAdding = fetcher.state !== 'idle'\n  useEffect(() => void (fetcher.data && toast('error', fetcher.data.words)), [fetcher.data])\n",
      },
      {
        file: 'src/web/products/BuyForm.tsx',
        from: 'type ReactNode, useRef',
        to: 'type ReactNode, useEffect, useRef',
      },
    ],
    caughtBy: caughtBy(LATE, 'a refused Add to Cart is told wherever the shopper has gone meanwhile'),
  },
  {
    name: 'Buy again forgets what it has put into the cart once the shop is away',
    changes: [
      {
        file: 'src/web/orders/buy-again.ts',
        from: 'if (!isRefusal(reason)) trouble = reason',
        to: 'if (reason && !isRefusal(reason)) throw reason',
      },
    ],
    caughtBy: caughtBy(
      'tests/e2e/orders.e2e.test.ts',
      'what Buy again could put into the cart before the shop was away',
    ),
  },
  {
    name: 'the same pieces bought long ago are taken for an order that never arrived',
    changes: [
      {
        file: 'src/web/checkout/attempt.ts',
        from: '  if (Date.parse(latest.createdAt) < attempt.at - CLOCK_SLACK_MS) return null\n',
        to: '',
      },
    ],
    caughtBy: caughtBy(
      'tests/e2e/late-answers.e2e.test.ts',
      'an order that never arrived is not taken for the same pieces',
    ),
  },
  {
    name: 'an unanswered call takes the settings of the shop off every page',
    changes: [{ file: 'src/web/settings/shop-settings.ts', from: 'return read ?? known', to: 'return read' }],
    caughtBy: caughtBy('tests/e2e/settings.e2e.test.ts', 'what a page knows of the settings stays at its foot'),
  },
]
