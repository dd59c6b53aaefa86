import { m } from '#messages'
import { refreshCartCount } from '../platform/cart-count.ts'
import { startSession } from '../platform/session.ts'
import { toast } from '../ui/toasts.tsx'

/** An expired token logs out instead (spec §4). */
export function signIn(token: string): void {
  if (startSession(token)) return void refreshCartCount()
  // Fresh tokens live for hours: this clock is wrong.
  toast('warning', m.auth_please_set_date())
}
