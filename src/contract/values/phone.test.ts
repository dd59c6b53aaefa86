import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainDigits, wholeNumberIn } from './digits.ts'
import { phoneDigitsIn, phoneIn } from './phone.ts'

const KEPT = '01711000000'

test.each([
  '01711000000',
  '01711-000000',
  '০১৭১১০০০০০০',
  '০১৭১১-০০০০০০',
  '٠١٧١١٠٠٠٠٠٠',
  '۰۱۷۱۱۰۰۰۰۰۰',
  '０１７１１０００００0',
  '+880 1711-000000',
  '+৮৮০ ১৭১১ ০০০০০০',
  '8801711000000',
  '008801711000000',
  '+880 (0) 1711 000000',
  '1711000000',
  ' 017 11 00 00 00 ',
  '01711\u2011000000',
  '\u202a+8801711000000\u202c',
  '01711.000.000',
])('the number of one phone is read from %s', (written) => {
  expect(phoneIn(written)).toBe(KEPT)
})

test.each([
  '',
  '00000000000',
  '01211000000',
  '0171100000',
  '017110000000',
  '0171100000x',
  '+1711000000',
  '+91 1711000000',
  '++8801711000000',
  '01711000000, 01811000000',
  'no number',
])('%j is no mobile number of Bangladesh', (written) => {
  expect(phoneIn(written)).toBeNull()
})

test('any mobile number is kept once and for all', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^01[3-9]\d{8}$/), (phone) => {
      expect(phoneIn(phone)).toBe(phone)
      expect(phoneIn(`+88${phone}`)).toBe(phone)
    }),
  )
})

test.each([
  ['+880 1711-22', '0171122'],
  ['৮৮০১৭১১২২', '0171122'],
  ['008801711', '01711'],
  ['৩৩৪৪', '3344'],
  ['1711', '1711'],
  ['+8801', '01'],
  ['rahima', null],
  ['#17', null],
])('of %s, the digits %s are looked for', (typed, digits) => {
  expect(phoneDigitsIn(typed)).toBe(digits)
})

test('digits of every keyboard are read, and nothing else is touched', () => {
  expect(plainDigits('৳ ১,২৫০.৫০ ٣ ۴ ５ শাড়ি')).toBe('৳ 1,250.50 3 4 5 শাড়ি')
  expect(wholeNumberIn(' ৩ ')).toBe(3)
  for (const none of ['', '-3', '2.5', 'many', '1e3']) expect(wholeNumberIn(none)).toBeNull()
})
