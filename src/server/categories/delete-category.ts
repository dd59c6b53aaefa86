import { formatNumber } from '#contract/values/digits'
import { FIRST_ROOTS } from '#contract/values/roots'
import { LOCALE, m } from '#messages'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { childrenOf } from './family.ts'
import { categoryIn } from './held-tree.ts'
import { closeToProducts, lockTree, managedCategories, removeCategory } from './managed-tree.queries.ts'
import { auditSnapshot, recordAndInvalidate } from './record-and-invalidate.ts'

const LIST = new Intl.ListFormat(LOCALE)

/** Deleted products may be in it. Refuses `category_not_found`, `category_root`, `category_in_use` with what is. */
export async function deleteCategory(db: Db, actor: Actor, id: number): Promise<{ message: string }> {
  return await transact(db, async (tx) => {
    await lockTree(tx)
    await closeToProducts(tx, id)
    const all = await managedCategories(tx)
    const { productCount, ...category } = categoryIn(all, id)
    if (FIRST_ROOTS.includes(id)) throw new Refusal('category_root')
    const inTheWay = [
      ...counted(childrenOf(all, id).length, m.categories_subcategories),
      ...counted(productCount, m.ui_products),
    ]
    if (inTheWay.length > 0)
      throw new Refusal('category_in_use', { message: m.categories_still_has({ things: LIST.format(inTheWay) }) })
    await removeCategory(tx, id)
    await recordAndInvalidate(tx, actor, all, {
      action: 'delete',
      category,
      before: auditSnapshot(all, category),
      after: null,
    })
    return { message: m.categories_deleted() }
  })
}

function counted(count: number, words: (counted: { count: number; shown: string }) => string): string[] {
  return count === 0 ? [] : [words({ count, shown: formatNumber(count) })]
}
