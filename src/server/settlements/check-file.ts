import type { SettlementCheck, SettlementMapping } from '#contract/settlements'
import type { Company } from '#contract/values/couriers'
import { takaOf } from '#contract/values/money'
import {
  guessedSettlementColumns,
  MOST_SETTLEMENT_PROBLEMS,
  PLAIN_VERDICTS,
  type SettlementColumns,
  VERDICTS,
} from '#contract/values/settlements'
import type { Db } from '../platform/database/db.ts'
import { readSheet, type Sheet } from '../settlement-sheets/read-sheet.ts'
import { missingIn, rowsInSheet } from '../settlement-sheets/rows-in-sheet.ts'
import { type SettlementRow, sumsOfRows } from '../settlement-sheets/settlement-row.ts'
import { mappingOf } from './files.queries.ts'
import type { Judged } from './judge.ts'
import { judgeRows, type Seen } from './judge-rows.ts'

const MOST_SHOWN = 100
const AT_ONCE = 1000

/** What would come of a file: the dry run. `gone`: who sent it. Refuses what is no table, at its field. */
export async function checkFile(
  db: Db,
  asked: {
    company: Company
    file: Uint8Array | null
    mapping?: SettlementMapping | undefined
    sheet?: string | undefined
  },
  gone: AbortSignal,
): Promise<SettlementCheck> {
  const { company } = asked
  const formerly = asked.mapping ?? (await mappingOf(db, company))
  const sheet = await readSheet(asked.file, { sheet: asked.sheet, mapping: formerly }, gone)
  const kept = asked.mapping ? undefined : fitting(formerly, sheet)
  const mapping = asked.mapping ?? kept ?? guessedSettlementColumns(sheet.columns)
  const missing = missingIn(mapping, sheet.columns)
  const read = Object.keys(missing).length > 0 ? { rows: [], problems: [] } : await rowsInSheet(sheet, mapping)
  const judged = await judgeAll(db, company, read.rows)
  return {
    columns: sheet.columns,
    mapping,
    isKept: kept !== undefined,
    missing,
    sample: sampleOf(sheet),
    sheets: sheet.sheets,
    sheet: sheet.sheet,
    rows: sheet.rows.length,
    ...sumsOf(read.rows),
    verdicts: VERDICTS.flatMap((verdict) => {
      const rows = judged.filter((each) => each.verdict === verdict).length
      return rows > 0 ? [{ verdict, rows }] : []
    }),
    toLookAt: toLookAt(judged)
      .slice(0, MOST_SHOWN)
      .map((each) => shownDry(each, company)),
    problems: read.problems.slice(0, MOST_SETTLEMENT_PROBLEMS),
    problemCount: read.problems.length,
  }
}

/** A mapping of last time counts where the file has all of its columns. */
function fitting(mapping: SettlementColumns | undefined, { columns }: Sheet): SettlementColumns | undefined {
  const named = Object.values(mapping ?? {}).flat()
  return named.every((column) => column === undefined || columns.includes(column)) ? mapping : undefined
}

async function judgeAll(db: Db, company: Company, rows: SettlementRow[]): Promise<Judged[]> {
  const seen: Seen = new Map()
  const judged: Judged[] = []
  for (let from = 0; from < rows.length; from += AT_ONCE)
    judged.push(...(await judgeRows(db, company, rows.slice(from, from + AT_ONCE), { seen })))
  return judged
}

/** What is only not settled yet comes last. */
function toLookAt(judged: Judged[]): Judged[] {
  const found = judged.filter(({ verdict }) => !PLAIN_VERDICTS.includes(verdict))
  const isWaiting = ({ verdict }: Judged) => verdict === 'not_settled'
  return [...found.filter((each) => !isWaiting(each)), ...found.filter(isWaiting)]
}

function sampleOf({ columns, rows }: Sheet): string[] {
  const firstOf = (at: number) => rows.find(({ cells }) => (cells[at] ?? '').trim() !== '')?.cells[at] ?? ''
  return columns.map((_, at) => firstOf(at).slice(0, 60))
}

function sumsOf(rows: SettlementRow[]): Pick<SettlementCheck, 'collected' | 'charge' | 'net'> {
  const { collectedPoisha, chargePoisha, netPoisha } = sumsOfRows(rows)
  return { collected: takaOf(collectedPoisha), charge: takaOf(chargePoisha), net: takaOf(netPoisha) }
}

function shownDry(
  { row, verdict, expectedPoisha, consigned }: Judged,
  company: Company,
): SettlementCheck['toLookAt'][number] {
  const { line, number, invoice, kind, collectedPoisha, chargePoisha, netPoisha } = row
  return {
    id: null,
    fileId: null,
    company,
    line,
    number,
    invoice,
    kind,
    verdict,
    collected: takaOf(collectedPoisha),
    charge: takaOf(chargePoisha),
    net: takaOf(netPoisha),
    expected: expectedPoisha === null ? null : takaOf(expectedPoisha),
    quoted: consigned?.quotedPoisha == null ? null : takaOf(consigned.quotedPoisha),
    parcelId: consigned?.parcelId ?? null,
    orderId: null,
    judgedAt: null,
    suspense: 0,
    isOpen: true,
    isPosted: false,
    gone: null,
    decision: null,
    reason: '',
  }
}
