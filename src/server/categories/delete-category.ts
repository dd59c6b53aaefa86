import { formatNumber } from '#contract/digits'
import { FIRST_ROOTS } from '#contract/roots'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { childrenOf } from './family.ts'
import { categoryIn } from './held-tree.ts'
import { closeToProducts, lockTree, managedCategories, removeCategory } from './managing.queries.ts'
import { tell, toldOf } from './tell.ts'

/**
 * Deletes an empty category; deleted products are not in the way. Refuses `category_not_found`, `category_root`, and
 * `category_in_use` with what is in the way.
 */
export async function deleteCategory(db: Db, actor: Actor, id: number): Promise<{ message: string }> {
  return await transact(db, async (tx) => {
    await lockTree(tx)
    await closeToProducts(tx, id)
    const all = await managedCategories(tx)
    const { productCount, ...category } = categoryIn(all, id)
    if (FIRST_ROOTS.includes(id)) throw new Refusal('category_root')
    const inTheWay = [
      ...counted(childrenOf(all, id).length, 'subcategory', 'subcategories'),
      ...counted(productCount, 'product', 'products'),
    ]
    if (inTheWay.length > 0)
      throw new Refusal('category_in_use', { message: `This category still has ${inTheWay.join(' and ')}.` })
    await removeCategory(tx, id)
    await tell(tx, actor, all, { action: 'delete', category, before: toldOf(all, category), after: null })
    return { message: 'The category is deleted.' }
  })
}

function counted(count: number, one: string, many: string): string[] {
  return count === 0 ? [] : [`${formatNumber(count)} ${count === 1 ? one : many}`]
}
