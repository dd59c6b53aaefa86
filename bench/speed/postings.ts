import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Leg } from '../../src/server/ledger/journal.ts'
import { post } from '../../src/server/ledger/post.queries.ts'
import { type Db, openDb, transact } from '../../src/server/platform/database/db.ts'
import { besideLimit, type Figure, type Measured, type Patience } from './figures.ts'
import { CROWD } from './load.ts'
import { createPlainLedger, FIRST_STORE, postPlainly } from './postings.queries.ts'

export const POSTING = 'posting of a sale, five accounts'
const STORES = 200
const LANES = 16

/** What the ledger takes, each posting with a commit of its own: beside the statements alone, which check nothing. */
export async function measurePostings(connection: pg.ClientConfig, { seconds, rounds }: Patience): Promise<Measured[]> {
  const db = openDb(connection, () => undefined)
  try {
    await createPlainLedger(db)
    const figures = await besideLimit(
      rounds,
      () => manyAtOnce(db, seconds, (tx, source) => post(tx, [saleOf(source)])),
      () => manyAtOnce(db, seconds, plainSale),
    )
    return [{ operation: POSTING, connections: CROWD, ...figures }]
  } finally {
    await db.destroy()
  }
}

async function manyAtOnce(
  db: Db,
  seconds: number,
  work: (tx: Db, source: string) => Promise<unknown>,
): Promise<Figure> {
  const took: number[] = []
  const begun = performance.now()
  const end = begun + seconds * 1000
  const one = async () => {
    do {
      const start = performance.now()
      await transact(db, (tx) => work(tx, randomUUID()))
      took.push(performance.now() - start)
    } while (performance.now() < end)
  }
  await Promise.all(Array.from({ length: CROWD }, one))
  const perSecond = (took.length * 1000) / (performance.now() - begun)
  took.sort((a, b) => a - b)
  const quantile = (share: number) => took[Math.floor((took.length - 1) * share)] ?? Number.NaN
  return { perSecond, p50Ms: quantile(0.5), p99Ms: quantile(0.99) }
}

const AMOUNTS = [151_000, -123_750, -18_478, -2_772, -6_000] as const

function saleOf(source: string) {
  const [collected, goods, commission, vat, shipping] = AMOUNTS
  const legs: Leg[] = [
    { account: 'courier_owes', owner: 'pathao', poisha: collected },
    { account: 'vendor_pending', owner: storeOf(source), poisha: goods },
    { account: 'commission', poisha: commission },
    { account: 'vat_payable', poisha: vat },
    { account: 'shipping_income', poisha: shipping },
  ]
  return { kind: 'measured', source, subject: source, happenedAt: new Date(), legs }
}

async function plainSale(tx: Db, source: string): Promise<void> {
  const [courier, ...others] = [0, 1, 2, 3].map((account) => 1 + account * LANES)
  await postPlainly(tx, source, [courier ?? 1, FIRST_STORE + storeOf(source), ...others], [...AMOUNTS])
}

function storeOf(source: string): number {
  return Number.parseInt(source.slice(2, 6), 16) % STORES
}
