import {
  countFacets,
  listAisles,
  listProducts,
  listProductsOfCategory,
  MOST_SIMILAR,
  nearestProducts,
  type Product,
  readProduct,
  similarProducts,
  suggestSearches,
} from '#contract/catalog'
import type { Page } from '#contract/fields'
import type { Tag } from '../platform/announcements.ts'
import type { Serve } from '../platform/calls.ts'
import { aislesOf } from './aisles.ts'
import { facetsOf } from './facets.ts'
import { listProductsInCategory, listProductsOnSale } from './list.ts'
import { nearestTo } from './nearest.ts'
import { readProductOnSale } from './read.ts'
import { similarTo } from './similar.ts'
import { suggestionsFor } from './suggest.ts'

export function catalogRoutes(serve: Serve): void {
  serve(listProducts, ({ db, query }) => listProductsOnSale(db, query), shownIn)
  serve(listProductsOfCategory, ({ db, params, query }) => listProductsInCategory(db, params.id, query), shownIn)
  serve(nearestProducts, ({ db, query }) => nearestTo(db, query), shownIn)
  serve(
    countFacets,
    ({ db, query }) => facetsOf(db, query),
    () => ['catalog', 'stock'],
  )
  serve(
    suggestSearches,
    ({ db, query }) => suggestionsFor(db, query.search),
    () => ['catalog', 'stock'],
  )
  serve(
    listAisles,
    ({ db }) => aislesOf(db),
    () => ['catalog'],
  )
  serve(readProduct, ({ db, params }) => readProductOnSale(db, params.id), shown)
  serve(similarProducts, ({ db, params }) => similarTo(db, params.id), shownBeside)
}

function shownIn({ items }: Page<Product>, { query }: { query: object }): Tag[] {
  // What is found and how it is ranked depends on what is there to be bought.
  const goesByStock = 'size' in query || 'search' in query
  return ['catalog', ...(goesByStock ? ['stock' as const] : []), ...items.map(({ id }): Tag => `product:${id}`)]
}

/**
 * Where there is room for more, any new product may be one of them; a full row stays until one of it changes, or the product
 * that it stands beside.
 */
function shownBeside({ items }: Page<Product>, { params }: { params: { id: number } }): Tag[] {
  const isFull = items.length === MOST_SIMILAR
  return [`product:${params.id}`, ...(isFull ? [] : ['catalog' as const]), ...items.flatMap(shown)]
}

function shown({ id, vendorId, categoryId }: Pick<Product, 'id' | 'vendorId' | 'categoryId'>): Tag[] {
  return [`product:${id}`, `vendor:${vendorId}`, `category:${categoryId}`]
}
