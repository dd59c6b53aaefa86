import { createRandom } from '../../demo/random.ts'
import { someProducts } from './addresses.ts'
import { anyProducts, dealtOut, neverAsked } from './beside-plain.ts'
import { type Compared, type Figure, median, medianFigure, type Patience } from './figures.ts'
import { BROTLI, CROWD, type HowMuch, loadOfShop } from './load.ts'
import type { MeasuredShop } from './shop.ts'
import { jobsDone, withoutJobs } from './trade.queries.ts'
import { DEEDS, type Market, type Party, partiesOf, refill, requestsOf } from './trade.ts'
import type { Workers } from './workers.ts'

interface Opened {
  shop: MeasuredShop
  market: Market
  addresses: Record<string, string>
}

/** Opens a shop of so many workers, on the same data, for as long as the work takes. */
export type WithShop = <Result>(workers: number, work: (opened: Opened) => Promise<Result>) => Promise<Result>

/** Every operation, one worker and two in turn. */
export async function measureTwoWorkers(
  { load }: Workers,
  withShop: WithShop,
  patience: Patience,
): Promise<Compared[]> {
  const rounds: Record<string, Figure>[][] = []
  for (let round = 0; round < patience.rounds; round += 1) {
    const pair: Record<string, Figure>[] = []
    for (const workers of [1, 2]) pair.push(await withShop(workers, (opened) => figuresOf(load, opened, patience)))
    rounds.push(pair)
  }
  return Object.keys(rounds[0]?.[0] ?? {}).map((operation) => {
    const pairs = rounds.flatMap(([one, two]) => {
      const [single, double] = [one?.[operation], two?.[operation]]
      return single && double ? [{ single, double }] : []
    })
    return {
      operation,
      one: medianFigure(pairs.map(({ single }) => single)),
      two: medianFigure(pairs.map(({ double }) => double)),
      ratio: median(pairs.map(({ single, double }) => double.perSecond / single.perSecond)),
    }
  })
}

async function figuresOf(
  load: Workers['load'],
  { shop, market, addresses }: Opened,
  { seconds, different }: Patience,
): Promise<Record<string, Figure>> {
  const figures: Record<string, Figure> = {}
  await jobsDone(market.db)
  const measure = async (operation: string, requests: object[][], how: Omit<HowMuch, 'connections'> = { seconds }) => {
    figures[operation] = await loadOfShop(load, shop, requests, { connections: CROWD, ...how })
  }
  for (const [operation, path] of Object.entries(addresses)) {
    const requests = [[{ path, headers: BROTLI }]]
    // Until each has it, packed well, and its engine has learnt what is hot.
    for (const _time of ['made', 'from memory']) await measure(operation, requests)
  }
  const random = createRandom(17)
  const goods = await someProducts(shop.url, 10_000)
  const ofMany = anyProducts(goods, 1, random, seconds)
  for (const _time of ['first', 'again']) await measure('one product of many, Zipf 1', ofMany)
  for (const [operation, paths] of Object.entries(neverAsked(goods, Math.max(different, CROWD) * 2, random))) {
    const half = Math.floor(paths.length / 2 / CROWD) * CROWD
    for (const own of [paths.slice(0, half), paths.slice(half, 2 * half)])
      await measure(operation, dealtOut(own, CROWD), { amount: half })
  }
  const parties: Party[] = await partiesOf(market)
  for (const [operation, deed] of Object.entries(DEEDS)) {
    for (const _time of ['first', 'again']) {
      await refill(market.db, parties)
      await withoutJobs(market.db, () => measure(operation, requestsOf(deed, parties)))
    }
  }
  await jobsDone(market.db)
  return figures
}
