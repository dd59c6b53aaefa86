import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Company } from '#contract/values/couriers'
import { MOST_SETTLEMENT_PROBLEMS, type SettlementColumns } from '#contract/values/settlements'
import type { Db } from '../platform/database/db.ts'
import { type RowProblem, type SettlementRow, sumsOfRows } from '../settlement-sheets/settlement-row.ts'

export interface NewFile {
  company: Company
  name: string
  source: 'file' | 'api'
  digest: Buffer
  rows: SettlementRow[]
  problems?: RowProblem[]
  reportedPoisha: number | null
  /** Null: the clock. */
  loadedBy: number | null
}

/** Its id, and whether it is new: what was read before is the same file, unless that was taken back. */
export async function insertFile(tx: Db, file: NewFile): Promise<{ id: number; isNew: boolean }> {
  const known = await insertOnce(tx, file)
  if (known.isNew || !known.isTakenBack) return { id: known.id, isNew: known.isNew }
  // What came of it is gone: loaded again it is another file, which may be taken back, too.
  return await insertFile(tx, { ...file, digest: createHash('sha256').update(file.digest).digest() })
}

async function insertOnce(tx: Db, file: NewFile): Promise<{ id: number; isNew: boolean; isTakenBack: boolean }> {
  const { company, name, source, digest, rows, problems = [], reportedPoisha, loadedBy } = file
  const { collectedPoisha, chargePoisha, netPoisha } = sumsOfRows(rows)
  const inserted = await tx
    .insertInto('settlement_files')
    .values({
      company,
      name,
      source,
      digest,
      content: JSON.stringify(rows),
      row_count: rows.length,
      collected_poisha: collectedPoisha,
      charge_poisha: chargePoisha,
      net_poisha: netPoisha,
      told_poisha: reportedPoisha,
      loaded_by: loadedBy,
      problem_count: problems.length,
      problems: JSON.stringify(problems.slice(0, MOST_SETTLEMENT_PROBLEMS)),
    })
    .onConflict((same) => same.columns(['company', 'digest']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted) return { id: inserted.id, isNew: true, isTakenBack: false }
  const known = await tx
    .selectFrom('settlement_files')
    .select('id')
    .select(
      sql<boolean>`exists (select from settlement_take_backs where file_id = settlement_files.id)`.as('isTakenBack'),
    )
    .where('company', '=', company)
    .where('digest', '=', digest)
    .executeTakeFirstOrThrow()
  return { ...known, isNew: false }
}

/** With its rows as they were read; `payment`: its number, where an API told it. */
export async function fileContent(
  db: Db,
  id: number,
): Promise<{ company: Company; payment: string | null; loadedAt: Date; rows: SettlementRow[] } | undefined> {
  return await db
    .selectFrom('settlement_files')
    .select((of) => [
      'company',
      'loaded_at as loadedAt',
      sql<string | null>`case when source = 'api' then name end`.as('payment'),
      of.ref('content').$castTo<SettlementRow[]>().as('rows'),
    ])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Names of a company’s files that its API told. */
export async function namesFromApi(db: Db, company: Company): Promise<Set<string>> {
  const rows = await db
    .selectFrom('settlement_files')
    .select('name')
    .where('company', '=', company)
    .where('source', '=', 'api')
    .execute()
  return new Set(rows.map(({ name }) => name))
}

export async function mappingOf(db: Db, company: Company): Promise<SettlementColumns | undefined> {
  const row = await db
    .selectFrom('settlement_mappings')
    .select((of) => of.ref('columns').$castTo<SettlementColumns>().as('columns'))
    .where('company', '=', company)
    .executeTakeFirst()
  return row?.columns
}

export async function keepMapping(tx: Db, company: Company, mapping: SettlementColumns): Promise<void> {
  const columns = JSON.stringify(mapping)
  await tx
    .insertInto('settlement_mappings')
    .values({ company, columns })
    .onConflict((known) => known.column('company').doUpdateSet({ columns, changed_at: sql<Date>`now()` }))
    .execute()
}
