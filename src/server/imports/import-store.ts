import { setImmediate as breath, setTimeout as wait } from 'node:timers/promises'
import type { ImportJob } from '#contract/imports'
import { formatNumber } from '#contract/values/digits'
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
import { type ImportRequest, isOursToStore, updateImport } from './imports.queries.ts'
import { keepChanges } from './keep-changes.ts'
import { type ImportedGoods, knownAmong, rememberNumbers } from './known-goods.ts'
import { queuePictures } from './queue-pictures.ts'
import { updateKnown } from './update-known.ts'

/** So few that other calls are answered in between. */
const AT_ONCE = 200
const LOOK_AGAIN_MS = 50

interface Order extends ImportRequest {
  actor: Actor
  signal: AbortSignal
}

/** All or none. Refuses where the store or a category went meanwhile, and goods that are in the store already where nobody said what becomes of them. */
export async function storeImport(db: Db, job: ImportJob, order: Order, goods: ImportedGoods[]): Promise<void> {
  const { actor, vendorId, signal } = order
  const drafts = goods.map(({ draft }) => draft)
  const { products, words } = await prepareGoods(goods)
  // Words first, outside of the transaction: their locks would hold up other stores’ saves until the last product.
  await indexCounted(db, words)
  await transact(db, async (tx) => {
    // One import stores at a time: no deadlock.
    while (!(await isOursToStore(tx))) {
      signal.throwIfAborted()
      await wait(LOOK_AGAIN_MS)
    }
    await requireStanding(tx, vendorId, drafts)
    const updated = await knownToUpdate(tx, job, order, goods)
    const added = goods.filter((each) => !updated.has(each))
    const ids = new Map(updated)
    for (let from = 0; from < added.length; from += AT_ONCE) {
      const some = added.slice(from, from + AT_ONCE)
      const inserted = await insertPrepared(
        tx,
        some.flatMap((each) => products.get(each) ?? []),
      )
      for (const [at, id] of inserted.entries()) {
        const each = some[at]
        if (each) ids.set(each, id)
      }
      job.created = ids.size - updated.size
      await breath()
      signal.throwIfAborted()
    }
    job.updated = updated.size
    const changes = await updateKnown(tx, order, updated, products)
    const numbers = await rememberNumbers(tx, vendorId, ids)
    const addedIds = added.flatMap((each) => ids.get(each) ?? [])
    await keepChanges(tx, job.id, addedIds, changes, numbers)
    job.pictures.total = await queuePictures(tx, job.id, ids)
    await recordImport(
      tx,
      actor,
      [...ids].filter(([each]) => !updated.has(each)),
    )
    // Told with the goods, or neither; and once, where two processes run it.
    if (!(await updateImport(tx, { ...job, state: 'done' }))) throw new Error(`The import ${job.id} is over already.`)
  })
}

/** Those to change; none where they are to be added. */
async function knownToUpdate(
  tx: Db,
  job: ImportJob,
  { vendorId, known }: Order,
  goods: ImportedGoods[],
): Promise<Map<ImportedGoods, number>> {
  const found = await knownAmong(tx, vendorId, goods)
  job.known = found.size
  if (found.size > 0 && known === undefined) {
    const message = m.imports_known_goods({ count: found.size, shown: formatNumber(found.size) })
    throw new Refusal('invalid_request', { message })
  }
  return known === 'update' ? found : new Map()
}

/** Row by row: one long specification takes as long as a hundred answers. */
export async function prepareGoods(
  goods: ImportedGoods[],
): Promise<{ products: Map<ImportedGoods, NewProduct>; words: Map<string, number> }> {
  const products = new Map<ImportedGoods, NewProduct>()
  const words = new Map<string, number>()
  for (const each of goods) {
    const { product, words: own } = preparedFrom(each.draft)
    products.set(each, product)
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

/** One audit entry for all that is new: thousands would bury the day. */
async function recordImport(tx: Db, actor: Actor, added: [ImportedGoods, number][]): Promise<void> {
  const [first] = added
  if (!first) return
  const [{ draft }, firstId] = first
  await record(tx, actor, {
    action: 'import',
    subject: 'product',
    subjectId: firstId,
    subjectName: draft.name,
    before: null,
    after: { products: added.length, firstId, lastId: added.at(-1)?.[1] },
  })
}
