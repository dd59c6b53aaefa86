import { createRandom } from '../../demo/random.ts'
import type { Db } from '../../src/server/platform/database/db.ts'
import { readDestinations } from '../../src/server/search/destinations.ts'
import { createInterpreter } from '../../src/server/search/interpreter.ts'
import { listProductsOnSale } from '../../src/server/search/list.ts'
import { attributeQueries, GOALS, type QueryKind } from './attribute-queries.ts'
import { DEPTH, type Measured, measured } from './measure.ts'
import { type Stocked, shelve } from './shelve.ts'

const MOST_EMPTY = 0.02

/** What came of one kind of query. */
export interface Outcome {
  kind: QueryKind
  queries: number
  ndcg: number
  empty: number
  /** Of one search, on average. */
  ms: number
  each: Measured[]
}

/** Every other good: what is tuned looks at the first half, what is told of it at the second. */
export function halfOf(stocked: Stocked, half: 'tuned' | 'held out'): Stocked {
  return { ...stocked, goods: stocked.goods.filter((_, at) => (at % 2 === 0) === (half === 'tuned')) }
}

/** Puts the goods into an empty shop, and searches it by so many queries made from their attributes. */
export async function searchByAttributes(
  db: Db,
  stocked: Stocked,
  { queries, seed }: { queries: number; seed: number },
): Promise<Outcome[]> {
  const catalogue = await shelve(db, stocked)
  const destinations = await readDestinations(db)
  const interpreter = createInterpreter(db, { destinations: async () => destinations })
  const outcomes: Outcome[] = []
  for (const [kind, judgments] of attributeQueries(stocked.goods, queries, createRandom(seed))) {
    const each: Measured[] = []
    let ms = 0
    for (const judgment of judgments) {
      const start = performance.now()
      const { items } = await listProductsOnSale(db, interpreter, { search: judgment[0], limit: DEPTH })
      ms += performance.now() - start
      const ids = items.map(({ id }) => id)
      each.push(measured(judgment, catalogue, ids))
    }
    const ndcg = each.reduce((sum, one) => sum + one.ndcg, 0) / each.length
    const empty = each.filter(({ isEmpty }) => isEmpty).length
    outcomes.push({ kind, queries: each.length, ndcg, empty, ms: ms / each.length, each })
  }
  return outcomes
}

/** The kinds of queries that do not reach what is promised of them. */
export function missed(outcomes: Outcome[]): string[] {
  return outcomes
    .filter(({ kind, queries, ndcg, empty }) => ndcg < GOALS[kind] || empty > MOST_EMPTY * queries)
    .map(lineOf)
}

/** A table, and on wish every query that found little. */
export function tableOf(title: string, outcomes: Outcome[], isWordy: boolean): string {
  const badly = outcomes.flatMap(({ each }) => each.filter(({ ndcg }) => ndcg < 0.5))
  return [
    `\n${title}`,
    '  queries                  nDCG@10   empty          a search',
    ...outcomes.map(lineOf),
    ...(isWordy ? ['', ...badly.map(({ ndcg, query }) => `${ndcg.toFixed(2)}  ${query}`)] : []),
  ].join('\n')
}

function lineOf({ kind, queries, ndcg, empty, ms }: Outcome): string {
  return `  ${kind.padEnd(24)} ${ndcg.toFixed(3)}     ${`${empty} of ${queries}`.padEnd(12)} ${ms.toFixed(1)} ms`
}
