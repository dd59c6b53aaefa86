import * as z from 'zod/mini'
import { m } from '#messages'
import { endpoint } from './machinery/endpoint.ts'
import { done, id, idText, looseId, paging, singleLine, version } from './machinery/fields.ts'
import { formatNumber } from './values/digits.ts'
import { LONGEST_CATEGORY } from './values/limits.ts'

export const category = z.object({
  id,
  name: z.string(),
  parentId: z.nullable(id),
  isActive: z.boolean(),
  displayOrder: z.int(),
})
export type Category = z.infer<typeof category>

export interface CategoryNode extends Category {
  children: CategoryNode[]
}
const categoryNode: z.ZodMiniType<CategoryNode> = z.extend(category, {
  get children() {
    return z.array(categoryNode)
  },
})

export const listCategories = endpoint({
  method: 'GET',
  path: '/api/categories',
  finite: {},
  access: 'anyone',
  summary: 'Categories, parents before children.',
  query: z.object(paging(50)),
  reply: category,
  list: 'items',
})

export const categoryTree = endpoint({
  method: 'GET',
  path: '/api/categories/tree',
  finite: {},
  access: 'anyone',
  summary: 'The category tree in display order.',
  reply: z.array(categoryNode),
})

export const readCategory = endpoint({
  method: 'GET',
  path: '/api/categories/:id',
  finite: {},
  access: 'anyone',
  summary: 'One category.',
  params: z.object({ id: idText }),
  reply: category,
})

export const MAX_DISPLAY_ORDER = 1_000_000

export const versionedCategory = z.extend(category, { version })
export type ManagedCategory = z.infer<typeof versionedCategory>

/** Hidden branches too, with product counts. */
export interface ManagedNode extends ManagedCategory {
  productCount: number
  children: ManagedNode[]
}
const managedNode: z.ZodMiniType<ManagedNode> = z.extend(versionedCategory, {
  productCount: z.int(),
  get children() {
    return z.array(managedNode)
  },
})

const byId = z.object({ id: idText })
const name = z.pipe(
  z
    .string({ error: () => m.categories_name_required() })
    .check(z.trim(), z.minLength(1, { error: () => m.categories_name_required() })),
  singleLine(LONGEST_CATEGORY),
)
const OUT_OF_RANGE = {
  error: () => m.field_must_between_least({ least: '0', most: formatNumber(MAX_DISPLAY_ORDER) }),
}
const displayOrder = z
  .int({ error: () => m.field_must_whole_number() })
  .check(z.minimum(0, OUT_OF_RANGE), z.maximum(MAX_DISPLAY_ORDER, OUT_OF_RANGE))

export const managedTree = endpoint({
  method: 'GET',
  path: '/api/categories/manage',
  access: 'admin',
  summary: 'The whole tree, hidden branches too.',
  reply: z.array(managedNode),
})

export const createCategory = endpoint({
  method: 'POST',
  path: '/api/categories',
  access: 'admin',
  summary: 'Add a category; without a place in the order it comes last.',
  body: z.object({
    name,
    parentId: z.nullish(looseId),
    isActive: z.optional(z.boolean()),
    displayOrder: z.optional(displayOrder),
  }),
  reply: versionedCategory,
  status: 201,
})

export const updateCategory = endpoint({
  method: 'PUT',
  path: '/api/categories/:id',
  access: 'admin',
  summary:
    'Rename, move, hide or show a category; what is left out stays as it is, and a new parent puts it last. With `fromVersion` only if nobody has changed it since.',
  params: byId,
  body: z.object({
    id: z.optional(z.unknown()),
    name: z.optional(name),
    parentId: z.optional(z.nullable(looseId)),
    isActive: z.optional(z.boolean()),
    displayOrder: z.optional(displayOrder),
    fromVersion: z.optional(version),
  }),
  reply: versionedCategory,
})

export const placeCategory = endpoint({
  method: 'PUT',
  path: '/api/categories/:id/place',
  access: 'admin',
  summary: 'Put a category below a parent, before one of its children or last.',
  params: byId,
  body: z.object({ parentId: z.nullable(looseId), beforeId: z.nullable(looseId), fromVersion: z.optional(version) }),
  reply: versionedCategory,
})

export const deleteCategory = endpoint({
  method: 'DELETE',
  path: '/api/categories/:id',
  access: 'admin',
  summary: 'Delete an empty category.',
  params: byId,
  reply: done,
})
