import type { ManagedProduct } from '#contract/selling'
import { productForm } from '#contract/selling/product-form'
import { MEN } from '#contract/values/roots'
import { m } from '#messages'
import { record } from '../audit/record.ts'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/database/db.ts'
import type { BlobStorage } from '../platform/storage/blob-storage.ts'
import { insertProduct } from '../products/insert-products.ts'
import { auditEntry, auditSnapshot } from './audit-entry.ts'
import { keepPicture } from './form-picture.ts'
import { productFrom } from './form-product.ts'
import { stockFrom } from './form-stock.ts'
import { indexFormWords } from './index-form-words.ts'
import { managedProductOf } from './managed-product.ts'
import { type Parts, readForm } from './read-form.ts'
import { managedRowOf } from './read-managed.ts'
import { requireCategory } from './require-category.ts'
import { spendSave } from './save-limits.ts'
import { storeToFill } from './whose-products.ts'

/** Into the actor’s store; without a category below Men. Refuses with everything that is wrong with the form. */
export async function createProduct(
  db: Db,
  actor: Actor,
  parts: Parts,
  pictures: BlobStorage,
): Promise<{ message: string; product: ManagedProduct }> {
  const form = await readForm(db, productForm, parts, null)
  const image = await spendSave(db, actor, form, () => keepPicture(pictures, form.imageFile))
  await indexFormWords(db, form)
  const categoryId = form.category ?? MEN
  return await transact(db, async (tx) => {
    await requireCategory(tx, categoryId)
    const id = await insertProduct(tx, {
      ...productFrom(form, categoryId, image),
      vendorId: await storeToFill(tx, actor),
      sizes: stockFrom(form, {}),
    })
    const row = await managedRowOf(tx, actor, id)
    await record(tx, actor, auditEntry(row, 'create', { before: null, after: auditSnapshot(row) }))
    return { message: m.selling_create_product_product_added_text(), product: managedProductOf(row) }
  })
}
