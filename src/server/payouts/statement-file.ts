import type { Readable } from 'node:stream'
import { inDhaka } from '#contract/values/dhaka'
import { statementLineWords, subjectWords } from '#contract/values/payout-words'
import { m } from '#messages'
import type { Actor } from '../platform/actor.ts'
import { BYTE_ORDER_MARK, csvText } from '../platform/csv.ts'
import type { Db } from '../platform/database/db.ts'
import { writeFile } from '../platform/limits/file-turns.ts'
import { foundStatement } from './read-statements.ts'
import { linesPage, type StatementRecord } from './statements.queries.ts'

/** Some milliseconds. */
const AT_ONCE = 250
const COLUMNS = [
  () => m.payouts_column_position(),
  () => m.dashboard_day(),
  () => m.payouts_column_what(),
  () => m.notifications_about(),
  () => m.payouts_column_amount(),
  () => m.payouts_column_vat(),
  () => m.payouts_column_balance(),
  () => m.refunds_order(),
  () => m.payouts_column_commission(),
  () => m.ui_reason(),
]

/** A CSV of all its lines, streamed. Refuses `statement_not_found`, also for another’s. */
export async function statementFile(db: Db, actor: Actor, id: number): Promise<Readable> {
  return writeFile(actor.id, tableOf(db, await foundStatement(db, actor, id)))
}

async function* tableOf(db: Db, statement: StatementRecord): AsyncGenerator<string> {
  let balancePoisha = statement.openingPoisha
  const sum = (words: string, day: string, poisha: number) => ['', day, words, '', '', '', { poisha }, '', '', '']
  yield BYTE_ORDER_MARK +
    csvText([COLUMNS.map((words) => words()), sum(m.payouts_opening(), statement.firstDay, balancePoisha)])
  for (let after = 0; after < statement.lineCount; ) {
    const { rows } = await linesPage(db, statement.id, { after, limit: AT_ONCE })
    yield csvText(
      rows.map(({ position, happenedAt, kind, subject, parcel, note, ...sums }) => {
        balancePoisha += sums.amountPoisha
        const what = [String(position), dayOf(happenedAt), statementLineWords(kind), subjectWords(subject)]
        const moved = [sums.amountPoisha, sums.vatPoisha, balancePoisha].map((poisha) => ({ poisha }))
        return [...what, ...moved, String(parcel?.orderId ?? ''), { poisha: sums.commissionPoisha }, note]
      }),
    )
    after = rows.at(-1)?.position ?? statement.lineCount
  }
  yield csvText([
    sum(m.payouts_closing(), statement.lastDay, statement.closingPoisha),
    sum(m.payouts_waiting(), statement.lastDay, statement.waitingPoisha),
    ['', '', m.payouts_hash(), statement.sha256, '', '', '', '', '', ''],
  ])
}

function dayOf(moment: string): string {
  return inDhaka(Date.parse(moment)).toISOString().slice(0, 10)
}
