import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Size } from '#contract/values/sizes'
import { transact } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { insertProducts, type ProductDraft } from '../products/insert-products.ts'
import { importFile } from '../testing/imports.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'
import { exportProducts } from './export.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** Undecoded: a reader of text would swallow the mark at the beginning. */
async function exported(token: string): Promise<{ text: string; type: string | null }> {
  const answer = await fetch(`${shop.url}/api/product/export`, { headers: { authorization: `Bearer ${token}` } })
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer())
  return { text, type: answer.headers.get('content-type') }
}

async function rowsFor(token: string): Promise<Record<string, string>[]> {
  return parse((await exported(token)).text, { bom: true, columns: true })
}

function draft(vendorId: number, more: Partial<ProductDraft>): ProductDraft {
  const empty = { description: '', specification: '', compareAtPoisha: null, tags: [], chart: null, image: null }
  return { vendorId, categoryId: 1, name: 'Cap', pricePoisha: 100_000, sizes: [], ...empty, ...more }
}

const put = (drafts: ProductDraft[]) => transact(shop.db, (tx) => insertProducts(tx, drafts))

describe('an export', () => {
  test('is a CSV that spreadsheets take for UTF-8, with everything that a row can say', async () => {
    const vendor = await shop.given.vendor()
    const below = await shop.given.category('Panjabi', 1)
    const sizes = [
      { size: 'XL' as const, stock: null },
      { size: 'M' as const, stock: 5 },
    ]
    const [id] = await put([
      draft(vendor.id, { name: 'নকশি, "white"', categoryId: below, pricePoisha: 12_550, sizes, tags: ['a', 'b'] }),
    ])
    const { text, type } = await exported(vendor.token)
    expect(type).toBe('text/csv; charset=utf-8')
    expect(text).toBe(
      '\ufeffname,category,price,compareAtPrice,sizes,stock,tags,description,specification,ownNumber,haatId\r\n' +
        `"নকশি, ""white""",Men > Panjabi,125.5,,M|XL,M:5,a|b,,,,${id}\r\n`,
    )
  })

  test('is refused to whoever has no store and is no admin, before a line is read', async () => {
    const { id } = await shop.given.account()
    const shopper = { id, name: 'moni', role: 'User' as const, vendor: null }
    expect(() => exportProducts(shop.db, shopper)).toThrow(new Refusal('not_allowed'))
  })

  test('of a vendor holds its own products that are not deleted; an admin’s all, with their store', async () => {
    const [one, other, admin] = [
      await shop.given.vendor(),
      await shop.given.vendor(),
      await shop.given.account('Admin'),
    ]
    const [gone = 0] = await put([draft(one.id, { name: 'Gone' }), draft(one.id, {}), draft(other.id, { name: 'Hat' })])
    await shop.db.updateTable('products').set({ deleted_at: new Date() }).where('id', '=', gone).execute()
    expect((await rowsFor(one.token)).map(({ name }) => name)).toEqual(['Cap'])
    const all = await rowsFor(admin.token)
    expect(all.filter(({ name }) => name === 'Hat').map(({ store }) => store)).toEqual([
      expect.stringContaining('Store of'),
    ])
  })

  test('of many products has each once, in the order in which they were made', async () => {
    const vendor = await shop.given.vendor()
    await put(Array.from({ length: 1_205 }, (_, at) => draft(vendor.id, { name: `Number ${at}` })))
    const names = (await rowsFor(vendor.token)).map(({ name }) => name)
    expect(names).toEqual(Array.from({ length: 1_205 }, (_, at) => `Number ${at}`))
  })

  test('never begins a cell with what a spreadsheet would run', async () => {
    const vendor = await shop.given.vendor()
    await put(['=1+1', '+1', '-1', '@sum'].map((name) => draft(vendor.id, { name, description: `\t${name}` })))
    for (const row of await rowsFor(vendor.token))
      for (const cell of Object.values(row)) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
  })
})

const words = (most: number) =>
  fc.stringMatching(/^['=+\-@"|\\,;:>\r\n a-cঅ]{0,20}$/).map((text) => text.trim().slice(0, most))
const size = fc.record({ size: fc.constantFrom<Size[]>('M', 'L', 'XL', 'XXL'), stock: fc.option(fc.nat(50)) })

test('what is exported can be imported again and is the same', async () => {
  const deep = await shop.given.category('Deep', await shop.given.category('Round', 2))
  const product = fc.record({
    name: words(160).map((text) => text.replace(/\s+/g, ' ') || 'x'),
    description: words(160),
    specification: words(160).map((text) => `<p>${text.replace(/\r/g, '')}</p>`),
    categoryId: fc.constantFrom(1, 2, 3, deep),
    pricePoisha: fc.nat(1_000_000),
    tags: fc.uniqueArray(
      words(40)
        .map((tag) => tag.replace(/\s+/g, ' '))
        .filter((tag) => tag !== ''),
      { selector: (tag) => tag.toLowerCase(), maxLength: 5 },
    ),
    sizes: fc.uniqueArray(size, { selector: (each) => each.size }),
    isReduced: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(product, { minLength: 1, maxLength: 30 }), async (products) => {
      const [from, to] = [await shop.given.vendor(), await shop.given.vendor()]
      // A file’s price of 0 beside an earlier one is read as that.
      const drafts = products.map(({ isReduced, ...each }) =>
        draft(from.id, { ...each, compareAtPoisha: isReduced && each.pricePoisha > 0 ? each.pricePoisha + 1 : null }),
      )
      await put(drafts)
      const { text } = await exported(from.token)
      expect((await importFile(shop, to.token, { file: text })).problems).toEqual([])
      // Of another store they are other products.
      const withoutIds = (csv: string) => csv.replace(/(haatId|\d+)(?=\r\n)/g, '')
      expect(withoutIds((await exported(to.token)).text)).toBe(withoutIds(text))
    }),
    { numRuns: 15 },
  )
})
