import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CommissionRule } from '#contract/commission'
import { auditOf } from '../testing/audit.ts'
import { type Answer, openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { withinOneDay } from '../testing/within-one-day.ts'

withinOneDay()

let shop: TestShop
let admin: { id: number; token: string }
beforeAll(async () => {
  shop = await openTestShop()
  admin = await shop.given.account('Admin')
})
afterAll(() => shop.close())

const add = (body: object): Promise<Answer> =>
  shop.call('POST /api/commission/rules', { body: { name: 'Tenth', percent: 10, ...body } }, admin.token)
const end = (id: number): Promise<Answer> =>
  shop.call('PUT /api/commission/rules/:id/end', { params: { id: String(id) } }, admin.token)
const listed = async (show: 'open' | 'over' = 'open'): Promise<CommissionRule[]> =>
  (await shop.call('GET /api/commission/rules', { query: { show, limit: '100' } }, admin.token)).body
const states = async () => {
  const rules = [...(await listed()), ...(await listed('over'))]
  return Object.fromEntries(rules.map(({ name, state }) => [name, state]))
}
/** Of Dhaka. */
const dayIn = (days: number) => new Date(Date.now() + 6 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)

test('an admin adds a rule, it is listed, and the audit says what it says', async () => {
  const store = await shop.given.vendor()
  const panjabis = await shop.given.category('Panjabis', 1)
  const said = {
    name: 'Eid',
    vendorId: store.id,
    categoryId: panjabis,
    percent: 7.25,
    fixed: 5.5,
    lowest: 20,
    highest: 300,
  }
  const { status, body } = await add(said)
  expect([status, body]).toMatchObject([
    201,
    {
      ...{ name: 'Eid', store: { id: store.id }, category: { id: panjabis, name: 'Men › Panjabis' } },
      ...{ percent: 7.25, fixed: 5.5, lowest: 20, highest: 300, endedAt: null, state: 'current' },
    },
  ])
  expect(await listed()).toContainEqual(body)
  expect(await listed('over')).not.toContainEqual(body)
  expect(await auditOf(shop, admin, 'commission', body.id)).toMatchObject([
    {
      ...{ action: 'create', before: null },
      after: {
        percent: 7.25,
        fixedPoisha: 550,
        lowestPoisha: 2_000,
        highestPoisha: 30_000,
        category: 'Men › Panjabis',
      },
    },
  ])
})

test('a rule begins at once, or with a day in Dhaka that is to come', async () => {
  expect((await add({ name: 'today', validFrom: dayIn(0), categoryId: 2 })).body).toMatchObject({ state: 'current' })
  const tomorrow = (await add({ name: 'tomorrow', validFrom: dayIn(1), categoryId: 2 })).body
  expect(tomorrow).toMatchObject({ state: 'future', validFrom: new Date(`${dayIn(1)}T00:00:00+06:00`).toISOString() })
  expect(await states()).toMatchObject({ today: 'current', tomorrow: 'future' })
})

test('of the same store and category the newest is in force, and an older one again once that has ended', async () => {
  await add({ name: 'older', categoryId: 3 })
  const newer = (await add({ name: 'newer', categoryId: 3 })).body
  expect(await states()).toMatchObject({ older: 'replaced', newer: 'current' })
  expect(await end(newer.id)).toMatchObject({ status: 200, body: { state: 'ended' } })
  expect(await states()).toMatchObject({ older: 'current', newer: 'ended' })
  expect(await auditOf(shop, admin, 'commission', newer.id)).toMatchObject([{ action: 'create' }, { action: 'end' }])
})

describe('it is refused to end a rule', () => {
  test('that is not there', async () => {
    expect(await end(999_999)).toMatchObject({ status: 404, body: problem('commission_rule_not_found') })
  })

  test('that has ended', async () => {
    const { id } = (await add({ categoryId: 1 })).body
    await end(id)
    expect(await end(id)).toMatchObject({ status: 409, body: problem('commission_rule_ended') })
  })

  test('that is all there is for everything, until another is: of two admins at once one is told so', async () => {
    const first = (await listed()).find(({ name }) => name === 'Shop’s default') ?? { id: 0 }
    await add({ name: 'to come', validFrom: dayIn(2) })
    expect(await end(first.id)).toMatchObject({ status: 409, body: problem('commission_default_needed') })
    const second = (await add({ name: 'Default' })).body
    const answers = await Promise.all([end(first.id), end(second.id)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

describe('a rule is refused at its field:', () => {
  test.each<[string, object]>([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(61) }],
    ['percent', { percent: -0.01 }],
    ['percent', { percent: 50.01 }],
    ['percent', { percent: 7.255 }],
    ['percent', { percent: '10' }],
    ['fixed', { fixed: -1 }],
    ['fixed', { fixed: 0.005 }],
    ['lowest', { lowest: 10_000_001 }],
    ['highest', { lowest: 20, highest: 19.99 }],
    ['vendorId', { vendorId: 999_999 }],
    ['categoryId', { categoryId: 999_999 }],
    ['validFrom', { validFrom: '2027-02-30' }],
    ['validFrom', { validFrom: dayIn(-1) }],
  ])('%s of %j', async (field, body) => {
    for (const call of ['POST /api/commission/rules', 'POST /api/commission/trial'] as const) {
      const answer = await shop.call(call, { body: { name: 'Tenth', percent: 10, ...body } }, admin.token)
      expect(answer).toMatchObject({ status: 400, body: problem('invalid_request') })
      expect(Object.keys(answer.body.fields)).toEqual([field])
    }
  })

  test('a closed store', async () => {
    const store = await shop.given.vendor()
    await shop.db.updateTable('vendors').set({ deleted_at: new Date() }).where('id', '=', store.id).execute()
    expect((await add({ vendorId: store.id })).body.fields).toEqual({ vendorId: 'The store no longer exists.' })
  })
})

test('a rule of a category that was deleted stays on the list, and says so by no name', async () => {
  const category = await shop.given.category('For a while', 1)
  const { id } = (await add({ name: 'gone', categoryId: category })).body
  await shop.call('DELETE /api/categories/:id', { params: { id: String(category) } }, admin.token)
  expect((await listed()).find((rule) => rule.id === id)).toMatchObject({ category: { id: category, name: '' } })
})

describe('rates of VAT', () => {
  const rates = async (): Promise<object[]> =>
    (await shop.call('GET /api/commission/vat-rates', {}, admin.token)).body.rates
  const say = (what: string, percent: number, validFrom: string) =>
    shop.call('POST /api/commission/vat-rates', { body: { what, percent, validFrom } as never }, admin.token)

  test('begin with those of the law', async () => {
    expect(await rates()).toMatchObject([
      { what: 'commission', percent: 15, validFrom: '2025-07-01', isCurrent: true },
      { what: 'goods', percent: 10, validFrom: '2025-01-22', isCurrent: true },
      { what: 'goods', percent: 15, validFrom: '2025-01-09', isCurrent: false },
      { what: 'goods', percent: 7.5 },
      { what: 'commission', percent: 5, isCurrent: false },
    ])
  })

  test('an admin adds one of a day to come, and mends it by saying it again', async () => {
    const { body } = await say('goods', 51, '2099-07-01')
    expect(body).toMatchObject({ what: 'goods', percent: 51, validFrom: '2099-07-01', isCurrent: false })
    await say('goods', 15, '2099-07-01')
    expect((await rates()).slice(0, 4)).toMatchObject([
      { what: 'goods', percent: 15, isCurrent: false },
      { what: 'goods', percent: 51 },
      { what: 'commission', percent: 15, isCurrent: true },
      { what: 'goods', percent: 10, isCurrent: true },
    ])
    expect(await auditOf(shop, admin, 'vat', body.id)).toMatchObject([{ action: 'create', after: { percent: 51 } }])
  })

  test.each<[string, number, string]>([
    ['percent', 100.5, '2099-07-01'],
    ['validFrom', 10, 'July'],
  ])('are refused at %s', async (field, percent, day) => {
    expect(Object.keys((await say('goods', percent, day)).body.fields)).toEqual([field])
  })
})
