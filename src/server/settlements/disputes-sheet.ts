import type { Readable } from 'node:stream'
import type { Company } from '#contract/values/couriers'
import { verdictWords } from '#contract/values/settlement-words'
import { MAX_SETTLEMENT_ROWS, PLAIN_VERDICTS } from '#contract/values/settlements'
import { m } from '#messages'
import type { Actor } from '../platform/actor.ts'
import { type Cell, csvPieces } from '../platform/csv.ts'
import type { Db } from '../platform/database/db.ts'
import { writeFile } from '../platform/limits/file-turns.ts'
import { type OpenDifference, openDifferences } from './differences.queries.ts'
import { type RowRecord, rowsNotSettled, rowsPage } from './listing.queries.ts'
import { type UnpaidRecord, unpaidParcels } from './owed.queries.ts'

/** Couriers pay within days: what was delivered since then is not asked for. */
const UNPAID_DAYS = 7

/**
 * What is to be asked of a courier: payments of another sum, rows that do not fit, the oldest first, what it lists and has not settled, and
 * what it has not paid for a week.
 */
export async function disputesSheet(db: Db, actor: Actor, company: Company): Promise<Readable> {
  const { rows } = await rowsPage(db, { company, isOpen: true }, { before: undefined, limit: MAX_SETTLEMENT_ROWS })
  const unpaid = await unpaidParcels(db, { company, leastDays: UNPAID_DAYS, limit: MAX_SETTLEMENT_ROWS })
  const waiting = await rowsNotSettled(db, company, MAX_SETTLEMENT_ROWS)
  const payments = await openDifferences(db, company, MAX_SETTLEMENT_ROWS)
  const asked = new Set(unpaid.parcels.map(({ parcelId }) => parcelId))
  const notSettled = waiting.filter(({ parcelId }) => parcelId === null || !asked.has(parcelId))
  return writeFile(
    actor.id,
    csvPieces(tableOf({ payments, rows: [...rows.toReversed(), ...notSettled], unpaid: unpaid.parcels })),
  )
}

/** Row by row: there may be tens of thousands. */
function* tableOf(asked: { payments: OpenDifference[]; rows: AskedRow[]; unpaid: UnpaidRecord[] }): Generator<Cell[]> {
  yield heads()
  for (const payment of asked.payments) yield paymentCells(payment)
  for (const row of asked.rows) yield cellsOf(row)
  for (const parcel of asked.unpaid) yield unpaidCells(parcel)
}

function heads(): string[] {
  return [
    m.settlements_column_number(),
    m.settlements_column_invoice(),
    m.settlements_column_problem(),
    m.settlements_column_expected(),
    m.settlements_column_collected(),
    m.settlements_column_charge(),
    m.settlements_column_net(),
    m.settlements_column_delivered(),
    m.settlements_column_quoted(),
  ]
}

const taka = (poisha: number | null): Cell => (poisha === null ? '' : { poisha })

type Asked = 'number' | 'invoice' | 'verdict' | 'expectedPoisha' | 'collectedPoisha' | 'chargePoisha' | 'netPoisha'
/** `suspensePoisha`: of what posted something, what stands there now. */
type AskedRow = Pick<RowRecord, Asked> & { suspensePoisha?: number; quotedPoisha?: number | null }

function cellsOf(row: AskedRow): Cell[] {
  const { verdict, expectedPoisha } = asItStands(row)
  return [
    row.number,
    row.invoice,
    verdictWords(verdict),
    taka(expectedPoisha),
    taka(row.collectedPoisha),
    taka(row.chargePoisha),
    taka(row.netPoisha),
    '',
    taka(row.quotedPoisha ?? null),
  ]
}

/** A row that was right as it was judged may be too little or too much since a correction: by the books of now. */
function asItStands(row: AskedRow): Pick<RowRecord, 'verdict' | 'expectedPoisha'> {
  const { verdict, suspensePoisha = 0, chargePoisha, netPoisha } = row
  if (suspensePoisha === 0 || !PLAIN_VERDICTS.includes(verdict)) return row
  return {
    verdict: suspensePoisha > 0 ? 'short' : 'over',
    expectedPoisha: netPoisha + chargePoisha + suspensePoisha,
  }
}

function paymentCells({ name, netPoisha, reportedPoisha }: OpenDifference): Cell[] {
  const words = m.settlements_other_sum()
  return [m.settlements_payment({ name }), '', words, taka(netPoisha), '', '', taka(reportedPoisha), '', '']
}

function unpaidCells({ number, invoice, owedPoisha, days, deliveredAt }: UnpaidRecord): Cell[] {
  const delivered = deliveredAt.toISOString().slice(0, 10)
  return [number, invoice, m.settlements_verdict_unpaid({ days }), taka(owedPoisha), '', '', '', delivered, '']
}
