import type { Company } from '#contract/values/couriers'
import type { Journal, Reversal } from '../ledger/journal.ts'
import { post } from '../ledger/post.queries.ts'
import { standingJournals } from '../ledger/standing.queries.ts'
import { takenBack } from '../ledger/taken-back.ts'
import { type Db, transact } from '../platform/database/db.ts'
import type { SettlementRow } from '../settlement-sheets/settlement-row.ts'
import { fileContent } from './files.queries.ts'
import { judgeRows, type OfFile } from './judge-rows.ts'
import type { Judged } from './judged.ts'
import { postDifference } from './post-difference.ts'
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
