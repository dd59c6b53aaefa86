import type { Report } from './figures.ts'
import { growthOf, verdictsOf } from './goals.ts'
import { tableOf, whole } from './table.ts'

const BEGIN = '<!-- measured: written by `npm run bench -- --write` -->'
const END = '<!-- end of what was measured -->'
const MOST_GROWTH = 1.5

/** The page with the figures of these reports between its marks; the words around them stay. */
export function writtenInto(page: string, reports: Report[]): string {
  const [before, rest] = page.split(BEGIN)
  const after = rest?.split(END)[1]
  if (before === undefined || after === undefined) throw new Error('The page has no place for what was measured.')
  return `${before}${BEGIN}\n\n${figuresOf(reports)}\n${END}${after}`
}

function figuresOf(reports: Report[]): string {
  const smallest = reports[0]
  const largest = reports.at(-1)
  if (!smallest || !largest) return ''
  return [
    `## The goals, at ${whole(largest.products)} products`,
    '',
    '| operation | goal | reached | |',
    '|---|---|---|---|',
    ...verdictsOf(largest).map(
      ({ what, goal, reached, isMet }) => `| ${what} | ${goal} | ${reached} | ${mark(isMet)} |`,
    ),
    ...(reports.length > 1
      ? growthOf(smallest, largest).map(
          ({ operation, times }) =>
            `| ${operation}, from ${whole(smallest.products)} products on | ≤ ${MOST_GROWTH} × the time | ${times.toFixed(2)} × | ${mark(times <= MOST_GROWTH)} |`,
        )
      : []),
    '',
    '![Time of each operation by the size of the shop](pictures/performance.svg)',
    '',
    ...reports.flatMap((report) => [
      `## ${whole(report.products)} products`,
      '',
      `${report.date} UTC; ${report.machine}; load average ${report.load.before.toFixed(1)} before and ${report.load.after.toFixed(1)} after; \`${report.command}\`.`,
      '',
      tableOf(report),
    ]),
  ].join('\n')
}

function mark(isMet: boolean): string {
  return isMet ? 'reached' : '**missed**'
}
