import { m } from '#messages'
import { showAlert } from '../ui/dialogs.tsx'

/** Payment online, which is not open yet and only logged (spec §4). */
export function payOnline(payment: FormDataEntryValue | null): void {
  switch (payment) {
    case 'visaMastercard':
    case 'bKash':
      // biome-ignore lint/suspicious/noConsole: all that these payments do (spec §4)
      console.info(m.checkout_online_payment_not_open(), payment)
      return
    default:
      void showAlert(m.checkout_please_select_payment())
  }
}
