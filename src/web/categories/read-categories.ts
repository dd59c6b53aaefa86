import type { Role } from '#contract/auth'
import type { CategoryNode } from '#contract/categories'
import { call } from '../platform/call.ts'

/** Admins choose hidden ones too, to fill them before they show. */
export async function readCategories(role: Role): Promise<CategoryNode[]> {
  return role === 'Admin' ? await call('GET /api/categories/manage', {}) : await call('GET /api/categories/tree', {})
}
