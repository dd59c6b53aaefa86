import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ManagedProduct } from '#contract/selling'
import type { Answer } from '../testing/shop.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
let vendor: { id: number; token: string }
let other: { id: number; token: string }
let closed: { id: number }
let admin: { token: string }
const made: Record<string, number> = {}

/** Two stores and the house, a hidden category, a rejected store; names in no order of making. */
beforeAll(async () => {
  shop = await openTestShop()
  vendor = await shop.given.vendor()
  other = await shop.given.vendor()
  closed = await shop.given.vendor('Rejected')
  admin = await shop.given.account('Admin')
  const panjabi = await shop.given.category('Panjabi', 1)
  const hidden = await shop.given.category('Hidden', panjabi, false)
  made.panjabi = panjabi
  const make = async (name: string, product: Parameters<typeof shop.given.product>[0]) => {
    made[name] = await shop.given.product({ name, vendorId: vendor.id, ...product })
  }
  await make('muslin', { pricePoisha: 300_000, stock: { M: 0, L: 9 }, tags: ['fine'] })
  await make('Cotton', { pricePoisha: 100_000, stock: { M: 5 }, categoryId: panjabi })
  await make('আদ্দি', { pricePoisha: 100_000, stock: { M: 6, L: null } })
  await make('Secret', { pricePoisha: 200_000, categoryId: hidden, tags: ['fine'] })
  await make('Deleted', {})
  await shop.db
    .updateTable('products')
    .set({ deleted_at: new Date() })
    .where('id', '=', made.Deleted ?? 0)
    .execute()
  await make('Others', { vendorId: other.id, tags: ['fine'] })
  await make('House', { vendorId: 1 })
  await make('Rejected', { vendorId: closed.id })
})
afterAll(() => shop.close())

function own(query: Record<string, string> = {}, token = vendor.token): Promise<Answer> {
  return shop.call('GET /api/product/GetProductByVendor', { query }, token)
}

function all(query: Record<string, string> = {}): Promise<Answer> {
  return shop.call('GET /api/product/manage', { query }, admin.token)
}

const names = ({ body }: Answer) => body.map(({ name }: ManagedProduct) => name)

describe('the products of a store', () => {
  test('are its own, newest first, off-sale ones too, and how many', async () => {
    const answer = await own()
    expect(names(answer)).toEqual(['Secret', 'আদ্দি', 'Cotton', 'muslin'])
    expect(answer.headers.get('x-total-count')).toBe('4')
  })

  test('come with the stock of each size, the category by name, and whether shoppers see them', async () => {
    const { body } = await own()
    const told = body.map(({ name, stock, categoryName, isOnSale }: ManagedProduct) => [
      name,
      stock,
      categoryName,
      isOnSale,
    ])
    expect(told).toEqual([
      ['Secret', { M: null, L: null }, 'Hidden', false],
      ['আদ্দি', { M: 6, L: null }, 'Men', true],
      ['Cotton', { M: 5 }, 'Panjabi', true],
      ['muslin', { M: 0, L: 9 }, 'Men', true],
    ])
  })

  test.each<[Record<string, string>, string[]]>([
    [{ sort: 'name' }, ['Cotton', 'muslin', 'Secret', 'আদ্দি']],
    [{ sort: 'price_asc' }, ['Cotton', 'আদ্দি', 'Secret', 'muslin']],
    [{ sort: 'price_desc' }, ['muslin', 'Secret', 'আদ্দি', 'Cotton']],
    [{ stock: 'sold-out' }, ['muslin']],
    [{ stock: 'low' }, ['Cotton']],
    [{ search: 'fine' }, ['Secret', 'muslin']],
    [{ search: 'musli' }, ['muslin']],
    [{ search: 'secert' }, ['Secret']],
    [{ search: 'আদ্দি' }, ['আদ্দি']],
    [{ search: '???' }, []],
    [{ search: 'fine', stock: 'sold-out', sort: 'name' }, ['muslin']],
    [{ categoryId: '2' }, []],
  ])('asked for with %j', async (query, expected) => {
    expect(names(await own(query))).toEqual(expected)
  })

  test('run low at the line that admins set, and one that has sold out does not run low', async () => {
    const setLine = (lowStockLine: number) => shop.call('PUT /api/settings', { body: { lowStockLine } }, admin.token)
    await setLine(9)
    expect(names(await own({ stock: 'low' }))).toEqual(['আদ্দি', 'Cotton', 'muslin'])
    await setLine(4)
    expect(names(await own({ stock: 'low' }))).toEqual([])
    await setLine(5)
  })

  test('of a category are those below it too, hidden ones not left out', async () => {
    expect(names(await own({ categoryId: String(made.panjabi) }))).toEqual(['Secret', 'Cotton'])
  })

  test.each(['newest', 'name', 'price_asc', 'price_desc'])(
    'sorted by %s come page by page, each once',
    async (sort) => {
      const whole = names(await own({ sort }))
      const seen: string[] = []
      for (let path: string | undefined = `/api/product/GetProductByVendor?sort=${sort}&limit=1`; path; ) {
        const page = await shop.request('GET', path, { headers: { authorization: `Bearer ${vendor.token}` } })
        expect({ total: page.headers.get('x-total-count'), count: page.body.length }).toEqual({ total: '4', count: 1 })
        seen.push(...names(page))
        path = /^<(.+)>; rel="next"$/.exec(page.headers.get('link') ?? '')?.[1]
      }
      expect(seen).toEqual(whole)
    },
  )

  const cursor = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  test.each([
    ['of another sorting', cursor(['price_asc', 100, 1])],
    ['that no list gave', 'abc'],
    ['that is no name', cursor(['name', 5, 1])],
    ['with a letter that is none', cursor(['name', 'a\u0000', 1])],
    ['with half a letter', cursor(['name', '\ud800', 1])],
  ])('a cursor %s is refused at its field', async (_, text) => {
    expect(await own({ sort: 'name', cursor: text })).toMatchObject({
      status: 400,
      body: { fields: { cursor: expect.any(String) } },
    })
  })
})

describe('the products of all stores', () => {
  test('are an admin’s to see, also those of stores that may not sell', async () => {
    const answer = await all()
    expect(names(answer)).toEqual(['Rejected', 'House', 'Others', 'Secret', 'আদ্দি', 'Cotton', 'muslin'])
    expect(answer.body[0]).toMatchObject({ vendorId: closed.id, isOnSale: false })
    expect(answer.headers.get('x-total-count')).toBe('7')
  })

  test('are asked for by store', async () => {
    expect(names(await all({ vendorId: String(other.id) }))).toEqual(['Others'])
    expect(names(await all({ vendorId: String(vendor.id), search: 'fine' }))).toEqual(['Secret', 'muslin'])
  })

  test('a vendor cannot widen its list by asking for another store', async () => {
    expect(names(await own({ vendorId: String(other.id) }))).not.toContain('Others')
  })
})

describe('size charts to copy from', () => {
  const chart = (chest: number) => JSON.stringify([{ size: 'M', chest, length: 27, sleeve: 8 }])
  async function charts(token: string) {
    const { body } = await shop.call('GET /api/product/charts', {}, token)
    return body.map(({ productName, chart: [row] }: { productName: string; chart: { chest: number }[] }) => [
      productName,
      row?.chest,
    ])
  }

  test('are the different ones of the own products, each by its latest, the latest first', async () => {
    const seller = await shop.given.vendor()
    const make = async (name: string, size_chart: string | null, vendorId = seller.id) => {
      const id = await shop.given.product({ name, vendorId })
      await shop.db.updateTable('products').set({ size_chart }).where('id', '=', id).execute()
    }
    await make('First', chart(38))
    await make('Second', chart(40))
    await make('Third', chart(38))
    await make('Default', null)
    await make('Without', '[]')
    await make('Another’s', chart(44), other.id)
    await make('Of the house', chart(46), 1)
    expect(await charts(seller.token)).toEqual([
      ['Third', 38],
      ['Second', 40],
    ])
    expect(await charts(admin.token)).toEqual([['Of the house', 46]])
    for (let chest = 50; chest < 85; chest += 1) await make(`Chart ${chest}`, chart(chest))
    const latest = await charts(seller.token)
    expect([latest.length, latest[0]]).toEqual([30, ['Chart 84', 84]])
  })
})
