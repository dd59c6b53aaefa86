import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, idText, paging } from './fields.ts'

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
