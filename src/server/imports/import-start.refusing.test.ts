import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importFile, sendImport, told, untilOver } from '../testing/imports.ts'
import { openTestShop, problem, type TestShop } from '../testing/shop.ts'
import { untilSomebodyWaits } from '../testing/waiting.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

async function productsOf(vendorId: number) {
  const { body } = await shop.call('GET /api/product', {
    query: { vendorId: String(vendorId), sort: 'price_asc', limit: '100' },
  })
  return body
}

test('a file larger than the shop reads is too large, and says so at its field', async () => {
  const { token } = await shop.given.vendor()
  const { status, body } = await sendImport(shop, token, { file: new Uint8Array(10 * 1024 * 1024 + 1).fill(0x61) })
  const message = 'A CSV file has at most 10 MB.'
  expect([status, body]).toMatchObject([413, { ...problem('too_large'), message, fields: { file: message } }])
})

describe('a file with problems', () => {
  test('is told every one of them by line and column, and stores nothing', async () => {
    const vendor = await shop.given.vendor()
    await shop.given.category('Twins', 1)
    await shop.given.category('Twins', 2)
    const file = [
      'name,price,compareAtPrice,category,sizes,stock,tags',
      'Fine,100,,Men,M,5,',
      ',free,,Nowhere,S,half,',
      `${'x'.repeat(161)},-5,,Twins,M,L:4,${Array.from({ length: 21 }, (_, at) => `t${at}`).join('|')}`,
      '"Two',
      'lines",10000001,,,M,1.5,',
      'Same,100,90,Men,,3,',
      'Wide,1,,Men,M,1,a,b',
    ].join('\n')
    const expected = [
      '3 name: Please fill this in.',
      '3 price: “free” is not an amount of money.',
      '3 category: There is no category “Nowhere”.',
      '3 sizes: “S” is not a size. Sizes are M, L, XL, XXL.',
      '3 stock: Stock must be a whole number from 0 to 1,000,000.',
      '3 stock: This stock belongs to no size.',
      '4 name: At most 160 characters.',
      '4 price: Must be between 0 and 10,000,000 taka with at most two decimals.',
      '4 category: Several categories are called “Twins”. Write a path, such as Men > Panjabi.',
      '4 stock: L is not one of this product’s sizes.',
      '4 tags: At most 20 tags.',
      '5 price: Must be between 0 and 10,000,000 taka with at most two decimals.',
      '5 category: Choose a category.',
      '5 stock: Stock must be a whole number from 0 to 1,000,000.',
      '6 compareAtPrice: Must be above the price.',
      '6 stock: This stock belongs to no size.',
      '7 : More cells than the header. Comma outside quotation marks?',
    ]
    for (const dryRun of ['1', '0'] as const) {
      const job = await importFile(shop, vendor.token, { file, dryRun })
      expect([job.state, job.created, job.problemCount]).toEqual(['refused', 0, expected.length])
      expect(told(job).toSorted()).toEqual(expected.toSorted())
    }
    expect(await productsOf(vendor.id)).toEqual([])
  })

  test('has the first thousand listed and all counted', async () => {
    const { token } = await shop.given.vendor()
    const job = await importFile(shop, token, {
      file: `name,price,category\n${'x,free,Men\n'.repeat(1500)}`,
      dryRun: '1',
    })
    expect([job.problems.length, job.problemCount, job.rowsTotal]).toEqual([1000, 1500, 1500])
  })

  test('is told what no row can mend', async () => {
    const { token } = await shop.given.vendor()
    const check = async (file: string) => told(await importFile(shop, token, { file, dryRun: '1' }))
    expect(await check('cost;colour\n5;red\n')).toContain('1 name: The file has no such column.')
    expect(await check('name,price,category\n')).toEqual(['1 : There are no rows below the header.'])
    expect(await check('name\nCap\n')).toEqual(['1 price: No price given.', '1 category: No category given.'])
    expect(await check('name,price,category\nCap,1,Men\n"Hat,2,Men\n')).toEqual(['3 : A quotation mark is not closed.'])
    expect(await check('name,price,category\nCap,1,Men\n"Hat"x,2,Men\n')).toEqual([
      expect.stringMatching(/^3 : Quotation marks do not match/),
    ])
    expect(await check(`name,price,category\n${'x,1,Men\n'.repeat(20_001)}`)).toEqual([
      '20002 : A file has at most 20,000 rows.',
    ])
  })

  test('a dry run of a good file stores nothing either', async () => {
    const vendor = await shop.given.vendor()
    const job = await importFile(shop, vendor.token, { file: 'name,price,category\nCap,1,Men', dryRun: '1' })
    expect([job.state, job.isDryRun, job.created, await productsOf(vendor.id)]).toEqual(['done', true, 0, []])
  })

  test('is refused at the door where it is no UTF-8 text', async () => {
    const { token } = await shop.given.vendor()
    for (const file of [
      Buffer.from('name,price\nCap,1', 'utf16le'),
      Buffer.from([0xff, 0xfe, 0x6e, 0]),
      Buffer.from('name\nCaf\u00e9', 'latin1'),
    ]) {
      const { status, body } = await sendImport(shop, token, { file })
      expect([status, body.fields.file]).toEqual([400, expect.stringContaining('not UTF-8')])
    }
  })
})

describe('where the good rows are asked for alone', () => {
  const file = 'name,price,category\nCap,1,Men\n,1,Men\nHat,free,Nowhere\nGamcha,120,Men'

  test('they are imported; the others are left out, and what is wrong with them is told', async () => {
    const vendor = await shop.given.vendor()
    const job = await importFile(shop, vendor.token, { file, goodRows: '1' })
    expect(job).toMatchObject({ state: 'done', rowsTotal: 4, rowsGood: 2, created: 2, problemCount: 3 })
    expect(job.problems.map(({ line }) => line)).toEqual([3, 4, 4])
    expect(await productsOf(vendor.id)).toHaveLength(2)
  })

  test('a check of all tells how many they are', async () => {
    const { token } = await shop.given.vendor()
    const job = await importFile(shop, token, { file, dryRun: '1' })
    expect(job).toMatchObject({ state: 'refused', rowsTotal: 4, rowsGood: 2, created: 0 })
  })

  test.each([
    ['has none', 'name,price,category\n,1,Men'],
    ['cannot be read to its end', 'name,price,category\nCap,1,Men\n"Hat,2,Men'],
    ['has no price', 'name,category\nCap,Men'],
  ])('nothing is imported of a file that %s', async (_, unusable) => {
    const vendor = await shop.given.vendor()
    const job = await importFile(shop, vendor.token, { file: unusable, goodRows: '1' })
    expect(job).toMatchObject({ state: 'refused', rowsGood: 0, created: 0 })
    expect(await productsOf(vendor.id)).toEqual([])
  })
})

test('a file whose category is deleted while it is imported stores nothing and says so', async () => {
  const vendor = await shop.given.vendor()
  const doomed = await shop.given.category('Doomed', 3)
  const { id } = await shop.db.transaction().execute(async (tx) => {
    await tx.deleteFrom('categories').where('id', '=', doomed).execute()
    const { body } = await sendImport(shop, vendor.token, { file: 'name,price,category\nCap,1,Men\nHat,1,Doomed' })
    await untilSomebodyWaits(shop)
    return body
  })
  const job = await untilOver(shop, vendor.token, id)
  expect([job.state, job.created, told(job)]).toEqual([
    'refused',
    0,
    ['1 : A category was deleted. Check the file again.'],
  ])
  expect(await productsOf(vendor.id)).toEqual([])
})

describe('imports under way', () => {
  test('one for an account and two for the shop; the rest are told to wait', async () => {
    const [one, two, three] = [await shop.given.vendor(), await shop.given.vendor(), await shop.given.vendor()]
    const held = await shop.given.category('Held', 3)
    const send = ({ token }: { token: string }) =>
      sendImport(shop, token, { file: 'name,price,category\nGamcha,120,Held' })
    const answers = await shop.db.transaction().execute(async (tx) => {
      await tx.selectFrom('categories').select('id').where('id', '=', held).forUpdate().execute()
      return [await send(one), await send(one), await send(two), await send(three)]
    })
    expect(answers.map(({ status }) => status)).toEqual([200, 429, 200, 429])
    expect(answers[1]?.body).toMatchObject(problem('too_many_attempts'))
    expect((await untilOver(shop, one.token, answers[0]?.body.id)).created).toBe(1)
    expect((await untilOver(shop, two.token, answers[2]?.body.id)).created).toBe(1)
    expect((await send(three)).status).toBe(200)
  })

  test('are nobody’s business but their owner’s', async () => {
    const [owner, other, admin] = [
      await shop.given.vendor(),
      await shop.given.vendor(),
      await shop.given.account('Admin'),
    ]
    const { id } = await importFile(shop, owner.token, { file: 'name,price,category\nCap,1,Men', dryRun: '1' })
    for (const { token } of [other, admin]) {
      const { status, body } = await shop.call('GET /api/product/import/:job', { params: { job: id } }, token)
      expect([status, body.code]).toEqual([404, 'import_not_found'])
    }
  })
})
