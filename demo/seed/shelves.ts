import { insertCategory } from '../../src/server/categories/categories.queries.ts'
import type { Db } from '../../src/server/platform/database/db.ts'
import type { BlobStorage } from '../../src/server/platform/storage/blob-storage.ts'
import { demoCatalogue } from '../catalogue.ts'
import { drawPictures } from '../draw-pictures.ts'
import { audienceOf, categories, ROOT_IDS } from '../goods/categories.ts'
import { LEAVES } from './goods.ts'
import { everyCategory, picturesOfCategories } from './products.queries.ts'

/** Where goods of a category go, and the pictures they may have. */
export interface Shelf {
  categoryId: number
  images: string[]
}

/** Drawn for a shop that has no picture yet. */
const HANDFUL = 12

/** The demo's categories in the shop, planted where they are missing, by key; each with pictures of its own kind if there are any. */
export async function openShelves(
  db: Db,
  storage: BlobStorage,
  tell: (step: string) => void,
): Promise<Map<string, Shelf>> {
  const ids = await plantMissing(db)
  const stored = await picturesOfCategories(db)
  const keyOf = new Map([...ids].map(([key, id]) => [id, key]))
  const pictures = stored.flatMap(({ categoryId, image }) => {
    const category = keyOf.get(categoryId)
    return category === undefined ? [] : [{ category, image }]
  })
  const some = pictures.length > 0 ? pictures : await drawHandful(storage, tell)
  return new Map(LEAVES.map((key) => [key, { categoryId: ids.get(key) ?? 0, images: fitting(key, some) }]))
}

async function plantMissing(db: Db): Promise<Map<string, number>> {
  const there = await everyCategory(db)
  const ids = new Map<string, number>()
  for (const [order, { key, name, parent }] of categories.entries()) {
    const parentId = parent === null ? null : (ids.get(parent) ?? null)
    const found = ROOT_IDS.get(key) ?? there.find((one) => one.name === name && one.parentId === parentId)?.id
    ids.set(key, found ?? (await insertCategory(db, { name, parentId, isActive: true, displayOrder: order })))
  }
  return ids
}

async function drawHandful(storage: BlobStorage, tell: (step: string) => void) {
  const some = demoCatalogue.products.slice(0, HANDFUL)
  tell(`Drawing ${some.length} pictures…`)
  const images = await drawPictures(some, storage, () => undefined)
  return some.map(({ category }, at) => ({ category, image: images[at] ?? '' }))
}

/** Pictures of this very category, else of the same people's clothes, else any. */
function fitting(key: string, pictures: { category: string; image: string }[]): string[] {
  const own = pictures.filter(({ category }) => category === key)
  const near = own.length > 0 ? own : pictures.filter(({ category }) => audienceOf(category) === audienceOf(key))
  return (near.length > 0 ? near : pictures).map(({ image }) => image)
}
