import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { seedShop } from '../../demo/seed/seed-shop.ts'
import { hashPassword } from '../../src/server/auth/passwords.ts'
import { configOf } from '../../src/server/config/config.ts'
import { openDatabase } from '../../src/server/platform/database/database.ts'
import { openDb } from '../../src/server/platform/database/db.ts'
import { NO_HURRY } from '../../src/server/platform/database/patience.queries.ts'
import { pictureFolder } from '../../src/server/platform/pictures/picture-storage.ts'
import { multiplyProducts, vacuum, withoutIndexes } from './bulk.queries.ts'
import { ownConnection } from './shop.ts'

const VENDORS = 100
const PRODUCTS_OF_AN_ORDER = 10
const MOST_ORDERS = 100_000
/** What is more than this the database copies from so many, in a fraction of the time. */
const MOST_BY_ITSELF = 1_000_000
const COPIED = 200_000
const YEAR_MS = 365 * 86_400_000

/** A shop of so many products in this folder, filled at the first time and kept; the same seed fills it the same. */
export async function seedOnce(dataDir: string, products: number, tell: (line: string) => void): Promise<void> {
  const mark = join(dataDir, 'seeded')
  if (existsSync(mark)) return
  await rm(dataDir, { recursive: true, force: true })
  await mkdir(dataDir, { recursive: true })
  const database = await openDatabase(configOf({ DATA_DIR: dataDir }), tell, tell)
  // Building an index over a million products takes longer than the shop lets a statement run.
  const db = openDb({ ...(await ownConnection(dataDir)), max: 1, ...NO_HURRY }, () => undefined)
  const orders = Math.min(MOST_ORDERS, Math.ceil(products / PRODUCTS_OF_AN_ORDER))
  const surroundings = {
    pictures: pictureFolder(dataDir),
    passwordHash: await hashPassword('nobody logs in with it'),
    now: new Date(),
    tell,
  }
  const times = products > MOST_BY_ITSELF ? Math.round(products / COPIED) : 1
  try {
    await withoutIndexes(db, 'products', async () => {
      const before = { ...surroundings, now: new Date(surroundings.now.getTime() - (times - 1) * YEAR_MS) }
      await seedShop(db, { products: Math.round(products / times), vendors: VENDORS, orders: 0, seed: 1 }, before)
      if (times > 1) await multiplyProducts(db, times, tell)
    })
    await seedShop(db, { products: 0, vendors: 0, orders, seed: 1 }, surroundings)
    await vacuum(db)
  } finally {
    await db.destroy()
    await database.close()
  }
  await writeFile(mark, new Date().toISOString())
}
