import type { Verdict } from '#contract/values/settlements'
import type { SettlementRow } from '../settlement-sheets/settlement-row.ts'
import type { Matched } from './judge.ts'
import type { Standing } from './standing.queries.ts'

/** A row with what comes of it. */
export interface Judged extends Matched {
  row: SettlementRow
  verdict: Verdict
  expectedPoisha: number | null
  /** It is the first to say so of what it settles. */
  isFirst: boolean
  /** How often what it settles was posted before, and taken back. */
  timesGone: number
  standing: Standing
  isKeptKnown: boolean
  /** A difference that the shop bears. */
  smallPoisha: number
  /** What its journal was about before its consignment was known: that is taken back. */
  formerSubject: string | undefined
}
