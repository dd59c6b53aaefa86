import type { Db } from '../platform/database/db.ts'
import { documentOf } from '../text-analysis/document.ts'
import { indexWords } from '../text-analysis/index-words.ts'
import { invalidateMembership } from './invalidate-products.ts'
import { insertProductRows, insertSizes, type NewProduct } from './products.queries.ts'
import { cleanSpecification } from './specification.ts'

/** A product as it is made; its `specification` is HTML of any kind, cleaned here. */
export type ProductDraft = Omit<NewProduct, 'vector'>

const AT_ONCE = 500

export async function insertProduct(tx: Db, draft: ProductDraft): Promise<number> {
  const [id] = await insertProducts(tx, [draft])
  if (id === undefined) throw new Error('A product was put into the shop and has no id.')
  return id
}

/** Ids in the order of the drafts. */
export async function insertProducts(tx: Db, drafts: ProductDraft[]): Promise<number[]> {
  const prepared = drafts.map(preparedFrom)
  await indexWords(
    tx,
    prepared.map(({ words }) => words),
  )
  return await insertPrepared(
    tx,
    prepared.map(({ product }) => product),
  )
}

/** The dear part (cleaning, words), which needs no database. */
export function preparedFrom(draft: ProductDraft): { product: NewProduct; words: string[] } {
  const { vector, words } = documentOf(draft)
  return { product: { ...draft, specification: cleanSpecification(draft.specification), vector }, words }
}

/** For products whose words are in the vocabulary. Ids in their order. */
export async function insertPrepared(tx: Db, products: NewProduct[]): Promise<number[]> {
  const ids: number[] = []
  for (let from = 0; from < products.length; from += AT_ONCE)
    ids.push(...(await insertSome(tx, products.slice(from, from + AT_ONCE))))
  invalidateMembership(tx, products)
  return ids
}

async function insertSome(tx: Db, products: NewProduct[]): Promise<number[]> {
  const ids = await insertProductRows(tx, products)
  await insertSizes(
    tx,
    ids.flatMap((productId, at) => (products[at]?.sizes ?? []).map((size) => ({ productId, ...size }))),
  )
  return ids
}
