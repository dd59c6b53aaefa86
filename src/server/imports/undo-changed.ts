import { setImmediate as breath } from 'node:timers/promises'
import type { ImportUndo } from '#contract/imports'
import { SIZES, type Size } from '#contract/values/sizes'
import { m } from '#messages'
import { differing, record } from '../audit/record.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/database/db.ts'
import { lockProducts, lockSizes, updateProductRow, writeSizes } from '../products/change-product.queries.ts'
import { auditEntry, auditSnapshot } from '../selling/audit-entry.ts'
import { holdCategories } from '../selling/categories.queries.ts'
import { invalidateProduct } from '../selling/invalidate-product.ts'
import type { ManagedRow } from '../selling/managed-product.ts'
import { managedProducts } from '../selling/managed-products.queries.ts'
import { documentOf } from '../text-analysis/document.ts'
import { indexWords } from '../text-analysis/index-words.ts'
import { columnsFrom, type FieldsChange, fieldsOf, givenBack, type ProductFields, sizesFrom } from './changed-fields.ts'
import type { ImportChange } from './import-changes.queries.ts'
import { forgetSources } from './import-pictures.queries.ts'
import { forgetNumbers, giveNumberBack, numbersAround } from './own-numbers.queries.ts'

interface Undoing {
  actor: Actor
  vendorId: number
  signal: AbortSignal
}

type Undone = Pick<ImportUndo, 'restored' | 'kept'>

const AT_ONCE = 200

/** Gives products their former values of what an import changed and nobody changed since; the rest stays, and is told. */
export async function undoChanged(tx: Db, changes: ImportChange[], undoing: Undoing): Promise<Undone> {
  const undone: Undone = { restored: 0, kept: [] }
  const changed = changes.flatMap(({ productId, before, after }) =>
    before && after ? [{ productId, before, after }] : [],
  )
  for (let from = 0; from < changed.length; from += AT_ONCE) {
    const { restored, kept } = await undoSome(tx, changed.slice(from, from + AT_ONCE), undoing)
    undone.restored += restored
    undone.kept.push(...kept)
    await breath()
    undoing.signal.throwIfAborted()
  }
  return undone
}

type Changed = FieldsChange & { productId: number }

/** Locks in the order of checkouts. */
async function undoSome(tx: Db, changed: Changed[], { actor, vendorId }: Undoing): Promise<Undone> {
  const ids = changed.map(({ productId }) => productId)
  for (const id of ids) await lockSizes(tx, id)
  await lockProducts(tx, ids)
  const rows = new Map((await managedProducts(tx, ids, vendorId)).map((row) => [row.id, row]))
  const numbers = await numbersAround(tx, vendorId, { ids, numbers: [] })
  const undone: Undone = { restored: 0, kept: [] }
  const restored: ManagedRow[] = []
  for (const { productId, ...change } of changed) {
    const row = rows.get(productId)
    if (!row) continue
    const now = fieldsOf(row, numbers.get(productId) ?? null)
    const { given, kept } = await standing(tx, givenBack(now, change))
    if (kept.length > 0) undone.kept.push({ productId, name: row.name, message: keptWords(kept) })
    if (Object.keys(given).length === 0) continue
    await restore(tx, vendorId, row, { now, given })
    restored.push(row)
  }
  await recordRestored(tx, actor, vendorId, restored)
  return { ...undone, restored: restored.length }
}

/** A category that was deleted meanwhile cannot be had again. */
async function standing(tx: Db, { given, kept }: ReturnType<typeof givenBack>): Promise<ReturnType<typeof givenBack>> {
  const { category, ...others } = given
  if (category === undefined || (await holdCategories(tx, [category])).length > 0) return { given, kept }
  return { given: others, kept: [...kept, 'category'] }
}

async function restore(
  tx: Db,
  vendorId: number,
  row: ManagedRow,
  { now, given }: { now: ProductFields; given: Partial<ProductFields> },
): Promise<void> {
  const fields = { ...now, ...given }
  if (given.name !== undefined || given.tags || given.description !== undefined)
    await indexWords(tx, [documentOf(fields).words])
  await updateProductRow(tx, row.id, columnsFrom(fields, row))
  if (SIZES.some((size) => given[size] !== undefined)) await writeSizes(tx, row.id, sizesFrom(fields))
  if (given.picture !== undefined) await forgetSources(tx, [row.id])
  if (given.ownNumber === undefined) return
  await forgetNumbers(tx, [row.id])
  if (given.ownNumber !== null) await giveNumberBack(tx, vendorId, row.id, given.ownNumber)
}

async function recordRestored(tx: Db, actor: Actor, vendorId: number, before: ManagedRow[]): Promise<void> {
  if (before.length === 0) return
  const ids = before.map(({ id }) => id)
  const after = new Map((await managedProducts(tx, ids, vendorId)).map((row) => [row.id, row]))
  for (const was of before) {
    const is = after.get(was.id)
    if (!is) continue
    const changed = differing(auditSnapshot(was), auditSnapshot(is))
    if (changed) await record(tx, actor, auditEntry(is, 'update', changed))
    invalidateProduct(tx, was, is)
  }
}

const FIELD_WORDS: Record<Exclude<keyof ProductFields, Size>, string> = {
  name: m.ui_name(),
  category: m.ui_category(),
  price: m.ui_price(),
  tags: m.products_tags(),
  description: m.ui_description(),
  specification: m.ui_specification(),
  picture: m.ui_picture(),
  ownNumber: m.imports_own_number(),
}

function keptWords(kept: (keyof ProductFields)[]): string {
  const words = kept.map((field) => (isSize(field) ? m.imports_undo_size({ size: field }) : FIELD_WORDS[field]))
  return m.imports_undo_kept({ fields: words.join(', ') })
}

function isSize(field: keyof ProductFields): field is Size {
  return SIZES.some((size) => size === field)
}
