import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../testing/any-text.ts'
import { documentOf } from './document.ts'
import { wordsOf, wordsToFindBy } from './words.ts'

describe('the words of a text', () => {
  test.each([
    ['Cotton Panjabi', ['cotton', 'panjabi']],
    ['  SAREE,saree; Saree ', ['saree']],
    ['জামদানি শাড়ি', ['জামদানি', 'শাড়ি'].map((word) => word.normalize('NFKC'))],
    ['৩ পিস ২০২৪', ['3', 'পিস', '2024']],
    ["Men’s and women's", ['mens', 'and', 'womens']],
    ['র‍্যাপ', ['র্যাপ']],
    ['ﬁne Ｗool', ['fine', 'wool']],
    ['Café crème', ['cafe', 'creme']],
    ['Cafe\u0301 Straße Łódź', ['cafe', 'strasse', 'lodz']],
    ['ড়ে র‍্যা', ['ড়ে', 'র্যা'].map((word) => word.normalize('NFKC'))],
    ['T-shirt (V‑neck)', ['t', 'shirt', 'v', 'neck']],
    ['?!… — 🔥 & |', []],
    ['', []],
  ])('%s', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
  })

  test('a Bangla word is one word however its letters were typed', () => {
    expect(wordsOf('শাড\u09bcি')).toEqual(wordsOf('শা\u09dcি'))
    expect(wordsOf('ক\u09c7\u09beট')).toEqual(wordsOf('ক\u09cbট'))
  })

  test('hyphenated words are also found as one', () => {
    expect(wordsToFindBy('T-shirt')).toEqual(['t', 'shirt', 'tshirt'])
    expect(wordsToFindBy('plain shirt')).toEqual(['plain', 'shirt'])
  })

  test('codes are also found without the signs in them, and nothing else is joined', () => {
    expect(wordsToFindBy('KZ.0707-60')).toEqual(['kz', '0707', '60', '070760', 'kz070760'])
    expect(wordsToFindBy('AB_12/c')).toEqual(['ab', '12', 'c', 'ab12c'])
    expect(wordsToFindBy('Soft. Warm 1.5 50/50 and/or')).toEqual(['soft', 'warm', '1', '5', '50', 'and', 'or'])
  })

  test('whatever the text, its words are letters, marks and digits, none too long to store', () => {
    fc.assert(
      fc.property(anyText(300), (text) => {
        for (const word of wordsToFindBy(text)) expect(word).toMatch(/^[\p{L}\p{M}\p{N}]{1,40}$/u)
      }),
    )
  })

  test.each(['১২৫০', '１２５０', '١٢٥٠', '۱۲۵۰'])('%s is found as 1250', (number) => {
    expect(wordsOf(`Lot ${number}`)).toEqual(['lot', '1250'])
  })

  test('a name weighs more than a tag, and a word in both has both weights', () => {
    const { vector, words } = documentOf({ name: 'Silk saree', tags: ['Eid', 'Silk'], description: '' })
    expect(vector).toBe("'silk':1A,2B 'saree':1A 'eid':2B")
    expect(words).toEqual(['silk', 'saree', 'eid'])
  })

  test('one of several is found too, and a shirt is the lesser part of a T-shirt', () => {
    const { vector } = documentOf({ name: 'Red T-shirts', tags: [], description: '' })
    expect(vector).toBe("'red':1A 'tshirts':1A 'tshirt':1A 't':1C 'shirts':1C 'shirt':1C")
  })

  test('what only the description tells stands apart, and corrects nobody', () => {
    const { vector, words } = documentOf({ name: 'Silk saree', tags: [], description: 'A saree with two tassels' })
    expect(vector).toBe("'silk':1A 'saree':1A '.a' '.with' '.two' '.tassel'")
    expect(words).toEqual(['silk', 'saree'])
  })
})
