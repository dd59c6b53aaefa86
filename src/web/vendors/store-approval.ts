import type { Role } from '#contract/auth'
import type { VendorStatus } from '#contract/vendors'
import { call } from '../platform/call.ts'

/** An admin’s is the house store. */
export async function storeApproval(role: Role): Promise<VendorStatus> {
  if (role === 'Admin') return 'Approved'
  const { status } = await call('GET /api/Vendors/MyProfile', {})
  return status
}
