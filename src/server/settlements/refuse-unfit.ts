import type { Decision } from '#contract/values/settlements'
import { m } from '#messages'
import type { Db } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import type { RowRecord } from './listing.queries.ts'
import { lostParcel } from './lost-parcel.queries.ts'
import { isTakenBack } from './take-backs.queries.ts'

/** Refuses a decision that says nothing about such a row. */
export async function refuseUnfit(
  db: Db,
  row: RowRecord,
  { decision, firstId }: { decision: Decision; firstId: number | undefined },
): Promise<void> {
  if (decision === 'not_paid' && row.gone === null) {
    if (!row.isPosted) throw unfit(m.settlements_reason_nothing_to_take_back())
    return
  }
  // It came after all; of a file that was taken back nothing does.
  if (decision === 'accepted' && row.gone === 'taken_back' && !(await isTakenBack(db, row.fileId))) return
  if (!row.isOpen) throw new Refusal('settlement_row_not_open')
  if (decision === 'of_store') {
    const isPaid = row.kind === 'compensation' && row.isFirst && row.isPosted && row.suspensePoisha < 0
    if (!isPaid || row.parcelId === null) throw unfit(m.settlements_reason_no_compensation())
    if (!(await lostParcel(db, row.parcelId, -row.suspensePoisha))) throw unfit(m.settlements_reason_not_lost())
  }
  if (decision === 'ignored' && row.suspensePoisha !== 0) throw unfit(m.settlements_reason_why_not_ignored())
  if (decision === 'instead' && (row.verdict !== 'differs' || row.isPosted || firstId === undefined))
    throw unfit(m.settlements_reason_nothing_to_replace())
}

function unfit(words: string): Refusal {
  return new Refusal('invalid_request', { fields: { decision: words } })
}
