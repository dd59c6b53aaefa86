import * as z from 'zod/mini'
import { product, size, sizeChartRow } from './catalog.ts'
import { endpoint } from './endpoint.ts'
import { id, idText, paging } from './fields.ts'
import { productChange, productForm } from './product-form.ts'

/** A product as the store that sells it sees it: stock in numbers, off-sale ones too. */
export const managedProduct = z.extend(product, {
  /** Size → pieces left; null: not counted. */
  stock: z.partialRecord(size, z.nullable(z.int())),
  categoryName: z.string(),
  /** Whether the public sees it: its store approved, its category and all above it active. */
  isOnSale: z.boolean(),
})
export type ManagedProduct = z.infer<typeof managedProduct>

const saved = z.object({ message: z.string(), product: managedProduct })
const byId = z.object({ id: idText })

export const createProduct = endpoint({
  method: 'POST',
  path: '/api/product',
  access: 'approved-vendor-or-admin',
  summary: 'Add a product to the caller’s store (an admin’s belongs to the house store).',
  body: productForm,
  upload: true,
  reply: saved,
  status: 201,
})

export const updateProduct = endpoint({
  method: 'PUT',
  path: '/api/product/:id',
  access: 'approved-vendor-or-admin',
  summary: 'Change a product; fields that are left out stay as they are, the picture too.',
  params: byId,
  body: productChange,
  upload: true,
  reply: saved,
})

export const deleteProduct = endpoint({
  method: 'DELETE',
  path: '/api/product/:id',
  access: 'approved-vendor-or-admin',
  summary: 'Take a product out of the shop; orders keep their copy of it.',
  params: byId,
  reply: z.object({ message: z.string() }),
})

export const deleteProducts = endpoint({
  method: 'POST',
  path: '/api/product/delete',
  access: 'approved-vendor-or-admin',
  summary: 'Take several products out of the shop, all of them or none.',
  body: z.object({
    ids: z
      .array(id, 'Please choose products.')
      .check(z.minLength(1, 'Please choose products.'), z.maxLength(100, 'At most 100 at once.')),
  }),
  reply: z.object({ message: z.string() }),
})

const managedQuery = z.object({
  search: z.optional(z.string().check(z.maxLength(200, 'At most 200 characters.'))),
  /** Those below it too. */
  categoryId: z.optional(idText),
  /** `sold-out`: at least one size has none left; `low`: at most 5 left. */
  stock: z.optional(z.enum(['sold-out', 'low'])),
  sort: z.optional(z.enum(['newest', 'name', 'price_asc', 'price_desc'])),
  ...paging(50),
  /** Longer than others: it may hold a name. */
  cursor: z.optional(z.string().check(z.maxLength(2000))),
})

export const listOwnProducts = endpoint({
  method: 'GET',
  path: '/api/product/GetProductByVendor',
  access: 'approved-vendor',
  summary: 'The caller’s own products.',
  query: managedQuery,
  reply: managedProduct,
  list: 'array',
})

export const listManagedProducts = endpoint({
  method: 'GET',
  path: '/api/product/manage',
  access: 'admin',
  summary: 'Products of all stores, off-sale ones too.',
  query: z.extend(managedQuery, { vendorId: z.optional(idText) }),
  reply: managedProduct,
  list: 'array',
})

export const readManagedProduct = endpoint({
  method: 'GET',
  path: '/api/product/:id/manage',
  access: 'approved-vendor-or-admin',
  summary: 'A product of the caller’s store, for editing; any product for an admin.',
  params: byId,
  reply: managedProduct,
})

export const listSizeCharts = endpoint({
  method: 'GET',
  path: '/api/product/charts',
  access: 'approved-vendor-or-admin',
  summary: 'Different size charts of the caller’s products, latest first, to copy from.',
  reply: z.array(z.object({ productId: id, productName: z.string(), chart: z.array(sizeChartRow) })),
})
