import { MAX_SETTLEMENT_COLUMNS, MAX_SETTLEMENT_ROWS } from '#contract/values/settlements'
import { m } from '#messages'
import type { TableRow } from '../imports/import-table.ts'
import { createLimiter } from '../platform/limits/limiter.ts'
import { partsOfThread, TooMuchWork } from '../platform/process/thread.ts'
import { Refusal } from '../platform/refusal.ts'
import { withoutEqualsSign } from './equals-cells.ts'
import { MOST_LINES_ABOVE } from './heads.ts'
import { refusedFile } from './refused-file.ts'
import type { ReadableSheet, WhyUnread, WorkbookLimits, WorkbookPart } from './workbook/parts-of-workbook.mjs'

const PROGRAM = new URL('./workbook/read-workbook.mjs', import.meta.url)
const LIMITS: WorkbookLimits = {
  unpackedBytes: 16 * 1024 * 1024,
  texts: 200_000,
  rows: MAX_SETTLEMENT_ROWS + 1,
  columns: MAX_SETTLEMENT_COLUMNS,
  firstRows: MOST_LINES_ABOVE,
}
/** Twenty thousand rows take a second. */
const MOST_MS = 10_000
const MOST_MB = 384
const RETRY_SECONDS = 10

/** One at a time for all: each may take a core for its ten seconds. */
const inTurn = createLimiter({
  concurrency: 1,
  waiting: 10,
  refusal: () => new Refusal('busy', { retryAfterSeconds: RETRY_SECONDS }),
})

export type { ReadableSheet }

interface Workbook {
  /** The names of those that may be read: that people see, and that have rows. */
  sheets: string[]
  sheet: string
  /** Those that are not empty. */
  rows: TableRow[]
}

/**
 * The rows of the sheet that is chosen among those that may be read, in threads of its own until `gone`. Refuses what is no workbook, or a
 * larger one, at its field; `busy`.
 */
export async function readWorkbook(
  file: Uint8Array,
  choose: (sheets: ReadableSheet[]) => ReadableSheet,
  gone: AbortSignal,
): Promise<Workbook> {
  return await inTurn(async () => {
    const { sheets } = await readParts({ file }, gone)
    const chosen = choose(sheets)
    const { at, name, isHidden, path } = chosen
    const { rows } = await readParts({ file, sheet: { at, name, isHidden, path } }, gone)
    return { sheets: sheets.map((sheet) => sheet.name), sheet: name, rows }
  })
}

async function readParts(asked: object, gone: AbortSignal): Promise<{ sheets: ReadableSheet[]; rows: TableRow[] }> {
  const work = { program: PROGRAM, data: { ...asked, limits: LIMITS }, mostMs: MOST_MS, mostMb: MOST_MB, gone }
  const read: { sheets: ReadableSheet[]; rows: TableRow[] } = { sheets: [], rows: [] }
  try {
    for await (const part of partsOfThread<WorkbookPart>(work)) {
      if ('unread' in part) throw refusedFile(WORDS[part.unread]())
      if ('sheets' in part) read.sheets.push(...part.sheets.map(withPlainCells))
      else read.rows.push(...part.rows.map(plainCells))
    }
  } catch (error) {
    throw error instanceof TooMuchWork ? refusedFile(m.settlements_too_much_work()) : error
  }
  return read
}

function withPlainCells(sheet: ReadableSheet): ReadableSheet {
  return { ...sheet, firstRows: sheet.firstRows.map(plainCells) }
}

function plainCells({ line, cells }: TableRow): TableRow {
  return { line, cells: cells.map(withoutEqualsSign) }
}

const WORDS: Record<WhyUnread, () => string> = {
  not_a_workbook: m.settlements_not_a_workbook,
  unpacks_too_large: m.settlements_unpacks_too_large,
  too_many_texts: m.settlements_too_many_texts,
  too_many_rows: m.imports_most_rows,
  too_many_columns: () => m.imports_most_columns({ most: MAX_SETTLEMENT_COLUMNS }),
}
