import type { ManagedProduct } from '#contract/managed-products'
import { productForm } from '#contract/product-form'
import { record } from '../audit/record.ts'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/db.ts'
import { keepPicture } from './form-picture.ts'
import { productFrom } from './form-product.ts'
import { stockFrom } from './form-stock.ts'
import { insertProduct } from './insert-products.ts'
import { managedProductOf } from './managed-product.ts'
import { type Parts, readForm } from './read-form.ts'
import { managedRowOf } from './read-managed.ts'
import { requireCategory } from './require-category.ts'
import { deedOn, toldOf } from './told.ts'
import { storeToFill } from './whose-products.ts'

/** Puts a product into the actor’s store. Refuses a form that is not right, with everything that is wrong with it. */
export async function createProduct(
  db: Db,
  actor: Actor,
  parts: Parts,
  imagesDir: string,
): Promise<{ message: string; product: ManagedProduct }> {
  const form = await readForm(db, productForm, parts, null)
  const image = await keepPicture(imagesDir, form.imageFile)
  return await transact(db, async (tx) => {
    await requireCategory(tx, form.category)
    const id = await insertProduct(tx, {
      ...productFrom(form, form.category, image),
      vendorId: await storeToFill(tx, actor),
      sizes: stockFrom(form, {}),
    })
    const row = await managedRowOf(tx, actor, id)
    await record(tx, actor, deedOn(row, 'create', { before: null, after: toldOf(row) }))
    return { message: 'Product added', product: managedProductOf(row) }
  })
}
