import type { Page } from '#contract/machinery/fields'
import { MOST_SIMILAR, type Product, readProduct, similarProducts } from '#contract/products'
import {
  countFacets,
  frontProducts,
  listAisles,
  listProducts,
  listProductsOfCategory,
  nearestProducts,
  suggestSearches,
} from '#contract/search'
import type { CacheTag } from '../platform/database/cache-invalidation.ts'
import { readPublic } from '../platform/database/replicas.ts'
import type { Serve } from '../platform/http/calls.ts'
import { readProductOnSale } from '../products/read.ts'
import { aislesOf } from './aisles.queries.ts'
import { facetsOf } from './facets.ts'
import type { Interpreter } from './interpreter.ts'
import { frontOf, listProductsInCategory, listProductsOnSale, similarTo } from './list.ts'
import { tagsOfList } from './list-tags.ts'
import { nearestTo } from './nearest.ts'
import { suggestionsFor } from './suggest.ts'

export function searchRoutes(serve: Serve, interpreter: Interpreter): void {
  const shown = async ({ items }: Page<Shown>, query: Parameters<typeof tagsOfList>[0]): Promise<CacheTag[]> => {
    const { categoryId } = query
    const shelves = categoryId === undefined ? [] : (await interpreter.readDestinations()).categoriesBelow(categoryId)
    return [...tagsOfList(query, shelves), ...productsOf(items)]
  }
  serve(
    listProducts,
    ({ db, query }) => readPublic(db, (reading) => listProductsOnSale(reading, interpreter, query)),
    (page, { query }) => shown(page, query),
  )
  serve(
    listProductsOfCategory,
    ({ db, params, query }) => readPublic(db, (reading) => listProductsInCategory(reading, params.id, query)),
    (page, { params, query }) => shown(page, { ...query, categoryId: params.id }),
  )
  serve(
    frontProducts,
    ({ db }) => readPublic(db, frontOf),
    ({ items }) => ['catalog', 'products', 'pictures', ...productsOf(items)],
  )
  serve(
    nearestProducts,
    ({ db, query }) => readPublic(db, (reading) => nearestTo(reading, interpreter, query)),
    shownNear,
  )
  serve(
    countFacets,
    ({ db, query }) => readPublic(db, (reading) => facetsOf(reading, interpreter, query)),
    () => EVERYWHERE,
  )
  serve(
    suggestSearches,
    ({ db, query }) => suggestionsFor(db, interpreter, query.search),
    () => EVERYWHERE,
  )
  serve(
    listAisles,
    ({ db }) => readPublic(db, aislesOf),
    () => ['catalog', 'products', 'pictures'],
  )
  serve(readProduct, ({ db, params }) => readProductOnSale(db, params.id), shownAs)
  serve(similarProducts, ({ db, params }) => readPublic(db, (reading) => similarTo(reading, params.id)), shownBeside)
}

/** Lists that any product may change. */
const EVERYWHERE: CacheTag[] = ['catalog', 'products', 'words', 'prices', 'stock']

function shownNear({ items }: Page<Shown>): CacheTag[] {
  return [...EVERYWHERE, ...productsOf(items)]
}

type Shown = Pick<Product, 'id'>

function productsOf(items: Shown[]): CacheTag[] {
  return items.map(({ id }): CacheTag => `product:${id}`)
}

/** While the row has room, any new product may join it; a full one changes only with its products. */
function shownBeside({ items }: Page<Product>, { params }: { params: { id: number } }): CacheTag[] {
  const isFull = items.length === MOST_SIMILAR
  return [
    `product:${params.id}`,
    'categories',
    ...(isFull ? [] : (['catalog', 'products'] as const)),
    ...items.flatMap(shownAs),
  ]
}

function shownAs({ id, vendorId, categoryId }: Pick<Product, 'id' | 'vendorId' | 'categoryId'>): CacheTag[] {
  return [`product:${id}`, `vendor:${vendorId}`, `category:${categoryId}`]
}
