import type { SettlementRowShown } from '#contract/settlements/settlement-rows'
import { COMPANY_NAMES } from '#contract/values/couriers'
import type { Decision } from '#contract/values/settlements'
import { record } from '../audit/record.ts'
import { post } from '../ledger/post.queries.ts'
import { lockOrder } from '../orders/locks.queries.ts'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { addJob } from '../platform/jobs/add-job.ts'
import { Refusal } from '../platform/refusal.ts'
import { acceptedLegs } from './accepted-legs.ts'
import { compensationJournals } from './compensation-journals.ts'
import { firstOfSame, insertDecision } from './decisions.queries.ts'
import { markGone, rowsGoing } from './going.queries.ts'
import { shownRow } from './list-settlements.ts'
import { type RowRecord, rowsPage } from './listing.queries.ts'
import { lostParcel } from './lost-parcel.queries.ts'
import { postFile } from './post-file.ts'
import { refuseUnfit } from './refuse-unfit.ts'
import { lockCompany } from './rows.queries.ts'
import { POST_FILE } from './settlements.jobs.ts'
import { takeBackRows } from './take-back-rows.ts'

/**
 * An admin decides about a row: what stands in suspense for it is the shop’s loss or gain, a second row was paid, too, or what was taken
 * back came after all (`accepted`); it says nothing (`ignored`); its money did not come (`not_paid`); it is true in place of what an
 * earlier row said (`instead`); what it pays for a lost parcel is its store’s (`of_store`). Refuses `settlement_row_not_found`, `settlement_row_not_open`, and what does not fit, at its field.
 */
export async function decideRow(
  db: Db,
  actor: Actor,
  id: number,
  { decision, reason }: { decision: Decision; reason: string },
): Promise<SettlementRowShown> {
  const { fileId, line, parcelId } = await rowOf(db, { id })
  await transact(db, async (tx) => {
    // Before its company, as moves do: that a parcel is lost stays so meanwhile.
    if (decision === 'of_store' && parcelId !== null) await lockOrder(tx, { by: 'parcel', id: parcelId })
    await lockCompany(tx, (await rowOf(tx, { id })).company)
    const row = await rowOf(tx, { id })
    const firstId = await firstOfSame(tx, id)
    await refuseUnfit(tx, row, { decision, firstId })
    const decisionId = await insertDecision(tx, id, { decision, reason, decidedBy: actor.id })
    await record(tx, actor, {
      action: 'decide',
      subject: 'settlement',
      subjectId: row.fileId,
      subjectName: COMPANY_NAMES[row.company],
      before: null,
      after: { line: row.line, decision, reason },
    })
    await actUpon(tx, row, { decision, decisionId, firstId })
  })
  // What is judged again is there at once; a job does it, should this end here.
  await postFile(db, fileId, new AbortController().signal, [line])
  return shownRow(await rowOf(db, { fileId, line }))
}

async function rowOf(db: Db, which: { id: number } | { fileId: number; line: number }): Promise<RowRecord> {
  const { rows } = await rowsPage(db, which, { before: undefined, limit: 1 })
  const [row] = rows
  if (!row) throw new Refusal('settlement_row_not_found')
  return row
}

/** Posts last. */
async function actUpon(
  tx: Db,
  row: RowRecord,
  { decision, decisionId, firstId }: { decision: Decision; decisionId: number; firstId: number | undefined },
): Promise<void> {
  const { id, company, subject, isPosted } = row
  if (decision === 'ignored') return
  if (decision === 'of_store') return await compensate(tx, row, decisionId)
  if (decision === 'not_paid') return await takeBackRows(tx, company, await rowsGoing(tx, [id]), 'taken_back')
  if (decision === 'accepted' && !row.gone && (isPosted || firstId !== undefined)) {
    const event = { kind: 'accepted', source: String(decisionId), subject }
    await post(tx, [{ ...event, legs: await acceptedLegs(tx, row) }])
    return
  }
  await markGone(tx, [id], 'judged_again')
  await addJob(tx, POST_FILE, { fileId: row.fileId }, { key: `${POST_FILE.name}:${row.fileId}` })
  if (decision === 'instead') await takeBackRows(tx, company, await rowsGoing(tx, [firstId ?? 0]), 'replaced')
}

async function compensate(tx: Db, row: RowRecord, decisionId: number): Promise<void> {
  const lost = row.parcelId === null ? undefined : await lostParcel(tx, row.parcelId, -row.suspensePoisha)
  if (lost) await post(tx, compensationJournals(row, decisionId, lost))
}
