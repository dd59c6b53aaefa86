import { formatTaka, takaOf } from '#contract/values/money'
import { WAY_WORDS } from '#contract/values/payout-words'
import { m } from '#messages'
import { readTerms } from '../../payouts/read-terms.ts'
import { paymentTakenBack } from '../../payouts/store-payments.queries.ts'
import { debtWords } from '../debt-words.ts'
import { plainNotification } from '../plain-notification.ts'
import { storeToTell } from '../recipients.queries.ts'
import type { Kind } from './kind.ts'

/** To the store: an admin took a payment of it back, why, and what it owes by now. */
export const storePaymentTakenBack: Kind<'store.payment_taken_back'> = {
  name: 'store_payment_taken_back',
  event: 'store.payment_taken_back',
  audience: 'stores',
  title: m.kind_store_payment_taken_back,
  ways: { mail: 'on', bell: 'on' },
  async tell(tx, { payload: { vendorId, paymentId } }, { publicUrl }) {
    const store = await storeToTell(tx, vendorId)
    if (!store) return []
    const { storeName, recipients } = store
    const { amountPoisha, way, reference, because } = await paymentTakenBack(tx, paymentId)
    const { balance } = await readTerms(tx, vendorId)
    const debt = await debtWords(tx, vendorId)
    const amount = formatTaka(takaOf(amountPoisha))
    const payment = m.terms_payment_of({ amount, way: WAY_WORDS[way], reference })
    const note = {
      subject:
        balance < 0
          ? m.message_store_payment_taken_back({ amount, owed: formatTaka(-balance) })
          : m.message_store_payment_taken_back_nothing({ amount }),
      words: [
        m.message_store_payment_taken_back_how({ payment }),
        m.message_reason({ reason: because }),
        ...(debt ? [debt.isPaused ? m.terms_debt_paused() : debt.pauses, debt.howToPay] : []),
      ],
      way: { text: m.statements_title(), path: '/dashboard/statements' },
      publicUrl,
      foot: m.mail_why_your_store({ storeName }),
    }
    return recipients.map((to) => ({ to, ...plainNotification(note) }))
  },
}
