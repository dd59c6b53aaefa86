import type { SettlementFile } from '#contract/settlements'
import { COMPANY_NAMES } from '#contract/values/couriers'
import type { FileDecision } from '#contract/values/settlements'
import { record } from '../audit/record.ts'
import { post } from '../ledger/post.queries.ts'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { differenceSubject, insertFileDecision } from './differences.queries.ts'
import { shownFile } from './list-settlements.ts'
import { type FileRecord, filesPage } from './listing.queries.ts'
import { lockCompany } from './rows.queries.ts'

/**
 * An admin says what the difference of a payment is: a charge or the shop’s loss, or a dispute, which stays in suspense. Refuses
 * `settlement_not_found` and `settlement_not_open`.
 */
export async function decideDifference(
  db: Db,
  actor: Actor,
  fileId: number,
  { decision, reason }: { decision: FileDecision; reason: string },
): Promise<SettlementFile> {
  await transact(db, async (tx) => {
    const { company } = await fileOf(tx, fileId)
    await lockCompany(tx, company)
    const { suspensePoisha, takenBack } = await fileOf(tx, fileId)
    if (!suspensePoisha || takenBack) throw new Refusal('settlement_not_open')
    const decisionId = await insertFileDecision(tx, fileId, { decision, reason, decidedBy: actor.id })
    await record(tx, actor, {
      action: 'decide-sum',
      subject: 'settlement',
      subjectId: fileId,
      subjectName: COMPANY_NAMES[company],
      before: null,
      after: { decision, reason },
    })
    if (decision === 'dispute') return
    const event = { kind: 'file_decided', source: String(decisionId), subject: differenceSubject(fileId) }
    const account = decision === 'charge' ? 'courier_charges' : 'losses'
    const legs = [
      { account: 'suspense' as const, owner: company, poisha: -suspensePoisha },
      { account, poisha: suspensePoisha } as const,
    ]
    await post(tx, [{ ...event, legs }])
  })
  return shownFile(await fileOf(db, fileId))
}

async function fileOf(db: Db, fileId: number): Promise<FileRecord> {
  const [file] = (await filesPage(db, { id: fileId, limit: 1 })).rows
  if (!file) throw new Refusal('settlement_not_found')
  return file
}
