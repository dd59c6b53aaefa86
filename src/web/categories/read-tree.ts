import type { ManagedNode } from '#contract/categories'
import { call } from '../platform/call.ts'
import { listed } from '../platform/listed.ts'

export async function readTree(): Promise<ManagedNode[] | 'unanswered'> {
  return await listed(call('GET /api/categories/manage', {}))
}
