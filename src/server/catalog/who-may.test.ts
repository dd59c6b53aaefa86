import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ProblemCode, problems } from '#contract/problems'
import { type Answer, openTestShop, type TestShop } from '../testing/shop.ts'
import { addProduct, changeProduct, storedProducts } from './testing-forms.ts'

let shop: TestShop
const tokens: Record<string, string | undefined> = { nobody: undefined }
let productId: number

/** The product belongs to `owner`; so does the one that `owner` adds. */
beforeAll(async () => {
  shop = await openTestShop()
  const owner = await shop.given.vendor()
  productId = await shop.given.product({ vendorId: owner.id })
  tokens.owner = owner.token
  tokens['another vendor'] = (await shop.given.vendor()).token
  tokens['a pending vendor'] = (await shop.given.vendor('Pending')).token
  tokens['a rejected vendor'] = (await shop.given.vendor('Rejected')).token
  tokens['a customer'] = (await shop.given.account()).token
  tokens['an admin'] = (await shop.given.account('Admin')).token
})
afterAll(() => shop.close())

/** Each call, with an input that is right. Those that change are asked with a product of the owner. */
const CALLS: Record<string, (token: string | undefined, id: number) => Promise<Answer>> = {
  add: (token) => addProduct(shop, token),
  change: (token, id) => changeProduct(shop, token, id),
  read: (token, id) => shop.call('GET /api/product/:id/manage', { params: { id: String(id) } }, token),
  'list own': (token) => shop.call('GET /api/product/GetProductByVendor', {}, token),
  'list all': (token) => shop.call('GET /api/product/manage', {}, token),
  'list charts': (token) => shop.call('GET /api/product/charts', {}, token),
  'delete many': (token, id) => shop.call('POST /api/product/delete', { body: { ids: [id] } }, token),
  delete: (token, id) => shop.call('DELETE /api/product/:id', { params: { id: String(id) } }, token),
}

const everyCall = (code: ProblemCode) => Object.fromEntries(Object.keys(CALLS).map((call) => [call, code]))
const othersProduct = { change: 'product_not_found', read: 'product_not_found', delete: 'product_not_found' } as const

/** What each is refused with; where nothing stands, it may. */
const REFUSED: Record<string, Record<string, ProblemCode>> = {
  nobody: everyCall('not_signed_in'),
  'a customer': everyCall('not_allowed'),
  'a pending vendor': { ...everyCall('vendor_pending'), 'list all': 'not_allowed' },
  'a rejected vendor': { ...everyCall('vendor_rejected'), 'list all': 'not_allowed' },
  'another vendor': { ...othersProduct, 'delete many': 'product_not_found', 'list all': 'not_allowed' },
  owner: { 'list all': 'not_allowed' },
  'an admin': { 'list own': 'not_allowed' },
}

describe.each(Object.keys(REFUSED))('%s', (person) => {
  test.each(Object.keys(CALLS))('%s', async (call) => {
    const code = REFUSED[person]?.[call]
    const ask = CALLS[call]
    if (!ask) throw new Error(call)
    const before = await storedProducts(shop)
    const answer = await ask(tokens[person], productId)
    if (code) {
      expect({ status: answer.status, code: answer.body.code }).toEqual({ status: problems[code][0], code })
      expect(await storedProducts(shop)).toEqual(before)
    } else {
      expect(answer.status).toBe(call === 'add' ? 201 : 200)
      await shop.db.updateTable('products').set({ deleted_at: null }).where('id', '=', productId).execute()
    }
  })
})

test('a vendor that waits for approval reads why', async () => {
  const { body } = await addProduct(shop, tokens['a pending vendor'])
  expect(body.message).toBe('Your account is pending approval by admin.')
})
