import type { Logger } from 'pino'
import type { ImportJob, ImportMapping } from '#contract/imports'
import { columnNames, guessedColumns, MAX_IMPORT_ROWS, pathKey } from '#contract/values/import-columns'
import { m } from '#messages'
import { categoryPaths } from '../categories/named-paths.queries.ts'
import type { Actor } from '../platform/actor.ts'
import { isDatabaseAway } from '../platform/database/database-trouble.ts'
import type { Db } from '../platform/database/db.ts'
import { Refusal } from '../platform/refusal.ts'
import type { ProductDraft } from '../products/insert-products.ts'
import { categoryFinder } from './import-categories.ts'
import { draftOf, type Report, reportMapping, type Sheet } from './import-draft.ts'
import { addProblem, reportProgress } from './import-progress.ts'
import { storeImport } from './import-store.ts'
import { rowsOf, Unreadable } from './import-table.ts'
import type { ImportRequest } from './imports.queries.ts'

export interface ImportOrder extends ImportRequest {
  actor: Actor
  file: Uint8Array
  /** Aborted when the shop closes: it is run again from its beginning. */
  signal: AbortSignal
}

/** Outcome and problems stand in the job alone. Throws where it is to be run again: the shop closes, or its database is away. */
export async function runImport(db: Db, log: Logger, job: ImportJob, order: ImportOrder): Promise<void> {
  const { stop, tellEnd } = reportProgress(db, job)
  try {
    const drafts = await judge(db, job, order)
    const isTaken = job.problemCount === 0 || (order.isGoodRowsOnly && job.rowsGood > 0)
    if (isTaken && !job.isDryRun) await storeImport(db, job, order, drafts)
    job.state = isTaken ? 'done' : 'refused'
  } catch (error) {
    if (order.signal.aborted || isDatabaseAway(error)) {
      await stop()
      throw error
    }
    job.created = 0
    addProblem(job, { line: 1, column: '', message: wordsOf(error) })
    job.state = 'refused'
    // Nobody awaits this: unlogged, a bug would stay unknown.
    if (!(error instanceof Refusal)) log.error({ err: error }, 'import failed')
  }
  await tellEnd()
}

/** Reports all problems; drafts of the good rows. */
async function judge(db: Db, job: ImportJob, order: ImportOrder): Promise<ProductDraft[]> {
  const drafts: ProductDraft[] = []
  let sheet: Sheet | undefined
  try {
    for await (const row of rowsOf(order.file)) {
      const report = reportAt(job, row.line)
      if (!sheet) {
        sheet = await sheetOf(db, row.cells, order)
        reportMapping(sheet, report)
        if (job.problemCount > 0) return drafts
        continue
      }
      order.signal.throwIfAborted()
      job.rowsRead += 1
      if (job.rowsRead > MAX_IMPORT_ROWS) throw new Unreadable(row.line, m.imports_most_rows())
      const problemsBefore = job.problemCount
      const draft = draftOf(row, sheet, report)
      if (job.problemCount === problemsBefore) drafts.push(draft)
    }
    if (job.rowsRead === 0) throw new Unreadable(1, m.imports_there_no_rows())
    job.rowsGood = drafts.length
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    addProblem(job, { line: error.line, column: '', message: error.message })
  }
  job.rowsTotal = job.rowsRead
  return drafts
}

function reportAt(job: ImportJob, line: number): Report {
  const said = new Set<string>()
  return (column, message) => {
    if (said.has(column + message)) return
    said.add(column + message)
    addProblem(job, { line, column, message })
  }
}

async function sheetOf(db: Db, header: string[], { mapping, vendorId }: ImportOrder): Promise<Sheet> {
  const columns = columnNames(header)
  const categories = await categoryPaths(db)
  const chosen = mapping ?? byNames(columns)
  return {
    columns,
    mapping: chosen,
    categoryOf: new Map(Object.entries(chosen.categoryOf).map(([value, id]) => [pathKey(value), id])),
    categoryIds: new Set(categories.map(({ id }) => id)),
    findCategory: categoryFinder(categories),
    vendorId,
  }
}

function byNames(columns: string[]): ImportMapping {
  const { name = 'name', tags, ...others } = guessedColumns(columns)
  return { columns: { ...others, name, ...(tags.length > 0 ? { tags } : {}) }, fixed: {}, categoryOf: {} }
}

function wordsOf(error: unknown): string {
  return error instanceof Refusal ? error.message : m.imports_something_went_wrong()
}
