import { describe, expect, test } from 'vitest'
import { phoneticKeyOf } from './phonetics.ts'
import { singularOf } from './singular.ts'

describe('words that sound alike', () => {
  test.each([
    ['শাড়ি', 'saree', 'shari', 'sari'],
    ['পাঞ্জাবি', 'panjabi', 'punjabi', 'penjabi'],
    ['হিজাব', 'hijab', 'hizab', 'hijaab'],
    ['লেহেঙ্গা', 'lehenga', 'lehnga'],
    ['প্যান্ট', 'pant', 'pent'],
    ['সোয়েটার', 'sweater', 'swetar'],
    ['ওড়না', 'orna'],
    ['ফুটবল', 'football'],
    ['জিন্স', 'jeans', 'jins'],
  ])('%s', (word, ...others) => {
    for (const other of others)
      expect(phoneticKeyOf(other.normalize('NFKC'))).toBe(phoneticKeyOf(word.normalize('NFKC')))
  })

  test('a shirt does not sound like a skirt, and a number or one letter like nothing', () => {
    expect(phoneticKeyOf('shirt')).not.toBe(phoneticKeyOf('skirt'))
    expect([phoneticKeyOf('t'), phoneticKeyOf('501'), phoneticKeyOf('shoe'), phoneticKeyOf('日本')]).toEqual(
      Array(4).fill(undefined),
    )
  })
})

describe('one of several', () => {
  test.each([
    ['sarees', 'saree'],
    ['dresses', 'dress'],
    ['watches', 'watch'],
    ['babies', 'baby'],
    ['shoes', 'shoe'],
    ['dress', 'dress'],
    ['gas', 'gas'],
    ['ঈদের', 'ঈদ'],
    ['পাঞ্জাবিগুলো', 'পাঞ্জাবি'],
  ])('of %s is %s', (several, one) => {
    expect(singularOf(several)).toBe(one)
  })
})
