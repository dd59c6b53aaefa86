import { median } from '../speed/figures.ts'
import type { Verdict } from '../speed/goals.ts'
import { short, whole } from '../speed/table.ts'
import { countOf } from './promises.ts'
import type { Pace, Report } from './soak.ts'

/** A run as Markdown tables, with every failure by the traffic that it fell into. */
export function tableOf(report: Report, promises: Verdict[]): string {
  const { capacityPerSecond, laterCapacityPerSecond, steady, overload, after, besideLogins, memoryMb, load } = report
  const traffic = Object.entries({ steady, overload, after, 'beside logins': besideLogins })
  return [
    `Capacity ${whole(capacityPerSecond)} a second, later ${whole(laterCapacityPerSecond)}; memory ${short(median(memoryMb))} MB; load average ${load.before.toFixed(1)} before, ${load.after.toFixed(1)} after.`,
    '',
    '| traffic | sent a second | served a second | refused | failed | p50 ms | p99 ms |',
    '|---|--:|--:|--:|--:|--:|--:|',
    ...traffic.map(rowOf),
    '',
    '| promise | | reached | |',
    '|---|---|---|---|',
    ...promises.map(
      ({ what, goal, reached, isMet }) => `| ${what} | ${goal} | ${reached} | ${isMet ? 'kept' : '**broken**'} |`,
    ),
    ...traffic.flatMap(failuresOf),
  ].join('\n')
}

function rowOf([name, pace]: [string, Pace]): string {
  const { sentPerSecond, servedPerSecond, refused, failed, p50Ms, p99Ms } = pace
  const cells = [name, whole(sentPerSecond), whole(servedPerSecond), whole(countOf(refused)), whole(countOf(failed))]
  return `| ${[...cells, short(p50Ms), short(p99Ms)].join(' | ')} |`
}

function failuresOf([name, { failed }]: [string, Pace]): string[] {
  return Object.entries(failed).map(([what, count]) => `failed, ${name}: ${what}, ${count} times`)
}
