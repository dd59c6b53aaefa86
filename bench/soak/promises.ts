import { median } from '../speed/figures.ts'
import type { Verdict } from '../speed/goals.ts'
import { short, whole } from '../speed/table.ts'
import { afterWarmUp, growthOf } from './growth.ts'
import { LOGINS, OVERLOAD_TIMES, type Report, STEADY_SHARE } from './soak.ts'

const LEAST_SERVED_SHARE = 0.6
const LONGEST_REFUSAL_MS = 1_000
const LONGEST_RECOVERY_MS = 5_000
const LONGEST_LOOK_MS = 50
/** Who comes when as many wait is asked to come back; fewer would be no crowd. */
const LEAST_PASSWORDS = 20
/** Of the memory itself, over the last two thirds of the time. */
const MOST_GROWTH_SHARE = 0.05
/** Below this the load was no overload, whatever was meant. */
const LEAST_OVERLOAD_TIMES = 2

/** What is promised of a shop in traffic, beside what a run found. */
export function deadlinesOf(report: Report): Verdict[] {
  const { steady, memoryMb, overload, after, laterCapacityPerSecond, besideLogins, passwordsChecked } = report
  const settled = afterWarmUp(memoryMb)
  const growth = growthOf(settled) / median(settled)
  const times = overload.sentPerSecond / laterCapacityPerSecond
  const served = overload.servedPerSecond / laterCapacityPerSecond
  const troubles = countOf(steady.failed) + countOf(steady.refused)
  return [
    verdict(`errors at ${STEADY_SHARE} of capacity`, 'none', whole(troubles), troubles === 0),
    verdict('memory, over the last two thirds', 'grows ≤ 5 %', percent(growth), growth <= MOST_GROWTH_SHARE),
    verdict(
      'load that was meant to be too much',
      `${OVERLOAD_TIMES} × capacity`,
      `${times.toFixed(2)} ×`,
      times >= LEAST_OVERLOAD_TIMES,
    ),
    verdict('served meanwhile', '≥ 60 % of capacity', percent(served), served >= LEAST_SERVED_SHARE),
    verdict(
      'refused meanwhile (429, 503)',
      'p99 ≤ 1,000 ms',
      `${whole(countOf(overload.refused))}, p99 ${short(overload.refusedP99Ms)} ms`,
      overload.refusedP99Ms <= LONGEST_REFUSAL_MS,
    ),
    verdict('failed meanwhile', 'none', whole(countOf(overload.failed)), countOf(overload.failed) === 0),
    verdict(
      'itself again after',
      '≤ 5 s',
      `${(after.lastTroubleMs / 1000).toFixed(1)} s`,
      after.lastTroubleMs <= LONGEST_RECOVERY_MS && countOf(after.failed) === 0,
    ),
    verdict(
      `the catalogue, while ${LOGINS} log in at once`,
      'p99 ≤ 50 ms',
      `p99 ${short(besideLogins.p99Ms)} ms, ${passwordsChecked} passwords checked`,
      besideLogins.p99Ms <= LONGEST_LOOK_MS &&
        besideLogins.served === besideLogins.sent &&
        passwordsChecked >= LEAST_PASSWORDS,
    ),
  ]
}

export function countOf(counts: Record<string, number>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

function verdict(what: string, goal: string, reached: string, isMet: boolean): Verdict {
  return { what, goal, reached, isMet }
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
