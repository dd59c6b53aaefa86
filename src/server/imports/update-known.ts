import { setImmediate as breath } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { SIZES, type Size } from '#contract/values/sizes'
import { differing, record } from '../audit/record.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { lockProducts, lockSizes, updateProductRow, writeSizes } from '../products/change-product.queries.ts'
import type { NewProduct, ProductColumns } from '../products/products.queries.ts'
import { auditEntry, auditSnapshot } from '../selling/audit-entry.ts'
import { invalidateProduct } from '../selling/invalidate-product.ts'
import type { ManagedRow } from '../selling/managed-product.ts'
import { managedProducts } from '../selling/managed-products.queries.ts'
import { documentOf } from '../text-analysis/document.ts'
import { changeOf, type FieldsChange, fieldsOf } from './changed-fields.ts'
import type { ImportedGoods } from './known-goods.ts'

const AT_ONCE = 200

interface Order {
  actor: Actor
  vendorId: number
  signal: AbortSignal
}

type Products = ReadonlyMap<ImportedGoods, NewProduct>
type Update = { id: number; says: ImportedGoods['says']; product: NewProduct }

/** Changes products to what a file says of them, each with an audit entry; what it does not speak of stays, and so does what is the same. Answers what changed, by product. */
export async function updateKnown(
  tx: Db,
  { actor, vendorId, signal }: Order,
  known: ReadonlyMap<ImportedGoods, number>,
  products: Products,
): Promise<Map<number, FieldsChange>> {
  const changes = new Map<number, FieldsChange>()
  const updates = [...known].flatMap(([goods, id]) => {
    const product = products.get(goods)
    return product ? [{ id, says: goods.says, product }] : []
  })
  // In the order in which checkouts lock: no deadlock.
  updates.sort((one, other) => one.id - other.id)
  for (let from = 0; from < updates.length; from += AT_ONCE) {
    for (const [id, change] of await updateSome(tx, actor, vendorId, updates.slice(from, from + AT_ONCE)))
      changes.set(id, change)
    await breath()
    signal.throwIfAborted()
  }
  return changes
}

async function updateSome(
  tx: Db,
  actor: Actor,
  vendorId: number,
  updates: Update[],
): Promise<Map<number, FieldsChange>> {
  const seen = await rowsOf(tx, vendorId, updates)
  const changing = updates.filter((update) => isChanged(seen.get(update.id), update))
  const changes = new Map<number, FieldsChange>()
  if (changing.length === 0) return changes
  for (const { id } of changing) await lockSizes(tx, id)
  await lockProducts(
    tx,
    changing.map(({ id }) => id),
  )
  const before = await rowsOf(tx, vendorId, changing)
  for (const update of changing) {
    const row = before.get(update.id)
    if (row) await write(tx, row, update)
  }
  const after = await rowsOf(tx, vendorId, changing)
  for (const { id } of changing) {
    const [was, is] = [before.get(id), after.get(id)]
    if (!was || !is) continue
    const changed = differing(auditSnapshot(was), auditSnapshot(is))
    if (changed) await record(tx, actor, auditEntry(is, 'update', changed))
    invalidateProduct(tx, was, is)
    const change = changeOf(fieldsOf(was, null), fieldsOf(is, null))
    if (change) changes.set(id, change)
  }
  return changes
}

async function rowsOf(tx: Db, vendorId: number, updates: Update[]): Promise<Map<number, ManagedRow>> {
  const ids = updates.map(({ id }) => id)
  return new Map((await managedProducts(tx, ids, vendorId)).map((row) => [row.id, row]))
}

function isChanged(row: ManagedRow | undefined, update: Update): boolean {
  if (!row) return false
  const { sizes, vector: _, ...columns } = changedTo(row, update)
  const { categoryId, name, description, specification, pricePoisha, compareAtPoisha, tags, image, sizeChart } = row
  const now = { categoryId, name, description, specification, pricePoisha, compareAtPoisha, tags, image }
  return !isDeepStrictEqual(columns, { ...now, chart: sizeChart }) || !isDeepStrictEqual(sizes, offeredBy(row.stock))
}

async function write(tx: Db, row: ManagedRow, update: Update): Promise<void> {
  const { sizes, ...columns } = changedTo(row, update)
  await updateProductRow(tx, row.id, columns)
  if (!isDeepStrictEqual(sizes, offeredBy(row.stock))) await writeSizes(tx, row.id, sizes)
}

type Sizes = NewProduct['sizes']

function changedTo(row: ManagedRow, { says, product }: Update): ProductColumns & { sizes: Sizes } {
  const { name, categoryId, pricePoisha } = product
  const isEarlierSaid = says.has('compareAtPrice') || says.has('salePrice')
  const texts = {
    name,
    tags: says.has('tags') ? product.tags : row.tags,
    description: says.has('description') ? product.description : row.description,
  }
  return {
    ...texts,
    categoryId,
    specification: says.has('specification') ? product.specification : row.specification,
    pricePoisha,
    compareAtPoisha: isEarlierSaid ? product.compareAtPoisha : earlierAbove(pricePoisha, row),
    chart: row.sizeChart,
    image: row.image,
    vector: documentOf(texts).vector,
    sizes: sizesSaid(row, product.sizes, says),
  }
}

/** What is struck through is above the price. */
function earlierAbove(pricePoisha: number, { compareAtPoisha }: ManagedRow): number | null {
  return compareAtPoisha !== null && compareAtPoisha > pricePoisha ? compareAtPoisha : null
}

function sizesSaid({ stock }: ManagedRow, said: Sizes, says: Update['says']): Sizes {
  if (!says.has('sizes') && said.length === 0) return offeredBy(stock)
  const offered = said.map((each) => ({
    size: each.size,
    stock: says.has('stock') ? each.stock : (stock[each.size] ?? null),
  }))
  return inOrder(offered)
}

function offeredBy(stock: Partial<Record<Size, number | null>>): Sizes {
  return SIZES.filter((size) => stock[size] !== undefined).map((size) => ({ size, stock: stock[size] ?? null }))
}

function inOrder(sizes: Sizes): Sizes {
  return SIZES.flatMap((size) => sizes.filter((each) => each.size === size))
}
