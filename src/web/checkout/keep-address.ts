import { m } from '#messages'
import { call } from '../platform/call.ts'
import { Problem } from '../platform/problem.ts'
import { toast } from '../ui/toasts.tsx'
import type { Contact } from './contact.ts'

/** After its order, which stands whatever becomes of this. */
export async function keepAddress({ name, phone, address, city }: Contact): Promise<void> {
  try {
    await call('POST /api/account/addresses', { body: { name, phone, addressLine: address, city } })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    toast('warning', m.checkout_address_not_kept())
  }
}
