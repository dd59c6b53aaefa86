import type { ManagedNode } from '#contract/categories'
import { call } from '../platform/call.ts'
import { Problem } from '../platform/problem.ts'

export async function readTree(): Promise<ManagedNode[] | 'unanswered'> {
  return await call('GET /api/categories/manage', {}).catch((error: unknown) => {
    if (error instanceof Problem) return 'unanswered'
    throw error
  })
}
