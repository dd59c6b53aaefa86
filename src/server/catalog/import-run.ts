import type { Logger } from 'pino'
import { columnNames, guessedColumns, MAX_IMPORT_ROWS, pathKey } from '#contract/import-columns'
import type { ImportJob, ImportMapping } from '#contract/product-csv'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { categoryPaths } from './categories.queries.ts'
import { categoryFinder } from './import-categories.ts'
import { draftOf, type Report, reportMapping, type Sheet } from './import-draft.ts'
import { addProblem, tellProgress } from './import-jobs.ts'
import { storeImport } from './import-store.ts'
import { rowsOf, Unreadable } from './import-table.ts'
import type { ProductDraft } from './insert-products.ts'

export interface ImportOrder {
  actor: Actor
  vendorId: number
  file: Uint8Array
  /** Absent: columns are found by their names. */
  mapping: ImportMapping | undefined
}

/** Reads, judges and, where nothing is wrong and it is no dry run, stores. What happens is told by the job alone. */
export async function runImport(db: Db, log: Logger, job: ImportJob, order: ImportOrder): Promise<void> {
  const tellEnd = tellProgress(db, job)
  try {
    const drafts = await judge(db, job, order)
    if (job.problemCount === 0 && !job.isDryRun) await storeImport(db, job, order, drafts)
    job.state = job.problemCount === 0 ? 'done' : 'refused'
  } catch (error) {
    job.created = 0
    addProblem(job, { line: 1, column: '', message: wordsOf(error) })
    job.state = 'refused'
    // Nobody waits for this work: without this line a bug in it would be known to nobody.
    if (!(error instanceof Refusal)) log.error({ err: error }, 'import failed')
  }
  await tellEnd()
}

/** Reports every problem of the table; the drafts are whole where there was none. */
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
      job.rowsRead += 1
      if (job.rowsRead > MAX_IMPORT_ROWS) throw new Unreadable(row.line, 'A file has at most 20,000 rows.')
      const draft = draftOf(row, sheet, report)
      if (job.problemCount === 0) drafts.push(draft)
    }
    if (job.rowsRead === 0) throw new Unreadable(1, 'There are no rows below the header.')
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    addProblem(job, { line: error.line, column: '', message: error.message })
  }
  job.rowsTotal = job.rowsRead
  return drafts
}

/** Says the same of one cell only once. */
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
  return error instanceof Refusal ? error.message : 'Something went wrong. Nothing was imported.'
}
