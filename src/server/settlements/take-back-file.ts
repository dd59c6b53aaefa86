import type { SettlementFile } from '#contract/settlements'
import { COMPANY_NAMES, type Company } from '#contract/values/couriers'
import { record } from '../audit/record.ts'
import { post } from '../ledger/post.queries.ts'
import { standingJournals } from '../ledger/standing.queries.ts'
import { takenBack } from '../ledger/taken-back.ts'
import type { Actor } from '../platform/actor.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { addJob } from '../platform/jobs/add-job.ts'
import { Refusal } from '../platform/refusal.ts'
import { differenceSubject } from './differences.queries.ts'
import { judgeHeirsAgain, rowsLeft } from './going.queries.ts'
import { shownFile } from './list-settlements.ts'
import { filesPage } from './listing.queries.ts'
import { lockCompany } from './rows.queries.ts'
import { POST_FILE, TAKE_BACK_FILE } from './settlements.jobs.ts'
import { takeBackRows } from './take-back-rows.ts'
import { companyOf, insertTakeBack } from './take-backs.queries.ts'

/** Has all that a file posted taken back soon; it is never posted again. Refuses `settlement_not_found` and `settlement_taken_back`. */
export async function askTakeBack(db: Db, actor: Actor, fileId: number, reason: string): Promise<SettlementFile> {
  return await transact(db, async (tx) => {
    const company = await companyOf(tx, fileId)
    if (!company) throw new Refusal('settlement_not_found')
    // No part of it is judged after this.
    await lockCompany(tx, company)
    const isNew = await insertTakeBack(tx, { fileId, reason, takenBackBy: actor.id })
    if (!isNew) throw new Refusal('settlement_taken_back')
    const [file] = (await filesPage(tx, { id: fileId, limit: 1 })).rows
    if (!file) throw new Refusal('settlement_not_found')
    const shown = shownFile(file)
    await record(tx, actor, {
      action: 'take-back',
      subject: 'settlement',
      subjectId: fileId,
      subjectName: COMPANY_NAMES[company],
      before: { fileName: shown.name, rows: shown.standing.rows, net: shown.standing.net },
      after: { reason },
    })
    await addJob(tx, TAKE_BACK_FILE, { fileId }, { key: `${TAKE_BACK_FILE.name}:${fileId}` })
    return shown
  })
}

/** So few that others’ postings go between them. */
const AT_ONCE = 200

/** Takes back what rows of a file posted, in parts; what other files say of the same counts from then on. */
export async function takeBackFile(db: Db, fileId: number, signal: AbortSignal): Promise<void> {
  const company = await companyOf(db, fileId)
  if (!company) return
  let taken = AT_ONCE
  while (taken > 0) {
    signal.throwIfAborted()
    taken = await transact(db, (tx) => takeBackPart(tx, company, fileId))
  }
}

async function takeBackPart(tx: Db, company: Company, fileId: number): Promise<number> {
  await lockCompany(tx, company)
  const rows = await rowsLeft(tx, fileId, AT_ONCE)
  if (rows.length === 0) {
    await post(
      tx,
      takenBack(await standingJournals(tx, [differenceSubject(fileId)], ['file_difference', 'file_decided'])),
    )
    return 0
  }
  const heirs = await judgeHeirsAgain(
    tx,
    rows.map(({ id }) => id),
  )
  for (const heirId of heirs) await addJob(tx, POST_FILE, { fileId: heirId }, { key: `${POST_FILE.name}:${heirId}` })
  await takeBackRows(tx, company, rows, 'taken_back')
  return rows.length
}
