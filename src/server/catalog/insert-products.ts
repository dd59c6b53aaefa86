import type { Db } from '../platform/db.ts'
import { documentOf } from './document.ts'
import { indexWords } from './index-words.ts'
import { insertProductRows, insertSizes, type NewProduct } from './products.queries.ts'
import { cleanSpecification } from './specification.ts'
import { tellOfMembers } from './tell-of-products.ts'

/** A product as it is made; its `specification` is HTML of any kind, cleaned here. */
export type ProductDraft = Omit<NewProduct, 'vector'>

/** Most rows of one statement. */
const AT_ONCE = 500

/** Puts a product into the shop, findable by its words. Its id. */
export async function insertProduct(tx: Db, draft: ProductDraft): Promise<number> {
  const [id] = await insertProducts(tx, [draft])
  if (id === undefined) throw new Error('A product was put into the shop and has no id.')
  return id
}

/** Puts many products into the shop in a few statements. Their ids in the same order. */
export async function insertProducts(tx: Db, drafts: ProductDraft[]): Promise<number[]> {
  const documents = drafts.map(documentOf)
  await indexWords(
    tx,
    documents.flatMap(({ words }) => words),
  )
  const ids: number[] = []
  for (let from = 0; from < drafts.length; from += AT_ONCE) {
    const some = drafts.slice(from, from + AT_ONCE)
    ids.push(...(await insertSome(tx, some, documents.slice(from, from + AT_ONCE))))
  }
  tellOfMembers(tx, drafts)
  return ids
}

async function insertSome(tx: Db, drafts: ProductDraft[], documents: { vector: string }[]): Promise<number[]> {
  const products = drafts.map((draft, at) => ({
    ...draft,
    specification: cleanSpecification(draft.specification),
    vector: documents[at]?.vector ?? '',
  }))
  const ids = await insertProductRows(tx, products)
  await insertSizes(
    tx,
    ids.flatMap((productId, at) => (drafts[at]?.sizes ?? []).map((size) => ({ productId, ...size }))),
  )
  return ids
}
