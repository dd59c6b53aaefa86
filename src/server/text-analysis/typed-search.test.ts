import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { typedSearch } from './typed-search.ts'

describe('what was typed', () => {
  test.each([
    ['panjabi under 1500', { words: ['panjabi'], maxTaka: 1500 }],
    ['panjabi under ৳1,500', { words: ['panjabi'], maxTaka: 1500 }],
    ['shirt below 2k', { words: ['shirt'], maxTaka: 2000 }],
    ['১৫০০ টাকার মধ্যে পাঞ্জাবি', { words: ['পাঞ্জাবি'], maxTaka: 1500 }],
    ['1000 takar niche shirt', { words: ['shirt'], maxTaka: 1000 }],
    ['lehenga over 10000', { words: ['lehenga'], minTaka: 10_000 }],
    ['saree 2000 to 3000', { words: ['saree'], minTaka: 2000, maxTaka: 3000 }],
    ['saree 2000-3000 tk', { words: ['saree'], minTaka: 2000, maxTaka: 3000 }],
    ['saree over 779967334', { words: ['saree'], minTaka: 10_000_000 }],
    ['saree 10k to 99999k', { words: ['saree'], minTaka: 10_000, maxTaka: 10_000_000 }],
    ['saree under 100.555', { words: ['saree'], maxTaka: 100.56 }],
    ['saree 3000 to 2000', { words: ['saree'], minTaka: 2000, maxTaka: 3000 }],
    ['socks ৳30-50', { words: ['socks'], minTaka: 30, maxTaka: 50 }],
    ['socks 30 to 50 taka', { words: ['socks'], minTaka: 30, maxTaka: 50 }],
    ['saree 2k-3k', { words: ['saree'], minTaka: 2000, maxTaka: 3000 }],
    ['jeans 30-32 1000-2000', { words: ['jeans', '30', '32'], minTaka: 1000, maxTaka: 2000 }],
    ['panjabi size L', { words: ['panjabi'], size: 'L' }],
    ['polo XL', { words: ['polo'], size: 'XL' }],
    ['2xl polo', { words: ['polo'], size: 'XXL' }],
    ['shirt m', { words: ['shirt'], size: 'M' }],
    ['পাঞ্জাবি সাইজ xl', { words: ['পাঞ্জাবি'], size: 'XL' }],
    ['large panjabi', { words: ['panjabi'], size: 'L' }],
    ['medium shirt', { words: ['shirt'], size: 'M' }],
    ['extra large shirt', { words: ['shirt'], size: 'XL' }],
    ['extra-large shirt', { words: ['shirt'], size: 'XL' }],
    ['double extra large polo', { words: ['polo'], size: 'XXL' }],
    ['এক্সএল polo', { words: ['polo'], size: 'XL' }],
    ['ডাবল এক্সএল polo', { words: ['polo'], size: 'XXL' }],
    ['polo এল সাইজ', { words: ['polo'], size: 'L' }],
    ['polo m size L', { words: ['polo', 'm'], size: 'L' }],
    ['m', { words: [], size: 'M' }],
    ['L', { words: [], size: 'L' }],
    ['panjabi under 1.5k', { words: ['panjabi'], maxTaka: 1500 }],
    ['1.5k-2.25k saree', { words: ['saree'], minTaka: 1500, maxTaka: 2250 }],
    ['shirt below 999.50', { words: ['shirt'], maxTaka: 999.5 }],
    ['best panjabi price in bangladesh', { words: ['panjabi'] }],
    ['latest saree collection', { words: ['saree'] }],
    ['polo দাম কত', { words: ['polo'] }],
    ['panjabi under', { words: ['panjabi'] }],
    ['3pcs', { words: ['3', 'pcs'] }],
    ['cheap shirt', { words: ['shirt'], sort: 'price_asc' }],
    ['low price panjabi', { words: ['panjabi'], sort: 'price_asc' }],
    ['সস্তা শাড়ি', { words: ['শাড়ি'.normalize('NFKC')], sort: 'price_asc' }],
    ['most expensive saree', { words: ['saree'], sort: 'price_desc' }],
    ['frock 2 years', { words: ['frock'], isForKids: true }],
    ['kids frock pink 2-3 years old', { words: ['kids', 'frock', 'pink'], isForKids: true }],
    ['৫ বছরের ফ্রক', { words: ['ফ্রক'], isForKids: true }],
    ['18 months romper under 500', { words: ['romper'], isForKids: true, maxTaka: 500 }],
    ['formal shirt for office', { words: ['formal', 'shirt', 'office'] }],
  ])('%s', (text, meant) => {
    expect(typedSearch(text)).toEqual(meant)
  })

  test.each([
    ['polo 501', ['polo', '501']],
    ['panjabi 40 years', ['panjabi', '40', 'years']],
    ['jeans 30-32', ['jeans', '30', '32']],
    ['jeans 30 to 320', ['jeans', '30', '320']],
    ['best price', ['best', 'price']],
    ['এল', ['এল']],
    ['the', ['the']],
    ['t20 jersey', ['t20', 'jersey']],
    ['h&m polo', ['h', 'm', 'polo']],
    ['শাড়ি ২০২৪', ['শাড়ি'.normalize('NFKC'), '2024']],
  ])('%s asks for words and nothing else', (text, words) => {
    expect(typedSearch(text)).toEqual({ words })
  })

  test('a search cannot be made slow by many spaces', () => {
    expect(typedSearch(`y${' '.repeat(80)}100${' '.repeat(320)}x`)).toEqual({ words: ['y', '100', 'x'] })
    expect(typedSearch(`${' '.repeat(99)}5 k${' '.repeat(98)}`)).toEqual({ words: ['5', 'k'] })
  })

  test('whatever it is, it asks for no more than eight words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect(typedSearch(text).words.length).toBeLessThanOrEqual(8)
      }),
    )
  })
})
