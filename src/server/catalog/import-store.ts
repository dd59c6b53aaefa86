import { setImmediate as breath, setTimeout as wait } from 'node:timers/promises'
import type { ImportJob } from '#contract/product-csv'
import { record } from '../audit/record.ts'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { openStoreOf } from '../vendors/vendors.queries.ts'
import { holdCategories } from './categories.queries.ts'
import { documentOf } from './document.ts'
import { isOursToStore, updateImport } from './imports.queries.ts'
import { indexWords } from './index-words.ts'
import { insertProducts, type ProductDraft } from './insert-products.ts'

/** Few enough that the shop answers others in between. */
const AT_ONCE = 200
/** Each with its spellings, of which a long word has more than a hundred. */
const WORDS_AT_ONCE = 1_000

const LOOK_AGAIN_MS = 50

/** Puts all drafts into the shop or none. Refuses where the store was closed or a category deleted meanwhile. */
export async function storeImport(
  db: Db,
  job: ImportJob,
  { actor, vendorId }: { actor: Actor; vendorId: number },
  drafts: ProductDraft[],
): Promise<void> {
  const words = await wordsOf(drafts)
  await transact(db, async (tx) => {
    // One import stores at a time, so that no two wait for each other in a ring.
    while (!(await isOursToStore(tx))) await wait(LOOK_AGAIN_MS)
    await requireStanding(tx, vendorId, drafts)
    for (let from = 0; from < words.length; from += WORDS_AT_ONCE)
      await indexWords(tx, words.slice(from, from + WORDS_AT_ONCE))
    const ids: number[] = []
    for (let from = 0; from < drafts.length; from += AT_ONCE) {
      ids.push(...(await insertProducts(tx, drafts.slice(from, from + AT_ONCE))))
      job.created = ids.length
      await breath()
    }
    await recordImport(tx, actor, ids, drafts)
    // With the goods, so that one is never told without the other.
    await updateImport(tx, { ...job, state: 'done' })
  })
}

/** All different words in one order: the same for every writer, as long as the vocabulary is written before the products. */
async function wordsOf(drafts: ProductDraft[]): Promise<string[]> {
  const words = new Set<string>()
  for (const [at, draft] of drafts.entries()) {
    for (const word of documentOf(draft).words) words.add(word)
    if (at % AT_ONCE === 0) await breath()
  }
  return [...words].sort()
}

async function requireStanding(tx: Db, vendorId: number, drafts: ProductDraft[]): Promise<void> {
  const store = await openStoreOf(tx, vendorId)
  if (store?.status !== 'Approved') throw new Refusal('not_allowed')
  const categoryIds = [...new Set(drafts.map(({ categoryId }) => categoryId))]
  const held = await holdCategories(tx, categoryIds)
  if (held.length < categoryIds.length)
    throw new Refusal('category_not_found', {
      message: 'A category was deleted meanwhile. Please check the file again.',
    })
}

/** One entry for all: one for each product would bury everything else that happened that day. */
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
