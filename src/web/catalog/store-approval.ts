import type { Role } from '#contract/auth'
import type { VendorStatus } from '#contract/vendors'
import { call } from '../platform/call.ts'

/** How the shop stands to the store of whoever looks. An admin works for the house store, which is approved. */
export async function storeApproval(role: Role): Promise<VendorStatus> {
  if (role === 'Admin') return 'Approved'
  const { status } = await call('GET /api/Vendors/MyProfile', {})
  return status
}
