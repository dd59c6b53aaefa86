import type { Page } from '#contract/machinery/fields'
import type { Product, ProductCard } from '#contract/products'
import type { ProductSort } from '#contract/search'
import { readVisibleCategory } from '../categories/read.ts'
import type { Db } from '../platform/database/db.ts'
import type { Fields, ListedRow } from '../products/on-sale.queries.ts'
import { cardOf, isWhole, listedOf, productOf } from '../products/product.ts'
import type { Order } from './cursor.ts'
import { isFilteredByIndex, productsFiltered } from './filtered.queries.ts'
import { findByInterpretation } from './find-by-interpretation.ts'
import type { ProductQuery } from './fitting-products.queries.ts'
import { productsFound } from './found.ts'
import { productsOnFront } from './front.queries.ts'
import { createInterpreter, type Interpreter } from './interpreter.ts'
import type { KeysetPage, Listed } from './keyset-page.queries.ts'
import { productsBrowsed } from './list.queries.ts'
import { pageOf } from './page-of.ts'
import type { SearchRequest } from './product-query.ts'
import { productsBeside } from './similar.queries.ts'

interface Paging {
  sort?: ProductSort | undefined
  limit: number
  cursor?: string | undefined
  fields?: Fields
}

/** Products on sale by words, filters and sorting, page by page. Refuses a cursor of another order. */
export async function listProductsOnSale(
  db: Db,
  interpreter: Interpreter,
  asked: Paging & SearchRequest,
): Promise<Page<Product | ProductCard>> {
  const { found } = await findByInterpretation(interpreter, asked, async ({ query, sort: said }) => {
    const sort = sortOf(query, asked.sort ?? said)
    // Relevance goes by stock anyway (search.queries.ts).
    const isInTiers = asked.inStock !== undefined && sort !== 'relevance'
    return await pageOf({ sort, isInTiers }, asked, (order, keyset) => listed(db, query, order, keyset), listedOf)
  })
  return found
}

/** Products on sale in the category and below it. Refuses `category_not_found`. */
export async function listProductsInCategory(db: Db, categoryId: number, asked: Paging): Promise<Page<Product>> {
  await readVisibleCategory(db, categoryId)
  const query = { terms: [], categoryId }
  const sort = sortOf(query, asked.sort)
  return await pageOf({ sort, isInTiers: false }, asked, (order, keyset) => listed(db, query, order, keyset), wholeOf)
}

function wholeOf(row: ListedRow): Product {
  if (!isWhole(row)) throw new Error('Whole products were asked for.')
  return productOf(row)
}

async function listed(db: Db, query: ProductQuery, order: Order, keyset: KeysetPage): Promise<Listed> {
  if (order.sort === 'relevance') return await productsFound(db, query, keyset)
  return isFilteredByIndex(query)
    ? await productsFiltered(db, query, order, keyset)
    : await productsBrowsed(db, query, order, keyset)
}

function sortOf({ terms }: ProductQuery, asked: ProductSort | undefined): ProductSort {
  if (terms.length > 0) return asked ?? 'relevance'
  return asked === undefined || asked === 'relevance' ? 'newest' : asked
}

export async function countOnSale(db: Db, vendorId: number): Promise<number> {
  return (await listProductsOnSale(db, createInterpreter(db), { vendorId, limit: 1 })).total
}

/** One page without a next; its total is the whole shop’s. */
export async function frontOf(db: Db): Promise<Page<ProductCard>> {
  const { rows, total } = await productsOnFront(db)
  return { items: rows.map(cardOf), total, next: null }
}

/** Empty beside a product that is not on sale. */
export async function similarTo(db: Db, productId: number): Promise<Page<Product>> {
  const rows = await productsBeside(db, productId)
  return { items: rows.map(productOf), total: rows.length, next: null }
}
