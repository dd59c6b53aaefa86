import { formatTaka, takaOf } from '#contract/values/money'
import { m } from '#messages'
import { statementOf } from '../../payouts/statements.queries.ts'
import { debtWords } from '../debt-words.ts'
import { plainNotification } from '../plain-notification.ts'
import { storeToTell } from '../recipients.queries.ts'
import type { Kind } from './kind.ts'

/** To the store: by its newest statement it owes the shop more than admins let pass. */
export const storeOwes: Kind<'store.owes'> = {
  name: 'store_owes',
  event: 'store.owes',
  audience: 'stores',
  title: m.kind_store_owes,
  ways: { mail: 'on', bell: 'on' },
  async tell(tx, { payload: { vendorId, statementId } }, { publicUrl }) {
    const statement = await statementOf(tx, vendorId, statementId)
    const store = statement && (await storeToTell(tx, vendorId))
    if (!store) return []
    const subject = m.message_store_owes({ amount: formatTaka(takaOf(-statement.closingPoisha)) })
    const debt = await debtWords(tx, vendorId)
    const words = [
      m.message_store_owes_how({ number: String(statement.number) }),
      m.message_store_owes_next(),
      ...(debt?.pauses ? [debt.pauses, debt.howToPay] : []),
    ]
    const way = { text: m.message_see_statement(), path: `/dashboard/statements/${statementId}` }
    const foot = m.mail_why_your_store({ storeName: store.storeName })
    const note = plainNotification({ subject, words, way, publicUrl, foot })
    return store.recipients.map((to) => ({ to, ...note }))
  },
}
