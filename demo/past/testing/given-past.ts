import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { insertAccount } from '../../../src/server/couriers/accounts.queries.ts'
import { createCourierSecrets } from '../../../src/server/couriers/secrets.ts'
import { TEST_SECRET, type TestShop } from '../../../src/server/testing/shop.ts'
import { openDemo } from '../../fill.ts'
import { livePast } from '../live-past.ts'
import { readProgress } from '../progress.ts'

const LOOK_MS = 20

/** A shop filled with the demo at that moment, with its courier accounts, which has lived its past; cut off after each so many of its steps, where said. */
export async function givenDemoPast(
  { db, given }: Pick<TestShop, 'db' | 'given'>,
  now = new Date(),
  cutAfterSteps?: number,
): Promise<void> {
  await given.account('Admin')
  const secrets = createCourierSecrets(TEST_SECRET)
  for (const company of ['pathao', 'steadfast', 'redx'] as const) {
    const keys = { sealedKeys: secrets.sealKeys({}), pushDigest: secrets.digestOf(secrets.newWebhookSecret()) }
    await insertAccount(db, company, null, { environment: 'pretend', isOn: true, ...keys })
  }
  await openDemo(db, [], 'no password opens this account', now)
  const { rows } = await sql<{ database: string }>`select current_database() as database`.execute(db)
  const connection = { ...inject('postgres'), database: rows[0]?.database ?? '' }
  if (cutAfterSteps === undefined) return void (await livePast(db, connection, new AbortController().signal))
  for (let isLeft = true; isLeft; ) {
    const cutting = new AbortController()
    const lived = livePast(db, connection, cutting.signal).catch(() => true)
    const first = await Promise.race([lived, untilLived(db, cutAfterSteps)])
    cutting.abort()
    isLeft = first ?? (await lived)
  }
}

/** So many steps more than by now, or all that were left. */
async function untilLived(db: TestShop['db'], steps: number): Promise<void> {
  const from = (await readProgress(db))?.step ?? 0
  for (let known = await readProgress(db); known && known.step < from + steps; known = await readProgress(db))
    await wait(LOOK_MS)
}
