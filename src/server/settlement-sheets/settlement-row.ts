import type { RowKind } from '#contract/values/settlements'

/** A row of a company’s file, as it was read. Money in poisha; `net` is what it says was paid, less than nothing where it takes. */
export interface SettlementRow {
  line: number
  /** The company’s number and the shop’s own; '' where there is none. */
  number: string
  invoice: string
  /** Of those of its file that name no parcel and pay the same, which one it is. */
  nth?: number
  kind: RowKind
  collectedPoisha: number
  chargePoisha: number
  netPoisha: number
}

/** All that rows say was paid; of those that are not settled yet, nothing. */
export function sumsOfRows(
  rows: SettlementRow[],
): Pick<SettlementRow, 'collectedPoisha' | 'chargePoisha' | 'netPoisha'> {
  const settled = rows.filter(({ kind }) => kind !== 'unsettled')
  const sum = (of: 'collectedPoisha' | 'chargePoisha' | 'netPoisha') =>
    settled.reduce((total, row) => total + row[of], 0)
  return { collectedPoisha: sum('collectedPoisha'), chargePoisha: sum('chargePoisha'), netPoisha: sum('netPoisha') }
}

/** What a line lacks to be a row: it is told, and left out. */
export interface RowProblem {
  line: number
  column: string
  message: string
}
