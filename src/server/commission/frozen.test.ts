import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { order, orderBody } from '../testing/orders.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { givenTraders, type Traders } from '../testing/traders.ts'
import { withinOneDay } from '../testing/within-one-day.ts'
import { termsOf } from './found.queries.ts'
import { frozenOf, givenRule } from './testing/given-rule.ts'

withinOneDay()

const MEN = 1

let shop: TestShop
let people: Traders
let tree: { panjabis: number; eid: number }
/** Panjabis for Eid, of the baker and of the weaver. */
let goods: { baked: number; woven: number }
beforeAll(async () => {
  shop = await openTestShop({ maxOpenOrders: 0 })
  people = await givenTraders(shop)
  const panjabis = await shop.given.category('Panjabis', MEN)
  const eid = await shop.given.category('For Eid', panjabis)
  tree = { panjabis, eid }
  const { baker, weaver } = people
  goods = {
    baked: await shop.given.product({ vendorId: baker.id, categoryId: eid, pricePoisha: 100_000 }),
    woven: await shop.given.product({ vendorId: weaver.id, categoryId: eid, pricePoisha: 100_000 }),
  }
})
/** No rule of one test is in the way of the next. */
afterEach(() =>
  shop.db.updateTable('commission_rules').set({ ended_at: sql`now()` }).where('ended_at', 'is', null).execute(),
)
afterAll(() => shop.close())

async function bought(...items: { productId: number; quantity?: number; price?: number }[]) {
  const { status, body } = await order(
    shop,
    people.customer.token,
    orderBody(items.map((item) => ({ price: 1_000, ...item }))),
  )
  expect(status).toBe(201)
  return { id: body.id as number, lines: await frozenOf(shop, body.id) }
}

async function ruleFor(productId: number): Promise<string | undefined> {
  const { lines } = await bought({ productId })
  return lines[0]?.rule
}

test('a shop whose admin said nothing takes nothing, and knows the rates of the VAT', async () => {
  const { lines } = await bought({ productId: goods.baked })
  expect(lines).toMatchObject([
    { rule: 'Shop’s default', commissionPoisha: 0, commissionVatPoisha: 0, goodsVat: 1_000 },
  ])
})

test('a line is sold under its rule, and keeps what it pays, and the VAT on that', async () => {
  await givenRule(shop, { name: 'Tenth', fixedPoisha: 500, highestPoisha: 10_400 })
  expect((await bought({ productId: goods.baked, quantity: 2 })).lines).toEqual([
    {
      ...{ productId: goods.baked, rule: 'Tenth', basisPoints: 1_000, fixedPoisha: 500 },
      ...{ commissionPoisha: 20_800, commissionVat: 1_500, commissionVatPoisha: 3_120, goodsVat: 1_000 },
    },
  ])
})

test('an admin’s order for a customer is sold under the same rules', async () => {
  await givenRule(shop, { name: 'Tenth' })
  const { body } = await order(shop, people.admin.token, orderBody([{ productId: goods.baked, price: 1_000 }]))
  expect(await frozenOf(shop, body.id)).toMatchObject([{ rule: 'Tenth', commissionPoisha: 10_000 }])
})

describe('of the rules that may apply', () => {
  /** The best first. */
  const ranked = () => {
    const vendorId = people.baker.id
    return [
      { name: 'store, category', vendorId, categoryId: tree.eid },
      { name: 'store, category above', vendorId, categoryId: tree.panjabis },
      { name: 'store, root', vendorId, categoryId: MEN },
      { name: 'store', vendorId },
      { name: 'category', categoryId: tree.eid },
      { name: 'category above', categoryId: tree.panjabis },
      { name: 'root', categoryId: MEN },
      { name: 'everything' },
    ]
  }

  test.each([0, 1, 2, 3, 4, 5, 6, 7])('number %i of the ranks is found where there is none before it', async (rank) => {
    // The best is the oldest: what a rule names goes before when it was made.
    const some = ranked().slice(rank)
    for (const [at, rule] of some.entries()) await givenRule(shop, { ...rule, from: at - some.length })
    expect(await ruleFor(goods.baked)).toBe(ranked()[rank]?.name)
  })

  test('a store’s own is nobody else’s, and another category’s is not this one’s', async () => {
    for (const rule of ranked().slice(0, 4)) await givenRule(shop, rule)
    await givenRule(shop, { name: 'women', categoryId: 2 })
    await givenRule(shop, { name: 'everything' })
    expect(await ruleFor(goods.woven)).toBe('everything')
  })

  test('of the same kind the newest is found, of one moment the one written last', async () => {
    await givenRule(shop, { name: 'new', from: -1 })
    await givenRule(shop, { name: 'old', from: -2 })
    expect(await ruleFor(goods.baked)).toBe('new')
    const { valid_from } = await shop.db
      .selectFrom('commission_rules')
      .select('valid_from')
      .where('name', '=', 'new')
      .executeTakeFirstOrThrow()
    await shop.db
      .insertInto('commission_rules')
      .values({ name: 'last', basis_points: 0, fixed_poisha: 0, valid_from, ended_at: null })
      .execute()
    expect(await ruleFor(goods.baked)).toBe('last')
  })

  test('none is found before it begins, nor once it has ended', async () => {
    const second = 1 / 86_400
    await givenRule(shop, { name: 'over', from: -9, until: -second })
    await givenRule(shop, { name: 'now', from: -10 })
    await givenRule(shop, { name: 'to come', from: 60 * second })
    expect(await ruleFor(goods.baked)).toBe('now')
  })

  test('one that ends later still applies', async () => {
    await givenRule(shop, { name: 'until tomorrow', categoryId: 3, until: 1 })
    expect(
      await ruleFor(await shop.given.product({ vendorId: people.baker.id, categoryId: 3, pricePoisha: 100_000 })),
    ).toBe('until tomorrow')
  })

  test('where none is left, nothing is taken', async () => {
    expect((await bought({ productId: goods.baked })).lines).toMatchObject([{ rule: '', commissionPoisha: 0 }])
  })
})

test('lines of several stores are each sold under their own, and a parcel is rounded once', async () => {
  await givenRule(shop, { name: 'of the baker', vendorId: people.baker.id, basisPoints: 1 })
  await givenRule(shop, { name: 'of all', basisPoints: 500 })
  const cheap = await shop.given.product({ vendorId: people.baker.id, pricePoisha: 5_000 })
  const also = await shop.given.product({ vendorId: people.baker.id, pricePoisha: 5_000 })
  const { lines } = await bought(
    { productId: cheap, price: 50 },
    { productId: goods.woven },
    { productId: also, price: 50 },
  )
  const paid = Object.fromEntries(lines.map(({ productId, commissionPoisha }) => [productId, commissionPoisha]))
  // Half a poisha each, and one together.
  expect(paid).toEqual({ [cheap]: 1, [also]: 0, [goods.woven]: 5_000 })
})

test('a piece of ten million taka, ninety-nine times, has a commission too', async () => {
  await givenRule(shop, { name: 'Half', basisPoints: 5_000 })
  const dear = await shop.given.product({ vendorId: people.baker.id, pricePoisha: 1_000_000_000 })
  const { lines } = await bought({ productId: dear, price: 10_000_000, quantity: 99 })
  expect(lines).toMatchObject([{ commissionPoisha: 49_500_000_000, commissionVatPoisha: 7_425_000_000 }])
})

describe('what was frozen', () => {
  test('stays, whatever becomes of the rules', async () => {
    const id = await givenRule(shop, { name: 'Tenth' })
    const { id: orderId, lines } = await bought({ productId: goods.baked })
    await shop.db.updateTable('commission_rules').set({ ended_at: sql`now()` }).where('id', '=', id).execute()
    await givenRule(shop, { name: 'Fifth', basisPoints: 2_000 })
    await shop.db
      .insertInto('vat_rates')
      .values({ what: 'commission', basis_points: 0, valid_from: '2026-01-01' })
      .execute()
    expect(await frozenOf(shop, orderId)).toEqual(lines)
    expect((await bought({ productId: goods.baked })).lines).toMatchObject([{ rule: 'Fifth', commissionVat: 0 }])
    await shop.db
      .insertInto('vat_rates')
      .values({ what: 'commission', basis_points: 1_500, valid_from: '2026-01-01' })
      .execute()
  })

  test('is changed by nobody, the shop itself included', async () => {
    await bought({ productId: goods.baked })
    for (const column of ['commission_poisha', 'commission_basis_points', 'vat_basis_points'] as const)
      await expect(
        shop.db
          .updateTable('order_lines')
          .set({ [column]: 0 })
          .execute(),
      ).rejects.toThrow('append-only')
  })

  test('never passes what the line brings', async () => {
    const line = { product_id: goods.baked, name: 'x', price_poisha: 100, size: 'XL', quantity: 2, stock_taken: false }
    const { id: parcel_id } = await shop.db.selectFrom('parcels').select('id').executeTakeFirstOrThrow()
    const adding = (changes: object) =>
      shop.db
        .insertInto('order_lines')
        .values({ ...line, parcel_id, ...changes })
        .execute()
    await expect(adding({ commission_poisha: 201 })).rejects.toThrow('order_lines_commission')
    await expect(adding({ commission_poisha: -1 })).rejects.toThrow('order_lines_commission')
    await expect(adding({ commission_poisha: 5, commission_vat_poisha: 6 })).rejects.toThrow('order_lines_commission')
  })
})

describe('a rule', () => {
  test('says for ever what it said, and ends once', async () => {
    const id = await givenRule(shop, { name: 'Tenth' })
    const rule = shop.db.updateTable('commission_rules').where('id', '=', id)
    await expect(rule.set({ basis_points: 1 }).execute()).rejects.toThrow('append-only')
    await expect(rule.set({ name: 'x' }).execute()).rejects.toThrow('append-only')
    await expect(shop.db.deleteFrom('commission_rules').where('id', '=', id).execute()).rejects.toThrow('append-only')
    await rule.set({ ended_at: sql`now()` }).execute()
    await expect(rule.set({ ended_at: null }).execute()).rejects.toThrow('append-only')
    await expect(shop.db.deleteFrom('vat_rates').execute()).rejects.toThrow('append-only')
    await expect(shop.db.updateTable('vat_rates').set({ basis_points: 1 }).execute()).rejects.toThrow('append-only')
  })
})

describe('the rate of the VAT', () => {
  const rateOn = async (what: string, day: string) => {
    const { rows } = await sql<{ rate: number }>`
      select basis_points as rate from vat_rates where what = ${what} and valid_from <= ${day}::date
      order by valid_from desc, id desc limit 1`.execute(shop.db)
    return rows[0]?.rate
  }

  test.each([
    ['commission', '2025-06-30', 500],
    ['commission', '2025-07-01', 1_500],
    ['goods', '2025-01-08', 750],
    ['goods', '2025-01-09', 1_500],
    ['goods', '2025-01-21', 1_500],
    ['goods', '2025-01-22', 1_000],
  ])('on %s was, on %s, %i basis points', async (what, day, rate) => {
    expect(await rateOn(what, day)).toBe(rate)
  })

  test('of a day to come does not count yet; of today it does', async () => {
    const now = async () => (await termsOf(shop.db, [goods.baked]))[0]?.goodsVat
    const add = (rate: number, days: number) =>
      sql`
      insert into vat_rates (what, basis_points, valid_from)
      values ('goods', ${rate}, (now() at time zone 'Asia/Dhaka')::date + ${days}::int)`.execute(shop.db)
    await add(1_200, 1)
    expect(await now()).toBe(1_000)
    await add(1_100, 0)
    expect(await now()).toBe(1_100)
    // A typo is mended by the next word on the same day.
    await add(1_000, 0)
    expect(await now()).toBe(1_000)
  })
})
