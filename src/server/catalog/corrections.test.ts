import { describe, expect, test } from 'vitest'
import { correctionsOf } from './corrections.ts'

const SHOP =
  'panjabi lehenga long lungi black block green grey jacket hijab hoodie shirt short skirt women men bazar hajar ghor tanti woollen shawl shalwar man'.split(
    ' ',
  )

describe('of the words of a shop', () => {
  test.each([
    ['lengha', ['lehenga']],
    ['blak', ['black']],
    ['ব্ল্যাক', ['black']],
    ['gren', ['green']],
    ['wmen', ['women']],
    ['shrit', ['shirt']],
    ['shrt', ['short', 'shirt']],
    ['bajar', ['bazar']],
    ['wolen', ['woollen']],
    ['ঘর', ['ghor']],
    ['তাঁতি', ['tanti']],
    ['jikcet', ['jacket']],
    ['hibja', ['hijab']],
    ['hoomde', ['hoodie']],
    ['sharts', []],
    ['shavnt', []],
    ['mango', []],
    ['zacket', ['jacket']],
    ['dackev', []],
    ['xyzzy', []],
  ])('%s means %j', (typed, meant) => {
    expect(new Set(correctionsOf(typed.normalize('NFKC'), SHOP))).toEqual(new Set(meant))
  })
})
