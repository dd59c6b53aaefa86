import type { Company } from '#contract/values/couriers'
import type { Journal, Leg, Reversal } from '../ledger/journal.ts'
import { post } from '../ledger/post.queries.ts'
import { standingJournals } from '../ledger/standing.queries.ts'
import { takenBack } from '../ledger/taken-back.ts'
import { type Db, transact } from '../platform/database/db.ts'
import { readSettings } from '../settings/read-settings.ts'
import type { SettlementRow } from '../settlement-sheets/settlement-row.ts'
import { chargeTerms } from './charge-terms.ts'
import { differenceSubject, type ReportedSums, reportedSumsOf } from './differences.queries.ts'
import { fileContent } from './files.queries.ts'
import type { ChargeTerms, Judged } from './judge.ts'
import { judgeRows, type OfFile } from './judge-rows.ts'
import { rowJournals } from './row-journals.ts'
import { insertRows, judgedLines, lockCompany } from './rows.queries.ts'
import { isTakenBack } from './take-backs.queries.ts'

/** So few that others’ postings go between them. */
const AT_ONCE = 200

/**
 * Judges and posts the rows of a file that are not yet, in parts: each is there with what it posts, or neither. `only`: of these lines.
 */
export async function postFile(db: Db, fileId: number, signal: AbortSignal, only?: number[]): Promise<void> {
  const file = await fileContent(db, fileId)
  if (!file) return
  const rows = only ? file.rows.filter(({ line }) => only.includes(line)) : file.rows
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    signal.throwIfAborted()
    const part = rows.slice(from, from + AT_ONCE)
    await transact(db, (tx) => postPart(tx, { ...file, fileId, happenedAt: file.loadedAt }, part))
  }
  if (!only) await transact(db, (tx) => postDifference(tx, fileId))
}

async function postPart(
  tx: Db,
  { fileId, payment, company, happenedAt }: OfFile & { company: Company; happenedAt: Date },
  part: SettlementRow[],
): Promise<void> {
  await lockCompany(tx, company)
  const done = await judgedLines(
    tx,
    fileId,
    part.map(({ line }) => line),
  )
  const rows = part.filter(({ line }) => !done.has(line))
  if (rows.length === 0 || (await isTakenBack(tx, fileId))) return
  const judged = await judgeRows(tx, company, rows, { seen: new Map(), file: { fileId, payment } })
  await insertRows(tx, fileId, company, judged)
  await post(tx, [
    ...(await formerTakenBack(tx, judged)),
    ...judged.flatMap((each): Journal[] => rowJournals(each, company, happenedAt)),
  ])
}

/** What stood in suspense, as nobody knew its consignment. */
async function formerTakenBack(tx: Db, judged: Judged[]): Promise<Reversal[]> {
  const subjects = judged.flatMap(({ formerSubject }) => formerSubject ?? [])
  return takenBack(await standingJournals(tx, subjects, ['unmatched']))
}

/** What a payment came to beside the sum of its rows: once for each file, so that the bank has what the company says it paid. */
export async function postDifference(tx: Db, fileId: number): Promise<void> {
  const sums = await reportedSumsOf(tx, fileId)
  if (!sums || sums.reportedPoisha === null || sums.reportedPoisha === sums.netPoisha) return
  await lockCompany(tx, sums.company)
  if (await isTakenBack(tx, fileId)) return
  const terms = chargeTerms(await readSettings(tx), sums.company)
  const event = { source: String(fileId), subject: differenceSubject(fileId), happenedAt: sums.loadedAt }
  await post(tx, [
    { ...event, kind: 'file_difference', legs: legsOf(sums, sums.reportedPoisha - sums.netPoisha, terms) },
  ])
}

/** What a company keeps of the cash of a payment, beside its rows, as it agreed, is its charge. */
function legsOf({ company, collectedPoisha }: ReportedSums, morePoisha: number, terms: ChargeTerms): Leg[] {
  const { keptBasisPoints, smallPoisha } = terms
  const bank: Leg = { account: 'bank', poisha: morePoisha }
  const agreedPoisha = Math.round((collectedPoisha * keptBasisPoints) / 10_000)
  if (morePoisha < 0 && -morePoisha <= agreedPoisha) return [bank, { account: 'courier_charges', poisha: -morePoisha }]
  if (Math.abs(morePoisha) <= smallPoisha) return [bank, { account: 'losses', poisha: -morePoisha }]
  return [bank, { account: 'suspense', owner: company, poisha: -morePoisha }]
}
