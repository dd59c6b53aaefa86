import { call } from '../platform/call.ts'
import { storedSession } from '../platform/session.ts'

/** Where the shop asks for two steps, and there are none yet; from there it goes on to `next`. Unanswered: nobody is kept out. */
export async function setupAskedFor(next: string): Promise<string | null> {
  const role = storedSession()?.role
  if (role !== 'Admin' && role !== 'Vendor') return null
  const { isOn, isAskedFor } = await call('GET /api/account/totp', {}).catch(() => ({ isOn: true, isAskedFor: false }))
  return isAskedFor && !isOn ? `/dashboard/profile?edit=two-step&next=${encodeURIComponent(next)}` : null
}
