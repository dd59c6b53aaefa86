import { setImmediate as breath, setTimeout as wait } from 'node:timers/promises'
import type { ImportJob } from '#contract/imports'
import { m } from '#messages'
import { record } from '../audit/record.ts'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { insertPrepared, type ProductDraft, preparedFrom } from '../products/insert-products.ts'
import type { NewProduct } from '../products/products.queries.ts'
import { holdCategories } from '../selling/categories.queries.ts'
import { countedIn, indexCounted } from '../text-analysis/index-words.ts'
import { openStoreOf } from '../vendors/vendors.queries.ts'
import { isOursToStore, updateImport } from './imports.queries.ts'

/** So few that other calls are answered in between. */
const AT_ONCE = 200
const LOOK_AGAIN_MS = 50

/** All or none. Refuses where the store or a category went meanwhile. */
export async function storeImport(
  db: Db,
  job: ImportJob,
  { actor, vendorId, signal }: { actor: Actor; vendorId: number; signal: AbortSignal },
  drafts: ProductDraft[],
): Promise<void> {
  const { products, words } = await prepared(drafts)
  // Words first, outside of the transaction: their locks would hold up other stores’ saves until the last product.
  await indexCounted(db, words)
  await transact(db, async (tx) => {
    // One import stores at a time: no deadlock.
    while (!(await isOursToStore(tx))) {
      signal.throwIfAborted()
      await wait(LOOK_AGAIN_MS)
    }
    await requireStanding(tx, vendorId, drafts)
    const ids: number[] = []
    for (let from = 0; from < products.length; from += AT_ONCE) {
      ids.push(...(await insertPrepared(tx, products.slice(from, from + AT_ONCE))))
      job.created = ids.length
      await breath()
      signal.throwIfAborted()
    }
    await recordImport(tx, actor, ids, drafts)
    // Told with the goods, or neither; and once, where two processes run it.
    if (!(await updateImport(tx, { ...job, state: 'done' }))) throw new Error(`The import ${job.id} is over already.`)
  })
}

/** Row by row: one long specification takes as long as a hundred answers. */
async function prepared(drafts: ProductDraft[]): Promise<{ products: NewProduct[]; words: Map<string, number> }> {
  const products: NewProduct[] = []
  const words = new Map<string, number>()
  for (const draft of drafts) {
    const { product, words: own } = preparedFrom(draft)
    products.push(product)
    countedIn([own], words)
    await breath()
  }
  return { products, words }
}

async function requireStanding(tx: Db, vendorId: number, drafts: ProductDraft[]): Promise<void> {
  const store = await openStoreOf(tx, vendorId)
  if (store?.status !== 'Approved') throw new Refusal('not_allowed')
  const categoryIds = [...new Set(drafts.map(({ categoryId }) => categoryId))]
  const held = await holdCategories(tx, categoryIds)
  if (held.length < categoryIds.length)
    throw new Refusal('category_not_found', {
      message: m.imports_category_was_deleted(),
    })
}

/** One audit entry for all: thousands would bury the day. */
async function recordImport(tx: Db, actor: Actor, ids: number[], drafts: ProductDraft[]): Promise<void> {
  const [firstId] = ids
  const [first] = drafts
  if (firstId === undefined || !first) return
  await record(tx, actor, {
    action: 'import',
    subject: 'product',
    subjectId: firstId,
    subjectName: first.name,
    before: null,
    after: { products: ids.length, firstId, lastId: ids.at(-1) },
  })
}
