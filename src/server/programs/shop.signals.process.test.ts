import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { postgresProcessesIn } from '../platform/postgres/processes.ts'
import { dataDirWithDatabase } from '../platform/postgres/testing/database.ts'
import { startBundledShop } from '../testing/bundled-shop.ts'
import { eventually } from '../testing/waiting.ts'

test.each(['SIGTERM', 'SIGHUP'] as const)(
  'a shop whose window was closed stops as well on %s, and leaves no database running',
  async (signal) => {
    const dataDir = await dataDirWithDatabase()
    const shop = startBundledShop({ DATA_DIR: dataDir })
    await shop.open()
    shop.stopReading()
    expect(await shop.kill(signal)).toBe(0)
    expect(await postgresProcessesIn(join(dataDir, 'postgres'))).toEqual([])
  },
)

/** In seconds: longer than any test. */
const LONGEST_DRAIN = '600'
test.each(['1', '2'])(
  'a drain of %s workers is cut short by a second signal; what comes twice at once is one',
  async (WORKERS) => {
    const shop = startBundledShop({ DATA_DIR: await dataDirWithDatabase(), WORKERS, DRAIN_SECONDS: LONGEST_DRAIN })
    const url = await shop.open()
    for (const signal of ['SIGINT', 'SIGTERM'] as const) shop.signal(signal)
    await eventually(async () => expect((await fetch(`${url}/api/ready`)).status).toBe(503))
    expect((await fetch(`${url}/api/health`)).status).toBe(200)
    const again = setInterval(() => shop.signal('SIGTERM'), 100)
    onTestFinished(() => clearInterval(again))
    expect(await shop.ended).toBe(0)
  },
)
