import type { Compared, Measured, Report, Single } from './figures.ts'

/** A report as a Markdown table. */
export function tableOf({ measured, compared, singles }: Report): string {
  return [
    '| operation | connections | a second | p50 ms | p99 ms | CPU ms: Node | PostgreSQL | limit, a second | of its limit |',
    '|---|--:|--:|--:|--:|--:|--:|--:|--:|',
    ...measured.map(rowOf),
    '',
    ...(compared.length > 0 ? [comparedOf(compared)] : []),
    singlesOf(singles),
  ].join('\n')
}

function singlesOf(singles: Single[]): string {
  return ['| | |', '|---|--:|', ...singles.map(singleOf), ''].join('\n')
}

function rowOf({ operation, connections, perSecond, p50Ms, p99Ms, cpu, limit, ratio }: Measured): string {
  const used = cpu ? [short(cpu.nodeMs), short(cpu.postgresMs)] : ['', '']
  const beside = limit ? [whole(limit.perSecond), ratio?.toFixed(2)] : ['', '']
  return `| ${[operation, connections, whole(perSecond), short(p50Ms), short(p99Ms), ...used, ...beside].join(' | ')} |`
}

/** One worker beside two. */
function comparedOf(compared: Compared[]): string {
  return [
    '| operation | one worker, a second | p99 ms | two, a second | p99 ms | two of one |',
    '|---|--:|--:|--:|--:|--:|',
    ...compared.map(
      ({ operation, one, two, ratio }) =>
        `| ${[operation, ...[one, two].flatMap(({ perSecond, p99Ms }) => [whole(perSecond), short(p99Ms)]), ratio.toFixed(2)].join(' | ')} |`,
    ),
    '',
  ].join('\n')
}

function singleOf({ what, value, unit, cpu }: Single): string {
  const whose = cpu ? ` (Node ${short(cpu.nodeMs)}, PostgreSQL ${short(cpu.postgresMs)})` : ''
  return `| ${what} | ${short(value)} ${unit}${whose} |`
}

export function whole(value: number): string {
  return Math.round(value).toLocaleString('en-US')
}

export function short(value: number): string {
  return value >= 100 ? whole(value) : value.toFixed(value >= 10 ? 1 : 2)
}
