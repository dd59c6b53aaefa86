import { Readable } from 'node:stream'
import { WAY_WORDS } from '#contract/values/payout-words'
import type { PayoutWay } from '#contract/values/payouts'
import { m } from '#messages'
import { BYTE_ORDER_MARK, csvText } from '../platform/csv.ts'
import type { Db } from '../platform/database/db.ts'
import { approvedAfter } from './payouts.queries.ts'

const AT_ONCE = 500
const COLUMNS = [
  ...[m.payouts_column_number(), m.ui_store(), m.notifications_way(), m.payouts_column_pay_to()],
  ...[m.payouts_column_amount(), m.payouts_column_statement()],
]

/** Approved payouts that go this way, as CSV, streamed: what is to be paid. */
export function payoutsFile(db: Db, way: PayoutWay): Readable {
  return Readable.from(tableOf(db, way))
}

async function* tableOf(db: Db, way: PayoutWay): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvText([COLUMNS])
  for (let after = 0; ; ) {
    const payouts = await approvedAfter(db, way, after, AT_ONCE)
    const last = payouts.at(-1)
    if (!last) return
    yield csvText(
      payouts.map(({ id, storeName, payTo, amountPoisha, statementNumber }) => [
        ...[String(id), storeName, WAY_WORDS[way], payTo, { poisha: amountPoisha }, String(statementNumber)],
      ]),
    )
    after = last.id
  }
}
