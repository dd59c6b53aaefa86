import { openDb } from '../../src/server/platform/database/db.ts'
import { type HowToStart, type MeasuredShop, ownConnection, startShop } from './shop.ts'
import { jobsDone } from './trade.queries.ts'

/** A shop whose jobs of the start are done: counting the words of millions of products would be measured with whatever is asked first. */
export async function startQuietShop(how: HowToStart): Promise<MeasuredShop> {
  const shop = await startShop(how)
  const db = openDb({ ...(await ownConnection(how.dataDir)), max: 1 }, () => undefined)
  try {
    await jobsDone(db)
  } finally {
    await db.destroy()
  }
  return shop
}
