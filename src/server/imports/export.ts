import type { Readable } from 'node:stream'
import { EXPORTED_FIELDS, HAAT_ID, tagsCell } from '#contract/values/import-columns'
import { SIZES } from '#contract/values/sizes'
import type { Actor } from '../platform/actor.ts'
import { BYTE_ORDER_MARK, csvText } from '../platform/csv.ts'
import type { Db } from '../platform/database/db.ts'
import { readReport } from '../platform/database/replicas.ts'
import { writeFile } from '../platform/limits/file-turns.ts'
import { pricesOf } from '../products/product.ts'
import { onlyStoreOf } from '../selling/whose-products.ts'
import { type ExportedProduct, productsAfter } from './export.queries.ts'

/** Each has up to 25,000 characters. */
const AT_ONCE = 50

/** A CSV that the import reads, streamed. Refuses `not_allowed` without a store: to lack one must not open all. */
export function exportProducts(db: Db, actor: Actor): Readable {
  return writeFile(actor.id, tableOf(db, onlyStoreOf(actor)))
}

async function* tableOf(db: Db, vendorId: number | undefined): AsyncGenerator<string> {
  const isOfAll = vendorId === undefined
  yield BYTE_ORDER_MARK + csvText([[...EXPORTED_FIELDS, HAAT_ID, ...(isOfAll ? ['store'] : [])]])
  let after = 0
  for (;;) {
    const asked = { vendorId, after, limit: AT_ONCE }
    const products = await readReport(db, (reading) => productsAfter(reading, asked))
    const last = products.at(-1)
    if (!last) return
    yield csvText(products.map((product) => [...cellsOf(product), ...(isOfAll ? [product.storeName] : [])]))
    after = last.id
  }
}

function cellsOf(product: ExportedProduct): string[] {
  const sizes = SIZES.flatMap((name) => product.sizes.filter(({ size }) => size === name))
  const counted = sizes.filter(({ stock }) => stock !== null)
  const cells = {
    ...product,
    ...pricesOf(product),
    category: product.categoryPath,
    sizes: sizes.map(({ size }) => size).join('|'),
    stock: counted.map(({ size, stock }) => `${size}:${stock}`).join('|'),
    tags: tagsCell(product.tags),
  }
  return [...EXPORTED_FIELDS.map((field) => String(cells[field] ?? '')), String(product.id)]
}
