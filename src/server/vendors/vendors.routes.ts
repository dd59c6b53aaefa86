import { registerVendor as registerVendorCall } from '#contract/vendors'
import type { Tokens } from '../auth/tokens.ts'
import type { Serve } from '../platform/calls.ts'
import { registerVendor } from './register.ts'

export function vendorsRoutes(serve: Serve, tokens: Tokens): void {
  serve(registerVendorCall, ({ db, body }) => registerVendor(db, tokens, body))
}
