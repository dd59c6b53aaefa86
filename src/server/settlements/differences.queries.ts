import { sql } from 'kysely'
import type { Company } from '#contract/values/couriers'
import type { FileDecision } from '#contract/values/settlements'
import type { Db } from '../platform/database/db.ts'

export const differenceSubject = (fileId: number) => `settlement_file:${fileId}`

export interface ReportedSums {
  company: Company
  loadedAt: Date
  reportedPoisha: number | null
  netPoisha: number
  collectedPoisha: number
}

export async function reportedSumsOf(db: Db, fileId: number): Promise<ReportedSums | undefined> {
  return await db
    .selectFrom('settlement_files')
    .select(['company', 'loaded_at as loadedAt', 'told_poisha as reportedPoisha', 'net_poisha as netPoisha'])
    .select('collected_poisha as collectedPoisha')
    .where('id', '=', fileId)
    .executeTakeFirst()
}

/** What the journals of a file’s difference hold of an account. */
function heldOf(db: Db, account: 'bank' | 'suspense') {
  return db
    .selectFrom('ledger_journals')
    .innerJoin('ledger_entries', 'journal_id', 'ledger_journals.id')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'account_id')
    .select(sql<number>`coalesce(sum(amount_poisha), 0)::bigint`.as('poisha'))
    .where('ledger_journals.subject', '=', sql<string>`'settlement_file:' || settlement_files.id`)
    .where('ledger_accounts.kind', '=', account)
}

/** What a company paid more than its rows come to, what of that stands in suspense, and what was decided last. */
export function differenceOf(db: Db) {
  const decided = (column: 'decision' | 'reason') =>
    db
      .selectFrom('settlement_file_decisions')
      .select(column)
      .whereRef('file_id', '=', sql.ref('settlement_files.id'))
      .orderBy('id', 'desc')
      .limit(1)
  return [
    heldOf(db, 'bank').as('differencePoisha'),
    heldOf(db, 'suspense').as('suspensePoisha'),
    decided('decision').$castTo<FileDecision | null>().as('decision'),
    decided('reason').as('reason'),
  ] as const
}

export const isDifferenceOpen = (db: Db) => sql<boolean>`(told_poisha <> net_poisha and ${heldOf(db, 'suspense')} <> 0)`

export async function openFilesByCompany(db: Db): Promise<Map<Company, number>> {
  const rows = await db
    .selectFrom('settlement_files')
    .select((of) => ['company', of.fn.countAll<number>().as('files')])
    .where(isDifferenceOpen(db))
    .groupBy('company')
    .execute()
  return new Map(rows.map(({ company, files }) => [company, files]))
}

export interface OpenDifference {
  name: string
  netPoisha: number
  reportedPoisha: number | null
}

/** The oldest first. */
export async function openDifferences(db: Db, company: Company, limit: number): Promise<OpenDifference[]> {
  return await db
    .selectFrom('settlement_files')
    .select(['name', 'net_poisha as netPoisha', 'told_poisha as reportedPoisha'])
    .where('company', '=', company)
    .where(isDifferenceOpen(db))
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function insertFileDecision(
  tx: Db,
  fileId: number,
  { decision, reason, decidedBy }: { decision: FileDecision; reason: string; decidedBy: number },
): Promise<number> {
  const { id } = await tx
    .insertInto('settlement_file_decisions')
    .values({ file_id: fileId, decision, reason, decided_by: decidedBy })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
