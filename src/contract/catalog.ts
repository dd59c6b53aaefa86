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

export const listProducts = endpoint({
  method: 'GET',
  path: '/api/product',
  access: 'anyone',
  summary: 'Products on sale: search, filters, sorting, paging.',
  query: z.object({
    search: z.optional(z.string().check(z.maxLength(200, 'At most 200 characters.'))),
    categoryId: z.optional(idText),
    vendorId: z.optional(idText),
    size: z.optional(size),
    minPrice: z.optional(moneyText),
    maxPrice: z.optional(moneyText),
    sort: z.optional(productSort),
    ...paging(24),
  }),
  reply: product,
  list: 'array',
})

export const readProduct = endpoint({
  method: 'GET',
  path: '/api/product/:id',
  access: 'anyone',
  summary: 'One product on sale.',
  params: z.object({ id: idText }),
  reply: product,
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
