import { versionText } from '#contract/machinery/fields'
import type { ManagedProduct } from '#contract/selling'
import { type ProductChange, productChange } from '#contract/selling/product-form'
import { m } from '#messages'
import { differing, record } from '../audit/record.ts'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import type { BlobStorage } from '../platform/storage/blob-storage.ts'
import { lockProductAs, lockSizes, updateProductRow, writeSizes } from '../products/change-product.queries.ts'
import { documentOf } from '../text-analysis/document.ts'
import { auditEntry, auditSnapshot } from './audit-entry.ts'
import { keepPicture } from './form-picture.ts'
import { wrongTogether } from './form-problems.ts'
import { productFrom } from './form-product.ts'
import { stockFrom } from './form-stock.ts'
import { indexFormWords } from './index-form-words.ts'
import { invalidateProduct } from './invalidate-product.ts'
import { type ManagedRow, managedProductOf } from './managed-product.ts'
import { type Parts, readForm } from './read-form.ts'
import { managedRowOf } from './read-managed.ts'
import { requireCategory } from './require-category.ts'
import { spendSave } from './save-limits.ts'

/** What the form leaves out stays (decision 007). Refuses `product_not_found`, `changed_meanwhile`, a bad form. */
export async function updateProduct(
  db: Db,
  actor: Actor,
  id: number,
  parts: Parts,
  pictures: BlobStorage,
): Promise<{ message: string; product: ManagedProduct }> {
  const seen = await managedRowOf(db, actor, id)
  // First, as the rest may be wrong only beside what somebody else has saved.
  if (isStale(parts.fromVersion, seen)) throw changedMeanwhile(seen)
  const form = await readForm(db, productChange, parts, seen)
  const image = await spendSave(db, actor, form, () => keepPicture(pictures, form.imageFile))
  await indexFormWords(db, form)
  return await transact(db, async (tx) => {
    const before = await hold(tx, actor, id, form.fromVersion)
    await change(tx, form, image, before)
    const after = await managedRowOf(tx, actor, id)
    const changed = differing(auditSnapshot(before), auditSnapshot(after))
    if (changed) await record(tx, actor, auditEntry(after, 'update', changed))
    invalidateProduct(tx, before, after)
    return { message: m.selling_product_updated(), product: managedProductOf(after) }
  })
}

/** Locks sizes in their fixed order, as checkouts do, then the product. */
async function hold(tx: Db, actor: Actor, id: number, version: number | undefined): Promise<ManagedRow> {
  await lockSizes(tx, id)
  const isCurrent = await lockProductAs(tx, id, version)
  const row = await managedRowOf(tx, actor, id)
  if (!isCurrent) throw changedMeanwhile(row)
  return row
}

/** An unreadable version is left to the form. */
function isStale(version: unknown, { version: current }: ManagedRow): boolean {
  const read = versionText.safeParse(version)
  return read.success && read.data !== current
}

function changedMeanwhile(row: ManagedRow): Refusal {
  return new Refusal('changed_meanwhile', { record: { product: managedProductOf(row) } })
}

async function change(tx: Db, form: ProductChange, image: string | undefined, before: ManagedRow): Promise<void> {
  const fields = wrongTogether(form, before)
  if (Object.keys(fields).length > 0) throw new Refusal('invalid_request', { fields })
  const categoryId = form.category ?? before.categoryId
  await requireCategory(tx, categoryId)
  const product = productFrom(form, categoryId, image, before)
  const { vector } = documentOf(product)
  await updateProductRow(tx, before.id, { ...product, vector })
  await writeSizes(tx, before.id, stockFrom(form, before.stock))
}
