import type { Company } from '#contract/values/couriers'
import { exactPoisha } from '#contract/values/money'
import type { Settings } from '#contract/values/settings'
import type { ChargeTerms } from './judge.ts'

const KEPT_PERCENT = {
  pathao: 'pathaoKeepsPercent',
  steadfast: 'steadfastKeepsPercent',
  redx: 'redxKeepsPercent',
} as const satisfies Record<Company, keyof Settings>

/** On what terms a company carries, as admins have agreed them with it. */
export function chargeTerms(settings: Settings, company: Company): ChargeTerms {
  return {
    keptBasisPoints: Math.round(settings[KEPT_PERCENT[company]] * 100),
    tolerancePoisha: exactPoisha(settings.chargeTolerance),
    smallPoisha: exactPoisha(settings.smallDifference),
  }
}
