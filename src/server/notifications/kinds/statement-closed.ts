import { longDay } from '#contract/values/long-day'
import { formatTaka, takaOf } from '#contract/values/money'
import { m } from '#messages'
import { statementOf } from '../../payouts/statements.queries.ts'
import { plainNotification } from '../plain-notification.ts'
import { storeToTell } from '../recipients.queries.ts'
import type { Kind } from './kind.ts'

/** To the store: of which days it is, and what the shop owes it, or it the shop. */
export const statementClosed: Kind<'statement.closed'> = {
  name: 'statement_closed',
  event: 'statement.closed',
  audience: 'stores',
  title: m.kind_statement_closed,
  ways: { mail: 'on', bell: 'on' },
  async tell(tx, { payload: { vendorId, statementId } }, { publicUrl }) {
    const statement = await statementOf(tx, vendorId, statementId)
    const store = statement && (await storeToTell(tx, vendorId))
    if (!store) return []
    const { closingPoisha, firstDay, lastDay } = statement
    const told = { number: String(statement.number), amount: formatTaka(takaOf(Math.abs(closingPoisha))) }
    const note = {
      subject: closingPoisha < 0 ? m.message_statement_closed_owes(told) : m.message_statement_closed(told),
      words: [m.message_statement_closed_days({ firstDay: longDay(firstDay), lastDay: longDay(lastDay) })],
      way: { text: m.message_see_statement(), path: `/dashboard/statements/${statementId}` },
      publicUrl,
      foot: m.mail_why_your_store({ storeName: store.storeName }),
    }
    return store.recipients.map((to) => ({ to, ...plainNotification(note) }))
  },
}
