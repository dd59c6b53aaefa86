import type { RowKind } from '#contract/values/settlements'

/** A row of a company’s file, as it was read. Money in poisha; `net` is what it says was paid, less than nothing where it takes. */
export interface SettlementRow {
  line: number
  /** The company’s number and the shop’s own; '' where there is none. */
  number: string
  invoice: string
  kind: RowKind
  collectedPoisha: number
  chargePoisha: number
  netPoisha: number
}

/** What a line lacks to be a row: it is told, and left out. */
export interface RowProblem {
  line: number
  column: string
  message: string
}
