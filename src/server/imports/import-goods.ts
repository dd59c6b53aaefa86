import { setImmediate as breath } from 'node:timers/promises'
import type { ImportJob, ImportMapping } from '#contract/imports'
import { categoryFinder, columnOfCategories } from '#contract/values/import-categories'
import {
  columnNames,
  columnsCalled,
  columnsFor,
  guessedColumns,
  HAAT_ID,
  IMPORT_FIELDS,
  type ImportField,
  MAX_IMPORT_ROWS,
  pathKey,
  plainLetters,
} from '#contract/values/import-columns'
import { type Garment, garmentsIn } from '#contract/values/import-garments'
import { headsAt } from '#contract/values/import-heads'
import { withOptions } from '#contract/values/import-options'
import { m } from '#messages'
import { categoryPaths } from '../categories/named-paths.queries.ts'
import type { Db } from '../platform/database/db.ts'
import { cellIn, draftOf, type Report, reportMapping, type Sheet } from './import-draft.ts'
import { forSaleReader, type Refused } from './import-for-sale.ts'
import { addProblem } from './import-progress.ts'
import { saleDaysReader } from './import-sale-days.ts'
import { rowsOf, type TableRow, Unreadable } from './import-table.ts'
import type { ImportRequest } from './imports.queries.ts'
import type { ImportedGoods } from './known-goods.ts'
import { namedPicture } from './named-picture.ts'

interface Asked extends Pick<ImportRequest, 'vendorId' | 'mapping'> {
  file: Uint8Array
  signal: AbortSignal
}

const GARMENTS_A_BREATH = 10
const LONGEST_NUMBER = 100

/** Reports all problems, and what is not for sale, which is no fault; answers the goods that nothing is wrong with. */
export async function goodsIn(
  db: Db,
  job: ImportJob,
  asked: Asked,
): Promise<{ goods: ImportedGoods[]; isFaulty: boolean }> {
  const { rows, unreadable } = await readRows(asked.file)
  const mapped = Object.values(asked.mapping?.columns ?? {})
  const [header, ...below] = rows.slice(
    headsAt(
      rows.map(({ cells }) => cells),
      mapped.flat().filter(isNamed),
    ),
  )
  const judged = header ? await judge(db, job, asked, { header, below }) : { goods: [], notices: 0 }
  const end = unreadable ?? (job.rowsRead === 0 && job.problemCount === 0 ? emptyFile() : undefined)
  if (end) {
    addProblem(job, { line: end.line, column: '', message: end.message })
    Object.assign(job, { rowsGood: 0, products: 0 })
  }
  return { goods: judged.goods, isFaulty: job.problemCount > judged.notices }
}

function isNamed(column: string | null | undefined): column is string {
  return typeof column === 'string'
}

function emptyFile(): Unreadable {
  return new Unreadable(1, m.imports_there_no_rows())
}

/** Up to the first that cannot be read, or is one too many. */
async function readRows(file: Uint8Array): Promise<{ rows: TableRow[]; unreadable?: Unreadable }> {
  const rows: TableRow[] = []
  try {
    for await (const row of rowsOf(file)) {
      if (rows.length > MAX_IMPORT_ROWS) throw new Unreadable(row.line, m.imports_most_rows())
      rows.push(row)
    }
    return { rows }
  } catch (error) {
    if (error instanceof Unreadable) return { rows, unreadable: error }
    throw error
  }
}

async function judge(
  db: Db,
  job: ImportJob,
  asked: Asked,
  { header, below }: { header: TableRow; below: TableRow[] },
): Promise<{ goods: ImportedGoods[]; notices: number }> {
  const { columns, rows } = withOptions(columnNames(header.cells), below)
  const report = reporter(job)
  const sheet = await sheetOf(db, columns, rows, asked)
  reportMapping(sheet, header.line, report)
  if (job.problemCount > 0) return { goods: [], notices: 0 }
  const garments = garmentsIn(rows, { columns, ...headsOf(sheet) })
  const numberOf = numbersOf(garments, sheet)
  const sold = sellerOf(sheet, job, report)
  const haatIdOf = haatIds(sheet)
  const says = saidBy(sheet.mapping)
  const goods: ImportedGoods[] = []
  let notices = 0
  for (const [at, garment] of garments.entries()) {
    asked.signal.throwIfAborted()
    const before = job.problemCount
    const offered = sold(garment)
    notices += job.problemCount - before
    const draft = offered && draftWithoutProblems(offered, sheet, job, report)
    const picture = offered && namedPicture(offered, sheet)
    if (draft) goods.push({ draft, number: numberOf(garment), haatId: haatIdOf(garment), says, picture })
    job.rowsRead += garment.rows
    if (at % GARMENTS_A_BREATH === 0) await breath()
  }
  Object.assign(job, { rowsTotal: job.rowsRead, products: goods.length })
  job.pictures.total = goods.filter(({ picture }) => picture !== undefined).length
  return { goods, notices }
}

function headsOf({ mapping: { columns } }: Sheet) {
  const { name, category, sizes, price, stock, ownNumber } = columns
  return { name, category, sizes, price, stock, ownNumber: ownNumber ?? undefined }
}

/** A garment as far as its file sells it, the rest told; undefined where it does not. Rows that say nothing of it are as their lead. */
function sellerOf(sheet: Sheet, job: ImportJob, report: Report): (garment: Garment) => Garment | undefined {
  const refusedBy = forSaleReader(sheet.columns)
  const tell = (row: TableRow, { column, words }: Refused) =>
    report(row.line, column, m.imports_not_for_sale({ words }))
  return (garment) => {
    const { lead, offers, rows, isHeaded } = garment
    const isPart = isHeaded || offers.length > 1
    const ofLead = refusedBy(lead.cells, isPart)
    const isOfLead = (row: TableRow) => isHeaded || cellIn(sheet, row, ofLead?.column).trim() === ''
    const sold = offers.filter((row) => {
      const refused = refusedBy(row.cells, isPart)
      if (refused) tell(row, refused)
      return !refused && !(ofLead && isOfLead(row))
    })
    if (ofLead) tell(lead, ofLead)
    const left = sold.length === 0 ? rows : offers.length - sold.length
    job.rowsNotForSale += left
    return sold.length === 0 ? undefined : { ...garment, offers: sold, rows: rows - left }
  }
}

/** Of all its rows, or none: never a part of a garment. */
function draftWithoutProblems(garment: Garment, sheet: Sheet, job: ImportJob, report: Report) {
  const before = job.problemCount
  const draft = draftOf(garment, sheet, report)
  if (job.problemCount > before) return undefined
  job.rowsGood += garment.rows
  return draft
}

function reporter(job: ImportJob): Report {
  const said = new Set<string>()
  return (line, column, message) => {
    const key = JSON.stringify([line, column, message])
    if (said.has(key)) return
    said.add(key)
    addProblem(job, { line, column, message })
  }
}

async function sheetOf(db: Db, columns: string[], rows: TableRow[], { mapping, vendorId }: Asked): Promise<Sheet> {
  const categories = await categoryPaths(db)
  const findCategory = categoryFinder(categories.map(({ id, path }) => [id, path]))
  const chosen = mapping ? completed(mapping, columns) : byNames(columns, rows, findCategory)
  return {
    columns,
    mapping: chosen,
    availability: columnsCalled(['availability', 'instock', 'stockstatus'], columns)[0],
    saleDays: saleDaysReader(columns),
    categoryOf: new Map(Object.entries(chosen.categoryOf).map(([value, id]) => [pathKey(value), id])),
    categoryIds: new Set(categories.map(({ id }) => id)),
    findCategory,
    vendorId,
  }
}

function byNames(columns: string[], rows: TableRow[], findCategory: Sheet['findCategory']): ImportMapping {
  const { name = 'name', tags, ...others } = guessedColumns(columns)
  const category = columnOfCategories(columnsFor('category', columns), { columns, rows }, findCategory)
  return {
    columns: { ...others, category: category ?? others.category, name, ...(tags.length > 0 ? { tags } : {}) },
    fixed: {},
    categoryOf: {},
  }
}

/** With what a mapping does not speak of. */
function completed(mapping: ImportMapping, columns: string[]): ImportMapping {
  const named = new Set(Object.values(mapping.columns).flat())
  const { salePrice, ownNumber, picture } = guessedColumns(columns)
  const free = (column: string | undefined) => (named.has(column) ? undefined : column)
  return {
    ...mapping,
    columns: { salePrice: free(salePrice), ownNumber: free(ownNumber), picture: free(picture), ...mapping.columns },
  }
}

function saidBy({ columns, fixed }: ImportMapping): Set<ImportField> {
  return new Set(
    IMPORT_FIELDS.filter((field) => {
      const isFixed = field !== 'name' && field in fixed
      return isFixed || (columns[field] !== undefined && columns[field] !== null)
    }),
  )
}

/** By which number a store knows each; one that stands at several is of something else. */
function numbersOf(garments: Garment[], sheet: Sheet): (garment: Garment) => string {
  const { ownNumber } = sheet.mapping.columns
  const candidates = [ownNumber, ...columnsFor('ownNumber', sheet.columns)]
  const numberOf = ({ lead, key, colour }: Garment) => {
    if (ownNumber === null) return ''
    const said = candidates.map((column) => cellIn(sheet, lead, column).trim()).find((cell) => cell !== '') ?? key
    return said === ''
      ? ''
      : [said, colour]
          .filter((part) => part !== '')
          .join('/')
          .slice(0, LONGEST_NUMBER)
  }
  const counts = new Map<string, number>()
  for (const garment of garments) counts.set(numberOf(garment), (counts.get(numberOf(garment)) ?? 0) + 1)
  return (garment) => (counts.get(numberOf(garment)) === 1 ? numberOf(garment) : '')
}

function haatIds(sheet: Sheet): (garment: Garment) => number | null {
  const [column] = columnsCalled([plainLetters(HAAT_ID)], sheet.columns)
  return ({ lead }) => {
    const id = cellIn(sheet, lead, column).trim()
    return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null
  }
}
