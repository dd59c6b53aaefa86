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
import { listGoesBy } from './kept-lists.ts'
import { listProductsInCategory, listProductsOnSale } from './list.ts'
import { nearestTo } from './nearest.ts'
import type { ReadPlaces } from './places.ts'
import { readProductOnSale } from './read.ts'
import { similarTo } from './similar.ts'
import { suggestionsFor } from './suggest.ts'

export function catalogRoutes(serve: Serve, readPlaces: ReadPlaces): void {
  const shown = async ({ items }: Page<Product>, query: Parameters<typeof listGoesBy>[0]): Promise<Tag[]> => {
    const { categoryId } = query
    const shelves = categoryId === undefined ? [] : (await readPlaces()).categoriesBelow(categoryId)
    return [...listGoesBy(query, shelves), ...productsOf(items)]
  }
  serve(
    listProducts,
    ({ db, query }) => listProductsOnSale(db, readPlaces, query),
    (page, { query }) => shown(page, query),
  )
  serve(
    listProductsOfCategory,
    ({ db, params, query }) => listProductsInCategory(db, params.id, query),
    (page, { params, query }) => shown(page, { ...query, categoryId: params.id }),
  )
  serve(nearestProducts, ({ db, query }) => nearestTo(db, readPlaces, query), shownNear)
  serve(
    countFacets,
    ({ db, query }) => facetsOf(db, readPlaces, query),
    () => EVERYWHERE,
  )
  serve(
    suggestSearches,
    ({ db, query }) => suggestionsFor(db, readPlaces, query.search),
    () => EVERYWHERE,
  )
  serve(
    listAisles,
    ({ db }) => aislesOf(db),
    () => ['catalog', 'products', 'pictures'],
  )
  serve(readProduct, ({ db, params }) => readProductOnSale(db, params.id), shownAs)
  serve(similarProducts, ({ db, params }) => similarTo(db, params.id), shownBeside)
}

/** Of what goes by all products of the shop in some way or other. */
const EVERYWHERE: Tag[] = ['catalog', 'products', 'words', 'prices', 'stock']

/** What comes nearest may stand anywhere. */
function shownNear({ items }: Page<Product>): Tag[] {
  return [...EVERYWHERE, ...productsOf(items)]
}

function productsOf(items: Product[]): Tag[] {
  return items.map(({ id }): Tag => `product:${id}`)
}

/**
 * Where there is room for more, any new product may be one of them; a full row stays until one of it changes, or the product
 * that it stands beside.
 */
function shownBeside({ items }: Page<Product>, { params }: { params: { id: number } }): Tag[] {
  const isFull = items.length === MOST_SIMILAR
  return [
    `product:${params.id}`,
    'categories',
    ...(isFull ? [] : (['catalog', 'products'] as const)),
    ...items.flatMap(shownAs),
  ]
}

function shownAs({ id, vendorId, categoryId }: Pick<Product, 'id' | 'vendorId' | 'categoryId'>): Tag[] {
  return [`product:${id}`, `vendor:${vendorId}`, `category:${categoryId}`]
}
