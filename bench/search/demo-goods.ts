import { demoCatalogue } from '../../demo/catalogue.ts'
import type { Good } from './judging.ts'
import type { Stocked } from './shelve.ts'

/** The demo catalogue, to be judged and to be searched. */
export function demoGoods(): Stocked {
  const { categories, stores, products } = demoCatalogue
  const pathTo = (key: string): string[] => {
    const parent = categories.find((category) => category.key === key)?.parent ?? null
    return parent === null ? [key] : [...pathTo(parent), key]
  }
  return {
    categoryNames: new Map(categories.map(({ key, name }) => [key, name])),
    storeNames: new Map(stores.map(({ key, storeName }) => [key, storeName])),
    goods: products.map(
      ({ name, description, tags, category, store, priceTaka, sizes }): Good => ({
        key: name,
        name,
        description,
        tags,
        path: pathTo(category),
        store,
        priceTaka,
        sizes,
      }),
    ),
  }
}
