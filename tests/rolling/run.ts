import { stock, withClient } from '../torture/victim.ts'
import type { House } from './house.ts'
import { type Load, shopUntilClosed } from './shoppers.ts'
import { createTally, type Tally } from './tally.ts'

export interface RollingOptions {
  house: House
  folder: string
  /** So many at the least, and each shop once a round. */
  requests: number
  rounds: number
  customers: number
  /** On `Date.now()`’s clock: no shop is replaced after it. */
  until: number
  signal?: AbortSignal
  tell(line: string): void
}

export interface Outcome {
  /** In a sentence each: requests that failed, orders that were lost or doubled. */
  failed: string[]
  requests: number
  orders: number
  replaced: number
  longestMs: number
  statuses: Tally['statuses']
  isCutShort: boolean
}

/** Replaces one shop after the other while people shop, and says of each of their requests whether it failed. */
export async function runRolling(options: RollingOptions): Promise<Outcome> {
  const { house, folder, customers, requests, rounds, until, signal, tell } = options
  const { plan } = await stock(house.connection, { folder, seed: 1, url: house.url, customers })
  let [isOpen, replaced] = [true, 0]
  const load: Load = { tally: createTally(), ordered: [], url: house.url, plan, isOpen: () => isOpen }
  const { tally } = load
  const shopping = shopUntilClosed(load)
  let replacing = Promise.resolve()
  const isDone = () => tally.requests() >= requests && replaced >= house.shops.length * rounds
  try {
    while (!isDone() && Date.now() < until && !signal?.aborted) {
      const at = replaced % house.shops.length
      replacing = house.replace(at)
      await Promise.race([replacing, shopping])
      replaced += 1
      tell(`shop ${at + 1} is replaced; ${tally.requests()} requests so far, ${tally.failed.length} failed`)
    }
  } finally {
    isOpen = false
    // Nobody starts a shop in a house that is being closed.
    await Promise.allSettled([replacing, shopping])
  }
  await shopping
  return {
    failed: [...tally.failed, ...(await findMisplaced(house, load.ordered))],
    ...{ requests: tally.requests(), orders: load.ordered.length, replaced, isCutShort: !isDone() },
    ...{ longestMs: tally.longestMs(), statuses: tally.statuses },
  }
}

/** Each order that was acknowledged is there once. */
async function findMisplaced({ connection }: House, ordered: string[]): Promise<string[]> {
  const { rows } = await withClient(connection, (client) => client.query<{ notes: string }>('select notes from orders'))
  const times = new Map<string, number>()
  for (const { notes } of rows) times.set(notes, (times.get(notes) ?? 0) + 1)
  return ordered
    .filter((notes) => times.get(notes) !== 1)
    .map((notes) => `order ${notes}: there ${times.get(notes)} times`)
}
