import { describe, expect, test } from 'vitest'
import { typoCost } from './typo-cost.ts'

const SHOP =
  'panjabi lehenga long lungi black block green grey jacket hijab hoodie shirt short skirt women men bazar hajar ghor tanti woollen pink gold shoe red silver'.split(
    ' ',
  )

/** Words of the shop, the likeliest first where all are meant as often. */
function likeliest(typed: string): string[] {
  const costs = SHOP.flatMap((word) => {
    const cost = typoCost(typed.normalize('NFKC'), word)
    return cost === undefined ? [] : [{ word, cost }]
  })
  return costs.sort((one, other) => one.cost - other.cost).map(({ word }) => word)
}

describe('of words that are meant as often', () => {
  test.each([
    ['lengha', 'lehenga'],
    ['blak', 'black'],
    ['ব্ল্যাক', 'black'],
    ['gren', 'green'],
    ['wmen', 'women'],
    ['shrit', 'shirt'],
    ['bajar', 'bazar'],
    ['wolen', 'woollen'],
    ['ঘর', 'ghor'],
    ['তাঁতি', 'tanti'],
    ['jikcet', 'jacket'],
    ['hibja', 'hijab'],
    ['zacket', 'jacket'],
    ['pnk', 'pink'],
    ['gld', 'gold'],
    ['soe', 'shoe'],
    ['rd', 'red'],
    ['rrd', 'red'],
    ['slver', 'silver'],
    ['sjirt', 'shirt'],
  ])('%s is a typo of %s', (typed, meant) => {
    expect(likeliest(typed)[0]).toBe(meant)
  })

  test.each(['mango', 'xyzzy', 'qqqqq', 'r'])('%s is a typo of none', (typed) => {
    expect(likeliest(typed)).toEqual([])
  })
})

test.each([
  ['a key beside it is likelier than one far away', ['shiet', 'shimt'], 'shirt'],
  ['a vowel by ear is likelier than a consonant', ['shert', 'shimt'], 'shirt'],
  ['a doubled letter is likelier than another one too many', ['shirrt', 'shirmt'], 'shirt'],
  ['a typo inside is likelier than in the first letter', ['shrt', 'hirt'], 'shirt'],
  ['one typo is likelier than two', ['pamjabi', 'pamjabu'], 'panjabi'],
])('%s', (_, [likely = '', unlikely = ''], meant) => {
  const costs = [typoCost(likely, meant) ?? Number.NaN, typoCost(unlikely, meant) ?? Number.POSITIVE_INFINITY]
  expect(costs[0]).toBeLessThan(costs[1] ?? Number.NaN)
})

test('what is typed in Latin letters is taken for a word in them, where there is one', () => {
  const [latin = Number.NaN, bangla = Number.NaN] = ['black', 'ব্ল্যাক'].map((word) => typoCost('blak', word))
  expect(latin).toBeLessThan(bangla)
})
