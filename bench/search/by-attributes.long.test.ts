import { existsSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { openTestShop } from '../../src/server/testing/shop.ts'
import { halfOf, missed, searchByAttributes } from './by-attributes.ts'
import { fashionGoods } from './fashion-goods.ts'
import { noisyGoods } from './noisy-goods.ts'
import type { Stocked } from './shelve.ts'

/** A wholesaler’s list, which stands beside the project and never in it. */
const REAL = '../shared/data/fashion-1100.csv'

const shelves: [name: string, stocked: () => Stocked, queries: number][] = [
  existsSync(REAL)
    ? ['the half of a real list that nothing was tuned on', () => halfOf(fashionGoods(REAL), 'held out'), 1_000]
    : [`a made-up list (${REAL} is not here: the real one is not measured)`, () => noisyGoods(1_100, 7), 1_000],
  ['a made-up shelf full of brands, codes and slips', () => noisyGoods(3_000, 2), 400],
]

test.each(shelves)('mistyped or not, a search finds what it means: %s', async (_, stocked, queries) => {
  const shop = await openTestShop()
  onTestFinished(() => shop.close())
  expect(missed(await searchByAttributes(shop.db, stocked(), { queries, seed: 2 }))).toEqual([])
})
