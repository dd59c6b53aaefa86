import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { SIZES } from '#contract/values/sizes'
import type { Good } from './judging.ts'
import type { Stocked } from './shelve.ts'

interface Row {
  id: string
  gender: string
  articleType: string
  baseColour: string
  usage: string
  productDisplayName: string
}

/** Goods of a file with the columns of the fashion data set. Prices and stock, which it has not, follow from the ids. */
export function fashionGoods(file: string): Stocked {
  const rows: Row[] = parse(readFileSync(file), { columns: true, relax_quotes: true })
  const goods = rows.map(goodOf)
  const names = (keys: string[]) => new Map(keys.map((key) => [key, key.replace(/^./, (first) => first.toUpperCase())]))
  return {
    categoryNames: names(goods.flatMap(({ path }) => path)),
    storeNames: names(goods.map(({ store }) => store)),
    goods,
  }
}

function goodOf({ id, gender, articleType, baseColour, usage, productDisplayName: name }: Row): Good {
  const chance = Number(id)
  const isChild = gender === 'Boys' || gender === 'Girls'
  return {
    key: id,
    name: name.trim(),
    description: '',
    tags: [articleType, baseColour, usage].filter((tag) => tag !== ''),
    path: [...(isChild ? ['kids'] : []), gender.toLowerCase(), articleType],
    store: name.trim().split(/\s+/)[0]?.toLowerCase() ?? '',
    priceTaka: 350 + (chance % 40) * 25,
    attributes: { colour: baseColour, kind: articleType, audience: gender },
    sizes: SIZES.filter((_, at) => (chance + at) % 5 > 0).map((size, at) => ({
      size,
      stock: chance % 23 === 0 ? 0 : ((chance >> 2) + at * 3) % 11,
    })),
  }
}
