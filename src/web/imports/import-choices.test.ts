import { expect, test } from 'vitest'
import { type Choices, firstChoices, mappingOf, missingIn } from './import-choices.ts'

const table = { columns: ['name'], rows: [['Cap']] }
const WAYS = new Map([[5, 'Men > Caps']])
const first = firstChoices(table, WAYS)
const choicesOf = (fixed: Partial<Choices['fixed']>): Choices => ({
  ...first,
  fixed: { ...first.fixed, categoryId: '5', price: '450', ...fixed },
})

test.each([
  ['450', '12', 450, 12],
  [' 450.50 ', ' 12 ', 450.5, 12],
  ['১২৫০', '১২', 1250, 12],
  ['৳ 1,250', '0', 1250, 0],
])(
  'one price %j and one stock %j for all products are read as in the form of a product',
  (price, stock, taka, pieces) => {
    const choices = choicesOf({ price, stock })
    expect(missingIn(choices)).toEqual([])
    expect(mappingOf(choices).fixed).toMatchObject({ price: taka, stock: pieces, categoryId: 5 })
  },
)

test('without a stock nothing is counted', () => {
  expect(missingIn(choicesOf({ stock: ' ' }))).toEqual([])
  expect(mappingOf(choicesOf({ stock: ' ' })).fixed).not.toHaveProperty('stock')
})

test.each<Partial<Choices['fixed']>>([
  { price: '' },
  { price: 'ask us' },
  { price: '-5' },
  { price: '12.345' },
  { stock: 'many' },
  { stock: '1.5' },
  { categoryId: '' },
])('nothing is sent with %j', (fixed) => {
  expect(missingIn(choicesOf(fixed))).toHaveLength(1)
})
