import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, idText, moment, money, moneyText, paging } from './fields.ts'
import { SIZES } from './garment.ts'

export const size = z.enum(SIZES, `Must be one of ${SIZES.join(', ')}.`)

export const sizeChartRow = z.object({ size: z.string(), chest: z.number(), length: z.number(), sleeve: z.number() })

/** A product on the wire. `size` and `sizeChart` are JSON encoded twice (spec §3); `sizes` and `chart` say the same plainly. */
export const product = z.object({
  id,
  name: z.string(),
  price: money,
  compareAtPrice: z.nullable(money),
  imagePath: z.nullable(z.string()),
  tags: z.array(z.string()),
  sizes: z.array(size),
  soldOutSizes: z.array(size),
  size: z.string(),
  sizeChart: z.string(),
  description: z.string(),
  specification: z.string(),
  chart: z.array(sizeChartRow),
  categoryId: id,
  vendorId: id,
  storeName: z.string(),
  createdAt: moment,
})
export type Product = z.infer<typeof product>

export const productSort = z.enum(['newest', 'price_asc', 'price_desc', 'relevance'])
export type ProductSort = z.infer<typeof productSort>

const searchText = z.string().check(z.maxLength(200, 'At most 200 characters.'))

/** What a shopper asks for; the words of a search may say of price and size the same as the fields do. */
const productWish = {
  search: z.optional(searchText),
  categoryId: z.optional(idText),
  vendorId: z.optional(idText),
  size: z.optional(size),
  minPrice: z.optional(moneyText),
  maxPrice: z.optional(moneyText),
  tag: z.optional(z.string().check(z.maxLength(60, 'At most 60 characters.'))),
}

export const listProducts = endpoint({
  method: 'GET',
  path: '/api/product',
  access: 'anyone',
  summary:
    'Products on sale: search, filters, sorting, paging. The total of a search, or of a list by size, price or tag, counts no further than 501.',
  query: z.object({ ...productWish, sort: z.optional(productSort), ...paging(24) }),
  reply: product,
  list: 'array',
})

export const nearestProducts = endpoint({
  method: 'GET',
  path: '/api/product/nearest',
  access: 'anyone',
  summary: 'For a search that finds nothing: the products that come nearest to it.',
  query: z.object(productWish),
  reply: product,
  list: 'array',
})

/** A facet, and how many products it would leave; null where so much was found that nobody counts it. */
const facet = z.object({ count: z.nullable(z.int()) })

export const productFacets = z.object({
  categories: z.array(z.extend(facet, { id, name: z.string() })),
  stores: z.array(z.extend(facet, { id, name: z.string() })),
  sizes: z.array(z.extend(facet, { size })),
  tags: z.array(z.extend(facet, { tag: z.string() })),
  /** The lowest and the highest price; null where nothing was found. */
  prices: z.nullable(z.object({ lowest: money, highest: money })),
  /** Words that the shop does not have, and what each was taken for. */
  corrected: z.array(z.object({ typed: z.string(), meant: z.array(z.string()) })),
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

/** A way into the shop: a root category with the newest picture of its products. */
const aisle = z.object({ id, name: z.string(), imagePath: z.nullable(z.string()) })
export type Aisle = z.infer<typeof aisle>

export const listAisles = endpoint({
  method: 'GET',
  path: '/api/product/aisles',
  access: 'anyone',
  summary: 'The first root categories, each with the newest picture among its newest products.',
  reply: z.object({ aisles: z.array(aisle) }),
})

export const readProduct = endpoint({
  method: 'GET',
  path: '/api/product/:id',
  access: 'anyone',
  summary: 'One product on sale.',
  params: z.object({ id: idText }),
  reply: product,
})

/** So many are shown beside a product at the most. */
export const MOST_SIMILAR = 8

export const similarProducts = endpoint({
  method: 'GET',
  path: '/api/product/:id/similar',
  access: 'anyone',
  summary: `Up to ${MOST_SIMILAR} products of the same category, then of those beside it; what can be bought comes first.`,
  params: z.object({ id: idText }),
  reply: product,
  list: 'array',
})

export const listProductsOfCategory = endpoint({
  method: 'GET',
  path: '/api/product/GetProductByCategoryId/:id',
  access: 'anyone',
  summary: 'Products on sale in a category and in those below it.',
  params: z.object({ id: idText }),
  query: z.object({ sort: z.optional(productSort), ...paging(24) }),
  reply: product,
  list: 'array',
})
