import { freePort } from '../../scripts/free-port.mjs'
import { startOwnPostgres } from '../../src/server/testing/own-postgres.ts'
import { type RunningShop, startShop } from '../failover/cluster/shops.ts'
import { createTally } from '../rolling/tally.ts'
import { SETTINGS, stock } from '../torture/victim.ts'
import { isFairRefusal } from './fair-refusal.ts'
import { goWholeWay } from './whole-way.ts'

export interface FormerOptions {
  folder: string
  /** Programs of the two releases. */
  former: string
  present: string
  /** More settings of both shops. */
  settings?: Record<string, string>
  tell(line: string): void
}

const SECRETS_KEY = 'what two releases of a shop have sealed'

/** The former release runs while this one makes its tables, and goes on; what went wrong, in sentences. */
export async function judgeFormer({
  folder,
  former,
  present,
  settings: more = {},
  tell,
}: FormerOptions): Promise<string[]> {
  const postgres = await startOwnPostgres()
  const settings = { ...SETTINGS, SECRETS_KEY, DATABASE_URL: postgres.url, ...more }
  const running: RunningShop[] = []
  const open = async (name: string, program: string) => {
    const shop = await startShop(folder, name, await freePort(), { program, settings })
    running.push(shop)
    await shop.process.open()
    return shop
  }
  try {
    const old = await open('former', former)
    tell('The former release is open; this one makes its tables…')
    const { url } = await open('present', present)
    const { plan } = await stock({ connectionString: postgres.url }, { folder, seed: 1, url, customers: 1 })
    const tally = createTally()
    await goWholeWay([old.url], plan, tally, 'at the former')
    await goWholeWay([old.url, url], plan, tally, 'at both in turn')
    await goWholeWay([url, old.url], plan, tally, 'at both in turn, the other way round')
    tell(`${tally.requests()} requests; the former release is started again…`)
    await old.process.kill('SIGTERM')
    const again = await open('former', former).catch((error: Error) => error)
    if (again instanceof Error) {
      if (!isFairRefusal(again.message)) return [...tally.failed, again.message]
      tell('The former release does not start over these tables, and says so.')
      return tally.failed
    }
    await goWholeWay([again.url], plan, tally, 'at the former, started again')
    return tally.failed
  } finally {
    await Promise.all(running.map((shop) => shop.process.kill('SIGTERM')))
    await postgres.stop()
  }
}
