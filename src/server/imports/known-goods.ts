import type { ImportField } from '#contract/values/import-columns'
import type { Db } from '../platform/database/db.ts'
import type { ProductDraft } from '../products/insert-products.ts'
import type { NamedPicture } from './named-picture.ts'
import { keepNumbers, numbersAround, productsNumbered, productsOfStore } from './own-numbers.queries.ts'

/** A product as its file has it. */
export interface ImportedGoods {
  draft: ProductDraft
  /** What the store knows it by; empty: by nothing. */
  number: string
  /** What an export of this shop says it is; null: nothing. */
  haatId: number | null
  /** What its file speaks of; of a product that is known the rest stays. */
  says: ReadonlySet<ImportField>
  /** Undefined: its file names none. */
  picture: NamedPicture | undefined
}

const AT_ONCE = 1_000

/** Those that are in the store already, with their products’ ids, each product once. */
export async function knownAmong(
  db: Db,
  vendorId: number,
  goods: ImportedGoods[],
): Promise<Map<ImportedGoods, number>> {
  const known = new Map<ImportedGoods, number>()
  const taken = new Set<number>()
  for (let from = 0; from < goods.length; from += AT_ONCE) {
    const some = goods.slice(from, from + AT_ONCE)
    const ids = some.flatMap(({ haatId }) => (haatId === null ? [] : [haatId]))
    const numbers = some.flatMap(({ number }) => (number === '' ? [] : [number]))
    const own = ids.length === 0 ? new Set<number>() : await productsOfStore(db, vendorId, ids)
    const numbered = numbers.length === 0 ? new Map<string, number>() : await productsNumbered(db, vendorId, numbers)
    for (const each of some) {
      const id = each.haatId !== null && own.has(each.haatId) ? each.haatId : numbered.get(each.number)
      if (id === undefined || taken.has(id)) continue
      taken.add(id)
      known.set(each, id)
    }
  }
  return known
}

/** Numbers of products, by product. */
export interface NumbersChange {
  before: ReadonlyMap<number, string>
  after: ReadonlyMap<number, string>
}

/** Each number is that product’s from now on, and no other’s. Answers those of all products that had, or have, one of them. */
export async function rememberNumbers(
  tx: Db,
  vendorId: number,
  ids: ReadonlyMap<ImportedGoods, number>,
): Promise<NumbersChange> {
  const numbered = [...ids].flatMap(([{ number }, productId]) => (number === '' ? [] : [{ number, productId }]))
  const numbers = numbered.map(({ number }) => number)
  const before = await numbersAround(tx, vendorId, { ids: numbered.map(({ productId }) => productId), numbers })
  for (let from = 0; from < numbered.length; from += AT_ONCE)
    await keepNumbers(tx, vendorId, numbered.slice(from, from + AT_ONCE))
  return { before, after: new Map(numbered.map(({ number, productId }) => [productId, number])) }
}
