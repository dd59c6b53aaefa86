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
import { columnsFrom, fieldsOf, givenBack, type ProductFields, sizesFrom } from './changed-fields.ts'
import { changesAmong } from './import-changes.queries.ts'
import { forgetSources } from './import-pictures.queries.ts'
import { numbersAround } from './own-numbers.queries.ts'
import { returnableNumbers, returnNumbers } from './undo-numbers.ts'

interface Undoing {
  actor: Actor
  vendorId: number
  signal: AbortSignal
}

type Undone = Pick<ImportUndo, 'restored' | 'kept'>

const AT_ONCE = 200

/** Gives products, by rising id, their former values of what an import changed and nobody changed since; the rest stays, and is told. */
export async function undoChanged(tx: Db, importId: string, ids: number[], undoing: Undoing): Promise<Undone> {
  const undone: Undone = { restored: 0, kept: [] }
  const numbers = await returnableNumbers(tx, undoing.vendorId, importId)
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const { restored, kept } = await undoSome(tx, importId, ids.slice(from, from + AT_ONCE), { ...undoing, numbers })
    undone.restored += restored
    undone.kept.push(...kept)
    await breath()
    undoing.signal.throwIfAborted()
  }
  await returnNumbers(tx, undoing.vendorId, numbers)
  return undone
}

type Numbers = ReadonlyMap<number, string | null>

/** Locks in the order of checkouts. A picture may have come until the lock: what changed is read under it. */
async function undoSome(
  tx: Db,
  importId: string,
  ids: number[],
  { actor, vendorId, numbers }: Undoing & { numbers: Numbers },
): Promise<Undone> {
  for (const id of ids) await lockSizes(tx, id)
  await lockProducts(tx, ids)
  const changes = await changesAmong(tx, importId, ids)
  const rows = new Map((await managedProducts(tx, ids, vendorId)).map((row) => [row.id, row]))
  const ownNumbers = await numbersAround(tx, vendorId, { ids, numbers: [] })
  const undone: Undone = { restored: 0, kept: [] }
  const restored: ManagedRow[] = []
  for (const { productId, ...change } of changes) {
    const row = rows.get(productId)
    if (!row) continue
    const now = fieldsOf(row, ownNumbers.get(productId) ?? null)
    const back = givenBack(now, change)
    const { given, kept } = await withoutGone(tx, numbers.has(productId) ? back : withoutNumber(back))
    if (kept.length > 0) undone.kept.push({ productId, name: row.name, message: keptWords(kept) })
    if (Object.keys(given).length === 0) continue
    await restore(tx, row, { now, given })
    restored.push(row)
  }
  await recordRestored(tx, actor, vendorId, restored)
  return { ...undone, restored: restored.length }
}

type Back = ReturnType<typeof givenBack>

/** A category that was deleted meanwhile cannot be had again. */
async function withoutGone(tx: Db, { given, kept }: Back): Promise<Back> {
  const { category, ...others } = given
  if (category === undefined || (await holdCategories(tx, [category])).length > 0) return { given, kept }
  return { given: others, kept: [...kept, 'category'] }
}

/** Another product has it by now. */
function withoutNumber({ given, kept }: Back): Back {
  const { ownNumber, ...others } = given
  return ownNumber === undefined ? { given, kept } : { given: others, kept: [...kept, 'ownNumber'] }
}

/** All but the number: those go back together (undo-numbers.ts). */
async function restore(
  tx: Db,
  row: ManagedRow,
  { now, given }: { now: ProductFields; given: Partial<ProductFields> },
): Promise<void> {
  const fields = { ...now, ...given }
  if (given.name !== undefined || given.tags || given.description !== undefined)
    await indexWords(tx, [documentOf(fields).words])
  await updateProductRow(tx, row.id, columnsFrom(fields, row))
  if (SIZES.some((size) => given[size] !== undefined)) await writeSizes(tx, row.id, sizesFrom(fields))
  if (given.picture !== undefined) await forgetSources(tx, [row.id])
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

const FIELD_WORDS: Record<Exclude<keyof ProductFields, Size>, () => string> = {
  name: () => m.ui_name(),
  category: () => m.ui_category(),
  price: () => m.ui_price(),
  tags: () => m.products_tags(),
  description: () => m.ui_description(),
  specification: () => m.ui_specification(),
  picture: () => m.ui_picture(),
  ownNumber: () => m.imports_own_number(),
}

function keptWords(kept: (keyof ProductFields)[]): string {
  const words = kept.map((field) => (isSize(field) ? m.imports_undo_size({ size: field }) : FIELD_WORDS[field]()))
  return m.imports_undo_kept({ fields: words.join(', ') })
}

function isSize(field: keyof ProductFields): field is Size {
  return SIZES.some((size) => size === field)
}
