import { call } from '../platform/call.ts'
import { logOnly } from '../platform/log.ts'

/** Beside the order, which stands whatever becomes of this: the box decides nothing (spec §2, Checkout). */
export async function agreeToTerms(): Promise<void> {
  try {
    await call('POST /api/account/consents/terms', {})
  } catch (error) {
    logOnly('The consent to the terms was not kept.', error)
  }
}
