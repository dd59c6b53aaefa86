import { MAX_SETTLEMENT_COLUMNS, MAX_SETTLEMENT_ROWS } from '#contract/values/settlements'
import { m } from '#messages'
import type { TableRow } from '../imports/import-table.ts'
import { createLimiter } from '../platform/limits/limiter.ts'
import { partsOfThread, TooMuchWork } from '../platform/process/thread.ts'
import { Refusal } from '../platform/refusal.ts'
import { refusedFile } from './refused-file.ts'
import type { WhyUnread, WorkbookLimits, WorkbookPart } from './workbook/parts-of-workbook.mjs'

const PROGRAM = new URL('./workbook/read-workbook.mjs', import.meta.url)
const LIMITS: WorkbookLimits = {
  unpackedBytes: 16 * 1024 * 1024,
  texts: 200_000,
  rows: MAX_SETTLEMENT_ROWS + 1,
  columns: MAX_SETTLEMENT_COLUMNS,
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

/** The rows of its first sheet that are not empty, read in a thread of its own until `gone`. Refuses what is no workbook, or a larger one, at its field; `busy`. */
export async function readWorkbook(file: Uint8Array, gone: AbortSignal): Promise<TableRow[]> {
  return await inTurn(async () => {
    const work = { program: PROGRAM, data: { file, limits: LIMITS }, mostMs: MOST_MS, mostMb: MOST_MB, gone }
    const rows: TableRow[] = []
    try {
      for await (const part of partsOfThread<WorkbookPart>(work)) {
        if ('unread' in part) throw refusedFile(WORDS[part.unread]())
        rows.push(...part.rows)
      }
    } catch (error) {
      throw error instanceof TooMuchWork ? refusedFile(m.settlements_too_much_work()) : error
    }
    return rows
  })
}

const WORDS: Record<WhyUnread, () => string> = {
  not_a_workbook: m.settlements_not_a_workbook,
  unpacks_too_large: m.settlements_unpacks_too_large,
  too_many_texts: m.settlements_too_many_texts,
  too_many_rows: m.imports_most_rows,
  too_many_columns: () => m.imports_most_columns({ most: MAX_SETTLEMENT_COLUMNS }),
}
