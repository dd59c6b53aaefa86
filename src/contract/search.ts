import * as z from 'zod/mini'
import { m } from '#messages'
import { endpoint } from './machinery/endpoint.ts'
import { id, idText, money, moneyText, paging } from './machinery/fields.ts'
import { product, productCard, size } from './products.ts'
import { PRODUCT_SORTS } from './values/choices.ts'
import { LONGEST_SEARCH, LONGEST_TAG_SEARCH } from './values/limits.ts'
import { SIZES, type Size } from './values/sizes.ts'

/** Repeated, or with commas. */
const sizesText = z.pipe(
  z.union([z.string(), z.array(z.string())]).check(
    z.refine((said) => sizesIn(said).every(isSize), {
      error: () => m.field_must_one_more({ value: SIZES.join(', ') }),
    }),
  ),
  z.transform((said) => SIZES.filter((each) => sizesIn(said).includes(each))),
)

function sizesIn(said: string | string[]): string[] {
  return [said].flat().flatMap((each) => each.split(','))
}

function isSize(text: string): text is Size {
  return SIZES.some((each) => each === text)
}

export const productSort = z.enum(PRODUCT_SORTS)
export type ProductSort = z.infer<typeof productSort>

const searchText = z
  .string()
  .check(z.maxLength(LONGEST_SEARCH, { error: () => m.field_at_most_characters({ most: LONGEST_SEARCH }) }))

/** A search’s words may say price and size too. */
const productWish = {
  search: z.optional(searchText),
  /** No corrections. */
  literal: z.optional(z.enum(['1'], { error: () => m.field_must_1() })),
  categoryId: z.optional(idText),
  vendorId: z.optional(idText),
  size: z.optional(sizesText),
  /** In stock first and pictures first, or only in stock. */
  inStock: z.optional(z.enum(['first', 'only'])),
  minPrice: z.optional(moneyText),
  maxPrice: z.optional(moneyText),
  tag: z.optional(
    z
      .string()
      .check(
        z.maxLength(LONGEST_TAG_SEARCH, { error: () => m.field_at_most_characters({ most: LONGEST_TAG_SEARCH }) }),
      ),
  ),
}

export const listProducts = endpoint({
  method: 'GET',
  path: '/api/product',
  finite: { by: ['categoryId', 'vendorId'], sorts: ['newest', 'price_asc', 'price_desc'], limits: [1, 24] },
  access: 'anyone',
  summary:
    'Products on sale: search, filters, sorting, paging. The total of a search, or of a list by size, price or tag, counts no further than 501.',
  query: z.object({
    ...productWish,
    sort: z.optional(productSort),
    /** What a card shows, instead of whole products. */
    fields: z.optional(z.enum(['card'], { error: () => m.field_must_card() })),
    ...paging(24),
  }),
  reply: z.union([product, productCard]),
  list: 'array',
})

export const frontProducts = endpoint({
  method: 'GET',
  path: '/api/product/front',
  access: 'anyone',
  summary: 'What stands on the front of the shop: the newest that can be bought and seen, a few of each store first.',
  reply: productCard,
  list: 'array',
})

export const nearestProducts = endpoint({
  method: 'GET',
  path: '/api/product/nearest',
  access: 'anyone',
  summary:
    'For a search that finds nothing: the products that come nearest to it, counted; where none does, the newest, counted as 0.',
  query: z.object(productWish),
  reply: productCard,
  list: 'array',
})

/** Null: nobody counts so many. */
const facet = z.object({ count: z.nullable(z.int()) })

/** Said by words instead of a field, and the search without them. */
const understood = z.object({
  minPrice: z.optional(money),
  maxPrice: z.optional(money),
  size: z.optional(size),
  sort: z.optional(productSort),
  category: z.optional(z.string()),
  without: z.string(),
})

export const namedFacet = z.extend(facet, { id, name: z.string() })

export const productFacets = z.object({
  /** Null: nobody counts them. */
  total: z.nullable(z.int()),
  understood: z.array(understood),
  /** Left out: nothing in the shop has to do with them. */
  unknown: z.array(z.string()),
  categories: z.array(namedFacet),
  stores: z.array(namedFacet),
  sizes: z.array(z.extend(facet, { size })),
  tags: z.array(z.extend(facet, { tag: z.string() })),
  prices: z.nullable(z.object({ lowest: money, highest: money })),
  corrected: z.array(z.object({ typed: z.string(), meant: z.array(z.string()) })),
  /** The search as corrected; null: as typed. */
  searchedFor: z.nullable(z.string()),
})
export type ProductFacets = z.infer<typeof productFacets>

export const countFacets = endpoint({
  method: 'GET',
  path: '/api/product/facets',
  access: 'anyone',
  summary: 'By what a list of products can be narrowed down, with counts.',
  query: z.object(productWish),
  reply: productFacets,
})

export const suggestSearches = endpoint({
  method: 'GET',
  path: '/api/product/suggest',
  access: 'anyone',
  summary: 'What a search that is being typed may become, the likeliest first.',
  query: z.object({ search: searchText }),
  reply: z.object({ suggestions: z.array(z.string()) }),
})

/** A root category with its newest picture. */
const aisle = z.object({ id, name: z.string(), imagePath: z.nullable(z.string()) })
export type Aisle = z.infer<typeof aisle>

export const listAisles = endpoint({
  method: 'GET',
  path: '/api/product/aisles',
  finite: {},
  access: 'anyone',
  summary: 'The first root categories, each with the newest picture among its newest products.',
  reply: z.object({ aisles: z.array(aisle) }),
})

export const listProductsOfCategory = endpoint({
  method: 'GET',
  path: '/api/product/GetProductByCategoryId/:id',
  finite: {},
  access: 'anyone',
  summary: 'Products on sale in a category and in those below it.',
  params: z.object({ id: idText }),
  query: z.object({ sort: z.optional(productSort), ...paging(24) }),
  reply: product,
  list: 'array',
})
