import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, idText, looseId, paging, text } from './fields.ts'

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
  access: 'anyone',
  summary: 'Categories, parents before children.',
  query: z.object(paging(50)),
  reply: category,
  list: 'items',
})

export const categoryTree = endpoint({
  method: 'GET',
  path: '/api/categories/tree',
  access: 'anyone',
  summary: 'The category tree in display order.',
  reply: z.array(categoryNode),
})

export const readCategory = endpoint({
  method: 'GET',
  path: '/api/categories/:id',
  access: 'anyone',
  summary: 'One category.',
  params: z.object({ id: idText }),
  reply: category,
})

export const MAX_DISPLAY_ORDER = 1_000_000

/** The whole tree as admins see it, hidden branches too, with the products that hang on each. */
export interface ManagedNode extends Category {
  productCount: number
  children: ManagedNode[]
}
const managedNode: z.ZodMiniType<ManagedNode> = z.extend(category, {
  productCount: z.int(),
  get children() {
    return z.array(managedNode)
  },
})

const byId = z.object({ id: idText })
const name = z.pipe(z.string('Name is required').check(z.trim(), z.minLength(1, 'Name is required')), text(80))
const displayOrder = z.int('Must be a whole number.').check(z.minimum(0), z.maximum(MAX_DISPLAY_ORDER))

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
  reply: category,
  status: 201,
})

export const updateCategory = endpoint({
  method: 'PUT',
  path: '/api/categories/:id',
  access: 'admin',
  summary: 'Rename, move, hide or show a category; what is left out stays as it is, and a new parent puts it last.',
  params: byId,
  body: z.object({
    id: z.optional(z.unknown()),
    name: z.optional(name),
    parentId: z.optional(z.nullable(looseId)),
    isActive: z.optional(z.boolean()),
    displayOrder: z.optional(displayOrder),
  }),
  reply: category,
})

export const placeCategory = endpoint({
  method: 'PUT',
  path: '/api/categories/:id/place',
  access: 'admin',
  summary: 'Put a category below a parent, before one of its children or last.',
  params: byId,
  body: z.object({ parentId: z.nullable(looseId), beforeId: z.nullable(looseId) }),
  reply: category,
})

export const deleteCategory = endpoint({
  method: 'DELETE',
  path: '/api/categories/:id',
  access: 'admin',
  summary: 'Delete an empty category.',
  params: byId,
  reply: z.object({ message: z.string() }),
})
