import * as z from 'zod/mini'
import { m } from '#messages'
import { endpoint } from './machinery/endpoint.ts'
import { done, id, idText, paging, version } from './machinery/fields.ts'
import { product, size, sizeChartRow } from './products.ts'
import { productChange, productForm } from './selling/product-form.ts'
import { MANAGED_SORTS, STOCK_FILTERS } from './values/choices.ts'
import { LONGEST_NAME_CURSOR, LONGEST_SEARCH, MOST_AT_ONCE } from './values/limits.ts'

/** As its store sees it: counted, off-sale ones too. */
export const managedProduct = z.extend(product, {
  version,
  stock: z.partialRecord(size, z.nullable(z.int())),
  categoryName: z.string(),
  /** Its store sells, and its categories are active. */
  isOnSale: z.boolean(),
})
export type ManagedProduct = z.infer<typeof managedProduct>

export const savedProduct = z.object({ message: z.string(), product: managedProduct })
const byId = z.object({ id: idText })

export const createProduct = endpoint({
  method: 'POST',
  path: '/api/product',
  access: 'approved-vendor-or-admin',
  summary: 'Add a product to the caller’s store (an admin’s belongs to the house store).',
  body: productForm,
  upload: true,
  reply: savedProduct,
  status: 201,
})

export const updateProduct = endpoint({
  method: 'PUT',
  path: '/api/product/:id',
  access: 'approved-vendor-or-admin',
  summary:
    'Change a product; fields that are left out stay as they are, the picture too. With `fromVersion` only if nobody has changed it since.',
  params: byId,
  body: productChange,
  upload: true,
  reply: savedProduct,
})

export const deleteProduct = endpoint({
  method: 'DELETE',
  path: '/api/product/:id',
  access: 'approved-vendor-or-admin',
  summary: 'Take a product out of the shop; orders keep their copy of it.',
  params: byId,
  reply: done,
})

export const deleteProducts = endpoint({
  method: 'POST',
  path: '/api/product/delete',
  access: 'approved-vendor-or-admin',
  summary: 'Take several products out of the shop, all of them or none.',
  body: z.object({
    ids: z
      .array(id, { error: () => m.field_please_choose_products() })
      .check(
        z.minLength(1, { error: () => m.field_please_choose_products() }),
        z.maxLength(MOST_AT_ONCE, { error: () => m.field_at_most_at_once({ most: MOST_AT_ONCE }) }),
      ),
  }),
  reply: done,
})

const managedQuery = z.object({
  search: z.optional(
    z
      .string()
      .check(z.maxLength(LONGEST_SEARCH, { error: () => m.field_at_most_characters({ most: LONGEST_SEARCH }) })),
  ),
  categoryId: z.optional(idText),
  /** `sold-out`: some size has none; `low`: some has pieces left, and not more than the setting `lowStockLine`. */
  stock: z.optional(z.enum(STOCK_FILTERS)),
  sort: z.optional(z.enum(MANAGED_SORTS)),
  ...paging(50),
  /** It may hold a name. */
  cursor: z.optional(z.string().check(z.maxLength(LONGEST_NAME_CURSOR))),
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
