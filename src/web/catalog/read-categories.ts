import type { Role } from '#contract/auth'
import type { CategoryNode } from '#contract/categories'
import { call } from '../platform/call.ts'

/** Categories to choose from: for an admin the hidden ones too, so that a shelf can be filled before it is shown. */
export async function readCategories(role: Role): Promise<CategoryNode[]> {
  return role === 'Admin' ? await call('GET /api/categories/manage', {}) : await call('GET /api/categories/tree', {})
}
