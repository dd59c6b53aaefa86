import type { CommissionTerms } from './commission-of.ts'
import { exactPoisha, takaOf } from './money.ts'

export const LONGEST_RULE_NAME = 60
/** A typo must not take a whole sale. */
export const MOST_COMMISSION_PERCENT = 50
export const MOST_VAT_PERCENT = 100
/** How a rule stands: `replaced` where a newer one is of the same store and category. */
export const RULE_STATES = ['current', 'future', 'replaced', 'ended'] as const
/** Of rules: `open` ones count or will, those that are `over` were replaced or ended. */
export const RULE_LISTS = ['open', 'over'] as const
export type RuleListed = (typeof RULE_LISTS)[number]
export const TAXED = ['commission', 'goods'] as const

/** As terms travel: percent, and taka a piece. */
export interface TermsOnWire {
  percent: number
  fixed: number
  lowest: number | null
  highest: number | null
}

/** Null: more than two decimals, or none at all. */
export function basisPointsOf(percent: number): number | null {
  const points = Math.round(percent * 100)
  return percent >= 0 && Math.abs(percent * 100 - points) < 1e-6 ? points : null
}

export function termsIn({ percent, fixed, lowest, highest }: TermsOnWire): CommissionTerms {
  return {
    basisPoints: Math.round(percent * 100),
    fixedPoisha: exactPoisha(fixed),
    lowestPoisha: lowest === null ? null : exactPoisha(lowest),
    highestPoisha: highest === null ? null : exactPoisha(highest),
  }
}

export function termsOnWire({ basisPoints, fixedPoisha, lowestPoisha, highestPoisha }: CommissionTerms): TermsOnWire {
  return {
    percent: basisPoints / 100,
    fixed: takaOf(fixedPoisha),
    lowest: lowestPoisha === null ? null : takaOf(lowestPoisha),
    highest: highestPoisha === null ? null : takaOf(highestPoisha),
  }
}
