import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import { SIZES } from '#contract/garment'
import { disarmed, IMPORT_FIELDS, tagsCell } from '#contract/import-columns'
import { takaOf } from '#contract/money'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/db.ts'
import { type ExportedProduct, productsAfter } from './export.queries.ts'

const AT_ONCE = 500
/** Tells spreadsheets that this is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

/** The caller’s products, or all stores’ for an admin, as a CSV that the import understands; read as fast as it is taken. */
export function exportProducts(db: Db, actor: Actor): Readable {
  return Readable.from(tableOf(db, actor))
}

async function* tableOf(db: Db, { vendor, role }: Actor): AsyncGenerator<string> {
  const isOfAll = role === 'Admin'
  yield BYTE_ORDER_MARK + rowsText([[...IMPORT_FIELDS, ...(isOfAll ? ['store'] : [])]])
  let after = 0
  for (;;) {
    const products = await productsAfter(db, { vendorId: isOfAll ? undefined : vendor?.id, after, limit: AT_ONCE })
    const last = products.at(-1)
    if (!last) return
    yield rowsText(products.map((product) => [...cellsOf(product), ...(isOfAll ? [product.storeName] : [])]))
    after = last.id
  }
}

/** In the order of `IMPORT_FIELDS`. */
function cellsOf(product: ExportedProduct): string[] {
  const sizes = SIZES.flatMap((name) => product.sizes.filter(({ size }) => size === name))
  const counted = sizes.filter(({ stock }) => stock !== null)
  return [
    product.name,
    product.categoryPath,
    String(takaOf(product.pricePoisha)),
    product.compareAtPoisha === null ? '' : String(takaOf(product.compareAtPoisha)),
    sizes.map(({ size }) => size).join('|'),
    counted.map(({ size, stock }) => `${size}:${stock}`).join('|'),
    tagsCell(product.tags),
    product.description,
    product.specification,
  ]
}

function rowsText(rows: string[][]): string {
  return stringify(
    rows.map((cells) => cells.map(disarmed)),
    { record_delimiter: '\r\n', quoted_match: /[\r\n]/ },
  )
}
