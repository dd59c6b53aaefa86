import * as z from 'zod/mini'
import { m } from '#messages'
import { endpoint } from './machinery/endpoint.ts'
import { id, idText, moment, money } from './machinery/fields.ts'
import { SIZES } from './values/sizes.ts'

export const size = z.enum(SIZES, { error: () => m.field_must_one_value({ value: SIZES.join(', ') }) })

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
  /** Why it cannot be ordered just now; absent where it can. */
  noOrders: z.optional(z.string()),
})
export type Product = z.infer<typeof product>

/** What a card of a product shows: an eighth of its bytes. */
export const productCard = z.object({
  id,
  name: z.string(),
  price: money,
  compareAtPrice: z.nullable(money),
  imagePath: z.nullable(z.string()),
  storeName: z.string(),
  /** No size left, or none offered. */
  isSoldOut: z.boolean(),
})
export type ProductCard = z.infer<typeof productCard>

export const readProduct = endpoint({
  method: 'GET',
  path: '/api/product/:id',
  finite: {},
  access: 'anyone',
  summary: 'One product on sale.',
  params: z.object({ id: idText }),
  reply: product,
})

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
