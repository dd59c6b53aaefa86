import { showAlert } from '../ui/dialogs.tsx'

/** Cards and bKash only log, as yet (spec §4). */
export function payOnline(payment: FormDataEntryValue | null): void {
  switch (payment) {
    case 'visaMastercard':
    case 'bKash':
      // biome-ignore lint/suspicious/noConsole: all that these payments do (spec §4)
      console.info('Online payment is not open yet:', payment)
      return
    default:
      void showAlert('Please select a payment method.')
  }
}
