import { expect, test } from 'vitest'
import type { Size } from '#contract/values/sizes'
import { choiceIn, queryOf } from './choice.ts'

const panjabi: { sizes: Size[]; soldOutSizes: Size[] } = { sizes: ['M', 'L', 'XL'], soldOutSizes: ['XL'] }

test('what was chosen comes back out of the address', () => {
  const choice = { size: 'L', quantity: '3' }
  expect(choiceIn(queryOf(choice), panjabi)).toEqual(choice)
})

test.each([
  ['nothing', '', { size: '', quantity: '1' }],
  ['a size that is not offered', '?size=XXL&quantity=2', { size: '', quantity: '2' }],
  ['a size that has sold out meanwhile', '?size=XL&quantity=2', { size: '', quantity: '2' }],
  ['too many', '?size=M&quantity=1000', { size: 'M', quantity: '99' }],
  ['less than one', '?size=M&quantity=-3', { size: 'M', quantity: '1' }],
  ['no number', '?size=M&quantity=many', { size: 'M', quantity: '1' }],
  ['half a piece', '?size=M&quantity=2.5', { size: 'M', quantity: '1' }],
  ['a power of ten', '?size=M&quantity=1e1', { size: 'M', quantity: '1' }],
  ['other digits', '?size=M&quantity=৩', { size: 'M', quantity: '3' }],
])('an address that says %s is taken for what the product offers', (_, search, choice) => {
  expect(choiceIn(search, panjabi)).toEqual(choice)
})
