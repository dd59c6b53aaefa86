import type { Page } from 'playwright-core'
import { productAddress } from '#contract/values/product-address'
import { call } from './calls.ts'
import { type Garment, newGarment } from './goods.ts'
import { open, seesHeading, untilAlive } from './look.ts'
import { orderPieces, putInCart } from './ordering.ts'
import { type Account, newCustomer } from './people.ts'
import { keepToasts } from './toasts.ts'

/** What the screens show: things of the shop, and somebody who has bought. */
export interface Scene {
  garment: Garment
  soldOut: Garment
  /** Has an order and something in the cart. */
  shopper: Account
  newcomer: Account
  orderId: number
}

/** A screen of the shop in a state of its own. */
export interface Screen {
  name: string
  /** Its row in the route table. */
  route: string
  /** Nobody, where it is not said. */
  as?: 'shopper' | 'newcomer'
  show: (page: Page, scene: Scene) => Promise<void>
  /** Refusals that belong to the screen. */
  troubles?: RegExp[]
}

export async function setTheScene(): Promise<Scene> {
  const [garment, soldOut] = [await newGarment({ priceTaka: 99_999 }), await newGarment({ stock: 0 })]
  const [shopper, newcomer] = [await newCustomer(), await newCustomer()]
  const orderId = await orderPieces(shopper, garment)
  await putInCart(shopper, garment, 99)
  return { garment, soldOut, shopper, newcomer, orderId }
}

const at = (path: string) => (page: Page) => open(page, path)

async function showHeading(page: Page, path: string, heading: string): Promise<void> {
  await open(page, path)
  await seesHeading(page, heading)
}

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()

export const SCREENS: Screen[] = [
  { name: 'home', route: '/', show: at('/') },
  { name: 'terms', route: '/terms', show: at('/terms') },
  { name: 'privacy', route: '/privacy', show: at('/privacy') },
  { name: 'home, signed in', route: '/', as: 'shopper', show: at('/') },
  { name: 'a search', route: '/shop', show: at('/shop?search=saree') },
  { name: 'a search that finds nothing', route: '/shop', show: at('/shop?search=zzzzqqqq') },
  { name: 'filters that leave nothing', route: '/shop', show: at('/shop?search=panjabi&min=3000&max=1000&tag=eid') },
  { name: 'a narrowed search', route: '/shop', show: at('/shop?search=panjabi&size=XL&max=9000') },
  { name: 'a category', route: '/shop', show: at('/shop?category=2&sort=price_asc') },
  {
    name: 'the open menu',
    route: '/',
    as: 'shopper',
    async show(page) {
      await open(page, '/')
      const button = page.getByRole('button', { name: 'Menu' })
      if (await button.isVisible()) await button.click()
    },
  },
  {
    name: 'the open category tree',
    route: '/',
    async show(page) {
      await open(page, '/')
      const tree = page.locator('.category-tree')
      if (await tree.isVisible()) await tree.evaluate((each: HTMLDetailsElement) => each.setAttribute('open', ''))
    },
  },
  {
    name: 'a product of the demo',
    route: '/admin/product/:id',
    async show(page) {
      await open(page, '/shop?search=panjabi')
      await page.locator('.product-card a').first().click()
      await page.locator('.product-page').waitFor()
    },
  },
  { name: 'a product', route: '/admin/product/:id', show: (page, { garment }) => open(page, garment.path) },
  {
    name: 'a product with a size sold out',
    route: '/p/:id/:slug?',
    show: (page, { soldOut }) => open(page, productAddress(soldOut)),
  },
  {
    name: 'a toast',
    route: '/admin/product/:id',
    async show(page, { garment }) {
      await page.addInitScript(keepToasts)
      await open(page, garment.path)
      await press(page, 'Add to Cart')
      await page.locator('.toast').evaluate((toast) => {
        for (const fading of toast.getAnimations()) fading.cancel()
      })
    },
  },
  { name: 'the login', route: '/login', show: at('/login') },
  {
    name: 'a refused login',
    route: '/login',
    troubles: [/^answer 401 POST \/api\/auth\/login/],
    async show(page) {
      await open(page, '/login')
      await page.getByRole('textbox', { name: 'Username' }).fill('nobody-of-this-name')
      await page.getByRole('textbox', { name: 'Password' }).fill('wrong password')
      await press(page, 'Login')
      await page.getByText('Invalid login').waitFor()
    },
  },
  { name: 'the registration', route: '/register', show: at('/register') },
  { name: 'the login by phone', route: '/login/phone', show: at('/login/phone') },
  {
    name: 'a code that is waited for',
    route: '/login/phone',
    async show(page) {
      await open(page, '/login/phone')
      await page.getByRole('textbox', { name: 'Phone' }).fill(`018${String(Date.now()).slice(-8)}`)
      await press(page, 'Send me a code')
      await page.getByRole('textbox', { name: 'Code' }).waitFor()
    },
  },
  { name: 'a forgotten password', route: '/forgot-password', show: at('/forgot-password') },
  {
    name: 'an order to be found',
    route: '/track/:code?',
    show: (page) => showHeading(page, '/track', 'Track your order'),
  },
  {
    name: 'an order followed',
    route: '/track/:code?',
    async show(page, { orderId, shopper }) {
      const params = { id: String(orderId) }
      const { code } = await call('GET /api/orders/:id/tracking', { params }, shopper)
      await showHeading(page, `/track/${code}`, `Order ${orderId}`)
    },
  },
  { name: 'a password that is chosen anew', route: '/reset-password', show: at('/reset-password') },
  { name: 'a change to undo', route: '/undo-change', show: at('/undo-change') },
  {
    name: 'a refused vendor registration',
    route: '/admin/vendor-register',
    async show(page) {
      await open(page, '/admin/vendor-register')
      await press(page, 'Register')
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
  { name: 'no access', route: '/unauthorized', show: at('/unauthorized') },
  {
    name: 'page not found',
    route: '*',
    troubles: [/^answer 404 GET \/nothing/],
    async show(page) {
      await page.goto('/nothing/here')
      await untilAlive(page)
    },
  },
  { name: 'the empty cart', route: '/cart', as: 'newcomer', show: (page) => showHeading(page, '/cart', 'Cart') },
  {
    name: 'the cart',
    route: '/cart',
    as: 'shopper',
    async show(page) {
      await open(page, '/cart')
      await page.locator('.cart-row').waitFor()
    },
  },
  {
    name: 'an open dialog',
    route: '/cart',
    as: 'shopper',
    async show(page, { garment }) {
      await open(page, '/cart')
      await page.getByRole('spinbutton', { name: new RegExp(garment.name) }).fill('0')
      await press(page, 'Checkout')
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'the checkout',
    route: '/checkout',
    as: 'shopper',
    show: (page) => showHeading(page, '/checkout', 'Checkout'),
  },
  {
    name: 'a refused checkout',
    route: '/checkout',
    as: 'shopper',
    async show(page) {
      await showHeading(page, '/checkout', 'Checkout')
      // The contact of the latest order stands there already.
      await page.getByLabel('Address', { exact: true }).fill('')
      await press(page, 'Confirm Order')
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
  {
    name: 'the confirmation of an order',
    route: '/order-confirmation/:id',
    as: 'shopper',
    show: (page, { orderId }) => showHeading(page, `/order-confirmation/${orderId}`, 'Thank You for Your Order!'),
  },
  {
    name: 'no order to confirm',
    route: '/order-confirmation',
    as: 'newcomer',
    show: (page) => showHeading(page, '/order-confirmation', 'No order yet'),
  },
  {
    name: 'the list of orders',
    route: '/dashboard/orders',
    as: 'shopper',
    async show(page, { orderId }) {
      await open(page, '/dashboard/orders')
      await page.getByRole('link', { name: `Order ${orderId}` }).waitFor()
    },
  },
  {
    name: 'no orders',
    route: '/dashboard/orders',
    as: 'newcomer',
    async show(page) {
      await open(page, '/dashboard/orders')
      await page.getByText('No orders found.').waitFor()
    },
  },
  {
    name: 'an order',
    route: '/dashboard/orders/:id',
    as: 'shopper',
    show: (page, { orderId }) => showHeading(page, `/dashboard/orders/${orderId}`, `Order ${orderId}`),
  },
  { name: 'a store', route: '/store/:id', show: at('/store/1') },
]
