import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importedBy, importFile, told } from '../testing/imports.ts'
import { openTestShop, type TestShop } from '../testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await shop.given.category('Panjabi', 1)
  const ethnic = await shop.given.category('Ethnic', 2)
  await shop.given.category('Saree', ethnic)
})
afterAll(() => shop.close())

/** What came of a file, and the products that its store has by then. */
async function imported(lines: string[]) {
  const vendor = await shop.given.vendor()
  const job = await importFile(shop, vendor.token, { file: lines.join('\n') })
  return { job, words: told(job), products: await importedBy(shop, vendor) }
}

async function productIn(lines: string[]) {
  const { words, products } = await imported(lines)
  expect(words).toEqual([])
  expect(products).toHaveLength(1)
  return products[0]
}

describe('a table', () => {
  test.each([
    ['semicolons', ';', '\ufeff'],
    ['tabs', '\t', ''],
    ['commas', ',', ''],
  ])('may part its cells by %s', async (_, mark, begin) => {
    const lines = ['name,category,price,sizes', '"Shirt, soft",Men,990,M'].map((line) =>
      line.replace(/("[^"]*")|,/g, (all, quoted) => quoted ?? (all && mark)),
    )
    expect(await productIn([begin + lines[0], lines[1] ?? ''])).toMatchObject({ name: 'Shirt, soft', price: 990 })
  })

  test('may keep numbers and names as text by an equals sign', async () => {
    const { products } = await imported([
      'sku,name,category,price,sizes',
      '="0070050001",="Voile kurti",Women,="990",M',
      '"=""X-2""","=""Lawn kurti""",Women,890,M',
    ])
    expect(products.map(({ name, price, ownNumber }) => [name, price, ownNumber])).toEqual([
      ['Lawn kurti', 890, 'X-2'],
      ['Voile kurti', 990, '0070050001'],
    ])
  })

  test.each([
    ['Title,Type,Variant Price,Sizes'],
    ['Name,Category,Price (Tk),Sizes'],
    ['নাম,ক্যাটাগরি,দাম (টাকা),সাইজ'],
    ['Product name*,Category,Price in taka,Size'],
  ])('may call its columns %s', async (heads) => {
    expect(await productIn([heads, 'Cotton shirt,Men,990,M'])).toMatchObject({ price: 990, sizes: ['M'] })
  })
})

describe('amounts are read as people write them', () => {
  test.each([
    ['১২৫০ টাকা', 1250],
    ['৳ 1,250/-', 1250],
    ['Tk. 1250 only', 1250],
    ['1250.5000', 1250.5],
    ['1250.000', 1250],
  ])('a price of %s', async (price, taka) => {
    expect(await productIn(['name,category,price,sizes', `Cap,Men,"${price}",M`])).toMatchObject({ price: taka })
  })

  test.each([
    ['12.0000', 12],
    ['"1,200"', 1200],
    ['১২ পিস', 12],
    ['-2', 0],
    ['In stock', null],
    ['Stock out', 0],
  ])('a stock of %s', async (stock, pieces) => {
    const product = await productIn(['name,category,price,sizes,stock', `Cap,Men,900,M,${stock}`])
    expect(product?.stock).toEqual({ M: pieces })
  })

  test.each(['2.500', '1.000', '৳ 12.500'])('but %s is told, as its dot may part thousands', async (price) => {
    const { words, products } = await imported(['name,category,price,sizes', `Jacket,Men,${price},M`])
    expect(words).toEqual([`2 price: “${price}” is ambiguous. Write 2500, or 2.50.`])
    expect(products).toEqual([])
  })
})

describe('of two prices', () => {
  test.each([
    ['Sale price,Regular price', ',850', 850, null],
    ['Sale price,Regular price', '700,850', 700, 850],
    ['Sale price,Regular price', '0,850', 850, null],
    ['price,sale_price', '850,700', 700, 850],
    ['price,special_price', '850,', 850, null],
    ['price,special_price', ',700', 700, null],
    ['price,compareAtPrice', '850,900', 850, 900],
    ['price,compareAtPrice', '850,850', 850, null],
    ['price,compareAtPrice', '850,0.00', 850, null],
    ['price,compareAtPrice', ',850', 850, null],
    ['price,compareAtPrice', '0,850', 850, null],
  ])('%s of %s the lower is paid, and the other struck through', async (heads, prices, price, compareAtPrice) => {
    const product = await productIn([`name,category,${heads},sizes`, `Polo,Men,${prices},M`])
    expect(product).toMatchObject({ price, compareAtPrice })
  })

  test.each([
    ['Date sale price ends', '2020-01-31', 850],
    ['Date sale price ends', '2999-01-31', 700],
    ['Date sale price starts', '2999-01-31 00:00:00', 850],
    ['special_from_date', '2020-01-31', 700],
    ['sale price effective date', '2020-01-01T13:00-0800/2020-01-31T15:30-0800', 850],
    ['sale price effective date', '2020-01-01T13:00-0800/2999-01-31T15:30-0800', 700],
  ])('the sale price counts only on its days: %s %s', async (head, days, price) => {
    const product = await productIn([`name,category,price,sale price,${head}`, `Polo,Men,850,700,${days}`])
    expect(product).toMatchObject({ price })
  })

  test('days of a sale that nobody can read are told', async () => {
    const { words } = await imported(['name,category,price,sale price,Date sale price ends', 'Polo,Men,850,700,1/2/26'])
    expect(words).toEqual([expect.stringContaining('2 sale price: “1/2/26” is no day, so the sale price is unclear')])
  })

  test('an earlier price below the price is told', async () => {
    const { words } = await imported(['name,category,price,compareAtPrice', 'Polo,Men,850,180'])
    expect(words).toEqual(['2 compareAtPrice: Must be above the price.'])
  })

  test('no price at all is told', async () => {
    const { words } = await imported(['name,category,Sale price,Regular price', 'Polo,Men,,'])
    expect(words).toEqual(['2 Regular price: Enter a price.'])
  })
})

describe('sizes and categories by their other names', () => {
  test.each([
    ['L,XL,2XL', ['L', 'XL', 'XXL']],
    ['Medium | Extra Large', ['M', 'XL']],
    ['m / double xl', ['M', 'XXL']],
    ['M L', ['M', 'L']],
  ])('the sizes %s', async (sizes, known) => {
    expect(await productIn(['name,category,price,sizes', `Shirt,Men,990,"${sizes}"`])).toMatchObject({ sizes: known })
  })

  test.each([
    ['Men > Panjabi', 'Panjabi'],
    ['panjabi', 'Panjabi'],
    ['Women > Saree', 'Saree'],
    ['Women, Women > Saree', 'Saree'],
    ['Clothing > Women > Festive > Saree', 'Saree'],
    ['Default Category/Women,Default Category/Women/Ethnic/Saree', 'Saree'],
    ['Men | New arrivals', 'Men'],
  ])('the category %s', async (words, name) => {
    const product = await productIn(['name,category,price,sizes', `Cloth,"${words}",990,M`])
    expect(product?.categoryName).toBe(name)
  })

  test.each(['Kids > Panjabi', 'Men > Sherwani', 'Men > Panjabi, Kids'])(
    'a category that is not there: %s',
    async (words) => {
      const { job } = await imported(['name,category,price,sizes', `Cloth,"${words}",990,M`])
      expect([words, job.state]).toEqual([words, words.includes(',') ? 'done' : 'refused'])
    },
  )

  test('two of one depth are told', async () => {
    const { words } = await imported(['name,category,price,sizes', 'Cloth,"Men, Women",990,M'])
    expect(words).toEqual([
      '2 category: Several categories are called “Men, Women”. Write a path, such as Men > Panjabi.',
    ])
  })
})

describe('texts', () => {
  test('of HTML become lines of plain text, and names plain words', async () => {
    const html =
      '<p>Handmade, <b>linen</b> &amp; cotton</p>\\n<ul><li>Soft</li><li>Airy&nbsp;&lt;3</li></ul><script>x</script>'
    const product = await productIn(['Title,Body (HTML),Price,Type,Sizes', `Kurta &amp; pajama,"${html}",1450,Men,M`])
    expect(product).toMatchObject({
      name: 'Kurta & pajama',
      description: 'Handmade, linen & cotton\n- Soft\n- Airy <3',
    })
  })

  test('that are no HTML stay as they are', async () => {
    const text = 'Price < 500 & soft\n\n  for you > them'
    const product = await productIn(['name,description,price,category', `Cap,"${text}",1450,Men`])
    expect(product?.description).toBe(text)
  })

  test.each([
    ['name', '?????? ????????,soft'],
    ['name', 'Lawn ????? kurti,soft'],
    ['description', 'Kurti,??????? ????'],
    ['name', 'à¦¶à¦¾à¦¡à¦¼à¦¿,soft'],
    ['name', 'Lawn \ufffd\ufffd,soft'],
  ])('whose letters were lost are told at the %s: %s', async (column, row) => {
    const { words, products } = await imported(['name,description,category,price,sizes', `${row},Women,990,M`])
    expect(words).toEqual([expect.stringContaining(`2 ${column}: Letters were lost`)])
    expect(products).toEqual([])
  })

  test('may ask', async () => {
    expect(await productIn(['name,price,category', 'Why not??,990,Men'])).toMatchObject({ name: 'Why not??' })
  })
})
