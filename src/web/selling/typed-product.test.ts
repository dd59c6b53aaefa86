import { describe, expect, test } from 'vitest'
import type { ManagedProduct } from '#contract/selling'
import { amountIn } from '#contract/values/money'
import { problemsOf } from './product-problems.ts'
import { blankRow, changesOf, formOf, inchesIn, type TypedProduct, typedOf } from './typed-product.ts'

const panjabi: TypedProduct = {
  ...typedOf(null),
  category: '1',
  name: 'Panjabi',
  price: '৳ 1,250',
  sizes: ['M', 'XL'],
  stock: { M: '5', L: '7', XL: '', XXL: '' },
}

const saved: ManagedProduct = {
  id: 1,
  name: 'Panjabi',
  price: 1250,
  compareAtPrice: null,
  imagePath: null,
  tags: [],
  sizes: ['M', 'L'],
  soldOutSizes: [],
  size: '',
  sizeChart: '',
  description: '',
  specification: '',
  chart: [],
  categoryId: 1,
  categoryName: 'Men',
  vendorId: 1,
  storeName: 'Haat',
  createdAt: '2026-11-21T00:00:00.000Z',
  stock: { M: 5, L: null },
  isOnSale: true,
  version: 3,
}

function sent(typed: TypedProduct, picture: File | null = null): FormData {
  return formOf(typed, picture)
}

describe('a new product', () => {
  test('begins with the default size chart', () => {
    expect(typedOf(null).sizeChart.map(({ key, ...row }) => row)).toEqual([
      { size: 'M', chest: '39', length: '27.5', sleeve: '8.5' },
      { size: 'L', chest: '40.5', length: '28', sleeve: '8.75' },
    ])
  })

  test('is not sent before it has a category, a name and a price: all three are named at once', () => {
    expect(problemsOf(typedOf(null), null)).toEqual({
      category: 'Choose a category.',
      name: 'Please fill this in.',
      price: 'Enter a price.',
    })
  })

  test('is sent once nothing is wrong with it', () => {
    expect(problemsOf(panjabi, null)).toEqual({})
  })
})

describe('what is typed is understood', () => {
  test.each([
    ['৳ 1,250.50', '1250.50'],
    ['১২৫০', '1250'],
    [' 690 ', '690'],
  ])('the price %s', (typed, amount) => {
    expect(amountIn(typed)).toBe(amount)
  })

  test.each([
    ['39', 39],
    ['27,5', 27.5],
    ['৮.৫', 8.5],
    ['', Number.NaN],
    ['wide', Number.NaN],
  ])('the measure “%s”', (typed, inches) => {
    expect(inchesIn(typed)).toBe(inches)
  })
})

describe('the form that travels', () => {
  test('carries stock of the chosen sizes only, and nothing where it is not counted', () => {
    expect(sent(panjabi).get('stock')).toBe('{"M":5,"L":null,"XL":null,"XXL":null}')
    expect(sent(panjabi).get('sizes')).toBe('["M","XL"]')
  })

  test('of a product that is there carries what was touched and nothing else, and the version it began from', () => {
    const from = typedOf(saved)
    const edit = { typed: { ...from, description: 'Cool.' }, from }
    expect([...changesOf(edit, null, 3)]).toEqual([
      ['description', 'Cool.'],
      ['fromVersion', '3'],
    ])
  })

  test('carries the stock it began with beside what is typed, so that sales meanwhile stay', () => {
    const from = typedOf(saved)
    const edit = { typed: { ...from, stock: { ...from.stock, M: '15' } }, from }
    expect([...changesOf(edit, null, 3)].slice(0, 2)).toEqual([
      ['stock', '{"M":15,"L":null,"XL":null,"XXL":null}'],
      ['stockSeen', '{"M":5,"L":null,"XL":null,"XXL":null}'],
    ])
  })

  test('carries the price as a bare amount', () => {
    expect(sent(panjabi).get('price')).toBe('1250')
    expect(sent(panjabi).get('compareAtPrice')).toBe('')
  })

  test('carries a picture, or the wish to take it away, or neither', () => {
    const picture = new File(['x'], 'p.png', { type: 'image/png' })
    expect(sent(panjabi).has('imageFile')).toBe(false)
    expect(sent(panjabi).has('removeImage')).toBe(false)
    expect(sent(panjabi, picture).get('imageFile')).toBeInstanceOf(File)
    expect(sent({ ...panjabi, isPictureRemoved: true }).get('removeImage')).toBe('1')
    expect(sent({ ...panjabi, isPictureRemoved: true }, picture).has('removeImage')).toBe(false)
  })
})

describe('a field that is wrong is named', () => {
  const wrong: [string, Partial<TypedProduct>, string][] = [
    ['a negative price', { price: '-5' }, 'price'],
    ['three decimals', { price: '5.125' }, 'price'],
    ['a price beyond all prices', { price: '10000001' }, 'price'],
    ['an earlier price that is not above the price', { compareAtPrice: '1250' }, 'compareAtPrice'],
    ['half a piece in stock', { stock: { ...panjabi.stock, M: '1.5' } }, 'stock.M'],
    ['words for a stock', { stock: { ...panjabi.stock, XL: 'many' } }, 'stock.XL'],
    [
      'a chart row without a chest',
      { sizeChart: [{ ...blankRow([]), length: '1', sleeve: '1' }] },
      'sizeChart.0.chest',
    ],
  ]
  test.each(wrong)('%s', (_, part, field) => {
    expect(Object.keys(problemsOf({ ...panjabi, ...part }, null))).toEqual([field])
  })

  test('stock of a size that is not offered is nobody’s concern', () => {
    expect(problemsOf({ ...panjabi, stock: { ...panjabi.stock, L: 'many' } }, null)).toEqual({})
  })

  test('a picture that is no picture', () => {
    const words = new File(['x'], 'p.txt', { type: 'text/plain' })
    expect(problemsOf(panjabi, words)).toEqual({ imageFile: 'Choose a JPEG, PNG, WebP or AVIF picture.' })
  })
})

test('a new row of the chart is for the first size that has none', () => {
  expect(blankRow(typedOf(null).sizeChart)).toEqual({ key: 2, size: 'XL', chest: '', length: '', sleeve: '' })
})
