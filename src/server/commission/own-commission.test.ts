import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OwnCommission } from '#contract/commission'
import { order, orderBody } from '../testing/orders.ts'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'
import { frozenOf, givenRule } from './testing/given-rule.ts'

let shop: TestShop
let people: Traders
beforeAll(async () => {
  shop = await openTestShop()
  people = await givenTraders(shop)
})
afterAll(() => shop.close())

async function toldTo(token: string): Promise<OwnCommission> {
  const { status, body } = await shop.call('GET /api/commission/own', {}, token)
  expect(status).toBe(200)
  return body
}

const ruleIn = (told: OwnCommission, categoryId: number) => {
  const { ruleId } = told.categories.find(({ id }) => id === categoryId) ?? {}
  return told.rules.find(({ id }) => id === ruleId)
}

test('a store is told what it pays in each category before it sells, and pays that', async () => {
  const { baker, weaver, customer } = people
  const panjabis = await shop.given.category('Panjabis', 1)
  await givenRule(shop, { name: 'All', basisPoints: 800 })
  await givenRule(shop, { name: 'Panjabis', categoryId: panjabis, basisPoints: 650, lowestPoisha: 2_000 })
  await givenRule(shop, { name: 'The weaver’s', vendorId: weaver.id, basisPoints: 100 })
  await givenRule(shop, { name: 'To come', basisPoints: 5_000, from: 1 })
  const told = await toldTo(baker.token)
  expect(told.vatPercent).toBe(15)
  expect(ruleIn(told, panjabis)).toMatchObject({ name: 'Panjabis', percent: 6.5, fixed: 0, lowest: 20, highest: null })
  expect(ruleIn(told, 2)).toMatchObject({ name: 'All', percent: 8 })
  expect(told.rules.map(({ name }) => name).toSorted()).toEqual(['All', 'Panjabis'])
  expect(ruleIn(await toldTo(weaver.token), panjabis)).toMatchObject({ name: 'The weaver’s' })

  const productId = await shop.given.product({ vendorId: baker.id, categoryId: panjabis })
  const { body } = await order(shop, customer.token, orderBody([{ productId }]))
  expect(await frozenOf(shop, body.id)).toMatchObject([{ rule: 'Panjabis', basisPoints: 650 }])
})

test('also one that waits for its approval is told', async () => {
  const waiting = await shop.given.vendor('Pending')
  expect((await toldTo(waiting.token)).rules).not.toEqual([])
})

test('who has no store is not told', async () => {
  expect(await shop.call('GET /api/commission/own', {}, people.customer.token)).toMatchObject({
    ...{ status: 403, body: problem('not_allowed') },
  })
})
