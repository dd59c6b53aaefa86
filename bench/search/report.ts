import type { Measured } from './measure.ts'

/** A table of the ways, and on wish of every query in each way. */
export function reportOf(catalogue: string, results: Map<string, Measured[]>, isWordy: boolean): string {
  const queries = [...results.values()][0] ?? []
  const lines = [...results].map(
    ([way, of]) => `  ${way.padEnd(12)} ${mean(of.map(({ ndcg }) => ndcg))}     ${emptyOf(of)}`,
  )
  const each = queries.map(({ query }, at) =>
    [...[...results.values()].map((of) => (of[at]?.ndcg ?? 0).toFixed(2)), query].join('  '),
  )
  return [
    `\n${catalogue}, ${queries.length} queries`,
    '  way          nDCG@10   empty',
    ...lines,
    ...(isWordy ? ['', ...each] : []),
  ].join('\n')
}

function mean(values: number[]): string {
  return (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(3)
}

function emptyOf(of: Measured[]): string {
  return `${((100 * of.filter(({ isEmpty }) => isEmpty).length) / of.length).toFixed(1).padStart(4)} %`
}
