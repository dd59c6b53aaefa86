import type { ManagedProduct } from '#contract/managed-products'
import { type ProductChange, productChange } from '#contract/product-form'
import { differing, record } from '../audit/record.ts'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { lockProducts, lockSizes, updateProductRow, writeSizes } from './changing.queries.ts'
import { documentOf } from './document.ts'
import { keepPicture } from './form-picture.ts'
import { wrongTogether } from './form-problems.ts'
import { productFrom } from './form-product.ts'
import { stockFrom } from './form-stock.ts'
import { indexWords } from './index-words.ts'
import { type ManagedRow, managedProductOf } from './managed-product.ts'
import { type Parts, readForm } from './read-form.ts'
import { managedRowOf } from './read-managed.ts'
import { requireCategory } from './require-category.ts'
import { tellOfChange } from './tell-of-products.ts'
import { deedOn, toldOf } from './told.ts'

/**
 * Changes a product; what the form leaves out stays as it is. Refuses `product_not_found`, also for another store’s
 * product, and a form that is not right, with everything that is wrong with it.
 */
export async function updateProduct(
  db: Db,
  actor: Actor,
  id: number,
  parts: Parts,
  imagesDir: string,
): Promise<{ message: string; product: ManagedProduct }> {
  const form = await readForm(db, productChange, parts, await managedRowOf(db, actor, id))
  const image = await keepPicture(imagesDir, form.imageFile)
  return await transact(db, async (tx) => {
    const before = await hold(tx, actor, id)
    await change(tx, form, image, before)
    const after = await managedRowOf(tx, actor, id)
    const changed = differing(toldOf(before), toldOf(after))
    if (changed) await record(tx, actor, deedOn(after, 'update', changed))
    tellOfChange(tx, before, after)
    return { message: 'Product updated', product: managedProductOf(after) }
  })
}

/**
 * The product as it is, kept from other changes: edits wait for each other, as checkouts do, at its sizes in their fixed
 * order, and then at the product, which says what of them can be bought.
 */
async function hold(tx: Db, actor: Actor, id: number): Promise<ManagedRow> {
  await lockSizes(tx, id)
  await lockProducts(tx, [id])
  return await managedRowOf(tx, actor, id)
}

async function change(tx: Db, form: ProductChange, image: string | undefined, before: ManagedRow): Promise<void> {
  const fields = wrongTogether(form, before)
  if (Object.keys(fields).length > 0) throw new Refusal('invalid_request', { fields })
  const categoryId = form.category ?? before.categoryId
  await requireCategory(tx, categoryId)
  const product = productFrom(form, categoryId, image, before)
  const { vector, words } = documentOf(product)
  await indexWords(tx, words)
  await updateProductRow(tx, before.id, { ...product, vector })
  await writeSizes(tx, before.id, stockFrom(form, before.stock))
}
