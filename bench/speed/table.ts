import type { Measured, Report, Single } from './figures.ts'

/** A report as a Markdown table. */
export function tableOf({ measured, singles }: Report): string {
  return [
    '| operation | connections | a second | p50 ms | p99 ms | limit, a second | of its limit |',
    '|---|--:|--:|--:|--:|--:|--:|',
    ...measured.map(rowOf),
    '',
    singlesOf(singles),
  ].join('\n')
}

export function singlesOf(singles: Single[]): string {
  return ['| | |', '|---|--:|', ...singles.map(singleOf), ''].join('\n')
}

function rowOf({ operation, connections, perSecond, p50Ms, p99Ms, limit, ratio }: Measured): string {
  const beside = limit ? [whole(limit.perSecond), ratio?.toFixed(2)] : ['', '']
  return `| ${[operation, connections, whole(perSecond), short(p50Ms), short(p99Ms), ...beside].join(' | ')} |`
}

function singleOf({ what, value, unit }: Single): string {
  return `| ${what} | ${short(value)} ${unit} |`
}

export function whole(value: number): string {
  return Math.round(value).toLocaleString('en-US')
}

export function short(value: number): string {
  return value >= 100 ? whole(value) : value.toFixed(value >= 10 ? 1 : 2)
}
