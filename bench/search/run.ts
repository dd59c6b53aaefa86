import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Db, openDb } from '../../src/server/platform/database/db.ts'
import { migrate } from '../../src/server/platform/database/migrations.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/server/platform/postgres/embedded.ts'
import { projectRoot } from '../../src/server/platform/process/project.ts'
import { createDatabase } from '../../src/server/testing/databases.ts'
import { halfOf, searchByAttributes, tableOf } from './by-attributes.ts'
import { demoGoods } from './demo-goods.ts'
import { demoQueries } from './demo-queries.ts'
import { fashionGoods } from './fashion-goods.ts'
import { fashionQueries } from './fashion-queries.ts'
import type { Judgment } from './judging.ts'
import { isAnswerable, type Measured, measured } from './measure.ts'
import { noisyGoods } from './noisy-goods.ts'
import { preparePlain } from './plain.queries.ts'
import { reportOf } from './report.ts'
import { type Stocked, shelve } from './shelve.ts'
import { measureSpeed } from './speed.ts'
import { ways } from './ways.ts'

const FASHION = process.env['FASHION_CSV'] ?? join(projectRoot, '../shared/data/fashion-1100.csv')

const QUERIES = 1_000

/**
 * Searches both catalogues in every way, and shelves by queries made from their attributes, and prints how well each did,
 * `isWordy` with every query; or, where a number of products is given, how fast a shop of that size is searched.
 */
export async function benchSearch(isWordy: boolean, products: number | undefined): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'haat-bench-'))
  const postgres = await startEmbeddedPostgres({
    dataDir,
    holder: 'a measurement',
    tell: () => undefined,
    onTrouble: (what) => console.error(what),
    settings: { fsync: 'off' },
  })
  const on = async (name: string, stocked: Stocked, judgments: Judgment[]) => {
    const db = await newShop(postgres.connection, name)
    console.log(reportOf(name, await compare(db, stocked, judgments), isWordy))
    await db.destroy()
  }
  const by = async (name: string, title: string, stocked: Stocked, seed: number) => {
    const db = await newShop(postgres.connection, name)
    console.log(tableOf(title, await searchByAttributes(db, stocked, { queries: QUERIES, seed }), isWordy))
    await db.destroy()
  }
  try {
    if (products !== undefined) {
      const db = await newShop(postgres.connection, 'seeded')
      console.log(await measureSpeed(db, products, dataDir))
      await db.destroy()
      return
    }
    await on('demo', demoGoods(), demoQueries)
    await by('made-up', 'a made-up shelf of 15,000 products', noisyGoods(15_000, 2), 12)
    if (!existsSync(FASHION)) {
      console.log(`No file ${FASHION}: the fashion catalogue is left out (FASHION_CSV names another place).`)
      return
    }
    const fashion = fashionGoods(FASHION)
    await on('fashion', fashion, fashionQueries)
    await by('tuned', 'the half of the fashion catalogue that was tuned on', halfOf(fashion, 'tuned'), 1)
    await by('held_out', 'the half that was held out', halfOf(fashion, 'held out'), 2)
  } finally {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function newShop(connection: EmbeddedPostgres['connection'], name: string): Promise<Db> {
  await createDatabase(connection, name, 'template0')
  const db = openDb({ ...connection, database: name }, () => undefined)
  await migrate(db, join(projectRoot, 'migrations'), () => undefined)
  return db
}

async function compare(db: Db, stocked: Stocked, judgments: Judgment[]): Promise<Map<string, Measured[]>> {
  const catalogue = await shelve(db, stocked)
  await preparePlain(db, catalogue, ({ path, store }) =>
    [...path.map((key) => stocked.categoryNames.get(key)), stocked.storeNames.get(store)].join(' '),
  )
  const results = new Map<string, Measured[]>()
  for (const judgment of judgments) {
    if (!isAnswerable(judgment, catalogue)) throw new Error(`Nothing answers “${judgment[0]}”: the judgment is wrong.`)
    for (const [way, search] of Object.entries(ways)) {
      const found = await search(db, judgment[0])
      results.set(way, [...(results.get(way) ?? []), measured(judgment, catalogue, found)])
    }
  }
  return results
}
